/** What the bundler understands beyond TypeScript. */
interface ImportMeta {
  readonly env: { readonly PROD: boolean };
  glob<T>(pattern: string, options: { readonly eager: true }): Readonly<Record<string, T>>;
  glob<T>(patterns: readonly string[]): Readonly<Record<string, () => Promise<T>>>;
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
declare module "virtual:shelf" {
  import type { GameFacts } from "@riad/core";
  export const facts: readonly GameFacts[];
}
declare module "virtual:judge" {
  export const judgeMark: string;
}
