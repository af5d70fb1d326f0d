/** What the bundler understands beyond TypeScript. */
declare module "*.css";
declare module "*?url" {
  const url: string;
  // oxlint-disable-next-line import/no-default-export -- the bundler's own form
  export default url;
}
