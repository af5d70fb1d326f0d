/** After the first visit, Riad opens without a network. Opened from a disk, it needs none. */
export function keepOffline(): void {
  if (!import.meta.env.PROD || location.protocol === "file:" || !("serviceWorker" in navigator)) return;
  if (document.readyState === "complete") register();
  else addEventListener("load", register);
}

/** Without it the page works as before, only not without a network. */
function register(): void {
  navigator.serviceWorker.register("/sw.js").catch(() => undefined);
}
