import { uploadLimits } from '#api/uploadLimits.ts';
import { imageTypeOf } from '#ui/FileField/imageType.ts';

/** A picture that is ready to be sent. */
export interface Picture {
  readonly name: string;
  readonly type: 'image/png' | 'image/jpeg';
  readonly bytes: Uint8Array<ArrayBuffer>;
}

export type PreparedPicture =
  | { readonly ok: true; readonly picture: Picture }
  | { readonly ok: false; readonly problem: 'type' | 'size' };

/** The longest side of a picture that is sent, in pixels. */
const longestSide = 2_000;

/**
 * Checks a picture by its first bytes and its size (CON-02), and draws it anew: at most 2,000 pixels on its longer side,
 * and without what cameras add, such as the place.
 */
export async function preparePicture(file: File): Promise<PreparedPicture> {
  if (file.size > uploadLimits.bytes) return { ok: false, problem: 'size' };
  const head = new Uint8Array(await file.slice(0, 16).arrayBuffer());
  const type = imageTypeOf(head);
  if (type === null) return { ok: false, problem: 'type' };
  const blob = await redraw(file, type);
  if (blob === null) return { ok: false, problem: 'type' };
  if (blob.size > uploadLimits.bytes) return { ok: false, problem: 'size' };
  return { ok: true, picture: { name: file.name, type, bytes: new Uint8Array(await blob.arrayBuffer()) } };
}

/** Returns null for a file that the browser cannot draw. */
async function redraw(file: File, type: Picture['type']): Promise<Blob | null> {
  try {
    const bitmap = await createImageBitmap(file);
    const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(bitmap.width * scale));
    canvas.height = Math.max(1, Math.round(bitmap.height * scale));
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    bitmap.close();
    return await new Promise((resolve) => canvas.toBlob(resolve, type, 0.9));
  } catch {
    return null;
  }
}
