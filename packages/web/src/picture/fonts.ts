/** The typefaces as text inside a picture, so that it looks the same everywhere. */
import elMessiri from "@fonts/el-messiri-600.woff2?url";
import regular from "@fonts/alegreya-sans-500.woff2?url";
import bold from "@fonts/alegreya-sans-700.woff2?url";

const FACES = [
  { family: "El Messiri", weight: 600, url: elMessiri },
  { family: "Alegreya Sans", weight: 500, url: regular },
  { family: "Alegreya Sans", weight: 700, url: bold },
];

export async function embedFonts(): Promise<string> {
  const rules = await Promise.all(
    FACES.map(async ({ family, weight, url }) => {
      const response = await fetch(url);
      return `@font-face{font-family:"${family}";font-weight:${weight};src:url(${await dataUrl(await response.blob())})}`;
    }),
  );
  return rules.join("");
}

function dataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener("load", () => resolve(reader.result as string));
    reader.addEventListener("error", () => reject(new Error("a typeface could not be read")));
    reader.readAsDataURL(blob);
  });
}
