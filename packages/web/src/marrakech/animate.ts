/** Motion that ends early and without a trace when the step is skipped. */

export async function animate(
  element: Element,
  frames: Keyframe[],
  options: KeyframeAnimationOptions,
  signal: AbortSignal,
): Promise<void> {
  const animation = element.animate(frames, options);
  const stop = () => animation.cancel();
  signal.addEventListener("abort", stop);
  try {
    await animation.finished;
  } catch {
    // Cancelled: the drawing shows the end already.
  }
  signal.removeEventListener("abort", stop);
}

export async function wait(duration: number, signal: AbortSignal): Promise<void> {
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, duration);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
