/** What the bundler understands beyond TypeScript. */
interface ImportMeta {
  readonly env: { readonly PROD: boolean };
}
declare module "*.css";
declare module "*?url" {
  const url: string;
  // oxlint-disable-next-line import/no-default-export -- the bundler's own form
  export default url;
}
declare module "*?worker&inline" {
  // oxlint-disable-next-line import/no-default-export -- the bundler's own form
  export default class InlineWorker extends Worker {
    constructor();
  }
}
