/**
 * Resolves when nothing moves and the site's fonts are drawn, so that what is measured is where it stays: a dialog that opens begins
 * lower, even where motion is reduced, and figures that fit beside each other may not in the font that stands in.
 */
export async function settled(): Promise<void> {
  await document.fonts.ready;
  const running = document
    .getAnimations()
    .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(running.map(({ finished }) => finished));
}
