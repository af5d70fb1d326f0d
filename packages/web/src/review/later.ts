import { useEffect, useState } from "preact/hooks";

/** Whether something is so, told a task later: what depends on it is then drawn by itself. */
export function useLater(isSo: boolean): boolean {
  const [isTold, tell] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => tell(isSo), 0);
    return () => clearTimeout(timer);
  }, [isSo]);
  return isTold && isSo;
}
