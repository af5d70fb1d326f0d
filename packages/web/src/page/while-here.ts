/** For an effect: uses what was promised, unless the component has gone by then. */
export function whileHere<T>(promised: Promise<T>, use: (value: T) => void): () => void {
  let isHere = true;
  void promised.then((value) => {
    if (isHere) use(value);
  });
  return () => {
    isHere = false;
  };
}
