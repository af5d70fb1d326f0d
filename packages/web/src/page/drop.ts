/** A file dropped anywhere on the page is opened as a match or a position. */

const ENOUGH_TO_REFUSE = 1_000_000;

export function listenForDrops(open: (text: string) => void): () => void {
  const drop = (event: DragEvent) => {
    const file = event.dataTransfer?.files[0];
    if (file === undefined) return;
    event.preventDefault();
    void readFile(file).then(open);
  };
  addEventListener("dragover", allowFiles);
  addEventListener("drop", drop);
  return () => {
    removeEventListener("dragover", allowFiles);
    removeEventListener("drop", drop);
  };
}

function allowFiles(event: DragEvent): void {
  if (event.dataTransfer?.types.includes("Files") === true) event.preventDefault();
}

/** A file of records is read to its end; of anything else that is large, the start is enough to refuse it. */
export async function readFile(file: File): Promise<string> {
  const start = await file.slice(0, ENOUGH_TO_REFUSE).text();
  return start.trimStart().startsWith("riad record") ? file.text() : start;
}
