import type { Page } from 'playwright';
import { differenceOf } from './pixels.ts';

declare global {
  interface Window {
    differenceOf?: typeof differenceOf;
  }
}

/** How two pictures differ. */
export interface Difference {
  /** How many pixels. */
  readonly count: number;
  /** The part of the picture that they are, from 0 to 1. */
  readonly share: number;
  /** The picture before, faded, with what changed in magenta. */
  readonly png: Buffer;
}

/** Compares two pictures inside a page, which can read and write PNG. Null when they are the same. */
export async function compare(page: Page, before: Buffer, after: Buffer): Promise<Difference | null> {
  if (before.equals(after)) return null;
  if (await page.evaluate(() => window.differenceOf === undefined))
    await page.addScriptTag({ content: `window.differenceOf = ${differenceOf.toString()}` });
  const { count, total, picture } = await page.evaluate(
    async (pictures) => {
      const read = async (base64 = '') => {
        const bytes = Uint8Array.from(atob(base64), (char) => char.codePointAt(0) ?? 0);
        const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
        const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
        const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
        context.drawImage(bitmap, 0, 0);
        return context.getImageData(0, 0, bitmap.width, bitmap.height);
      };
      const [old, current] = await Promise.all([read(pictures[0]), read(pictures[1])]);
      const difference = window.differenceOf?.(old, current);
      if (difference === undefined) throw new Error('the page cannot compare');
      const canvas = new OffscreenCanvas(difference.width, difference.height);
      const drawn = new ImageData(difference.width, difference.height);
      drawn.data.set(difference.data);
      canvas.getContext('2d')?.putImageData(drawn, 0, 0);
      const blob = await canvas.convertToBlob({ type: 'image/png' });
      const url = await new Promise<string>((resolve) => {
        const reader = new FileReader();
        reader.addEventListener('load', () => resolve(reader.result as string));
        reader.readAsDataURL(blob);
      });
      const size = difference.width * difference.height;
      return { count: difference.count, total: size, picture: url.slice(url.indexOf(',') + 1) };
    },
    [before.toString('base64'), after.toString('base64')],
  );
  return count === 0 ? null : { count, share: count / total, png: Buffer.from(picture, 'base64') };
}
