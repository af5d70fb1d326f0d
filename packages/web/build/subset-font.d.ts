declare module "subset-font" {
  // oxlint-disable-next-line import/no-default-export -- the library's own form
  export default function subsetFont(font: Buffer, text: string, options: { targetFormat: "woff2" }): Promise<Buffer>;
}
