import type { FileItem } from '#ui/FileField/FileField.tsx';
import type { Upload } from './useUploads.ts';

/** A key of the messages about a picture: its state, or why it was refused. */
type PictureState = Upload['state'] | NonNullable<Upload['problem']>;

/** The pictures as a `FileField` shows them. */
export const filesOf = (uploads: readonly Upload[], textOf: (state: PictureState) => string): readonly FileItem[] =>
  uploads.map(({ id, name, state, problem, preview }) => ({
    ...{ id, name, state, status: textOf(problem ?? state) },
    ...(preview !== null && { preview }),
  }));

/** Why the pictures cannot be sent yet; null when they can. */
export function picturesProblem(uploads: readonly Upload[]): 'none' | 'sending' | 'failed' | null {
  if (uploads.length === 0) return 'none';
  if (uploads.some(({ state }) => state === 'failed' || state === 'refused')) return 'failed';
  return uploads.some(({ state }) => state === 'sending') ? 'sending' : null;
}
