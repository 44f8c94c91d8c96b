import { waitFor } from 'storybook/test';
import { bone } from '#ui/Skeleton/Skeleton.css.ts';
import { settled } from './settled.ts';

/**
 * Resolves when everything in an element has come and is where it stays: nothing is busy, no part that loads by itself has its
 * placeholder left, nothing moves. A measurement made before it passes or fails by chance.
 */
export async function loaded(root: ParentNode): Promise<void> {
  await waitFor(() => {
    const part = root.querySelector(`[aria-busy="true"], .${bone}`);
    if (part !== null) throw new Error(`still loading: ${part.outerHTML.slice(0, 200)}`);
  });
  await settled();
}
