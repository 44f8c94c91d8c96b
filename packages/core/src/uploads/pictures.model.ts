import type { FileItem } from '#ui/FileField/FileField.tsx';
import type { Upload } from './useUploads.ts';

/** A key of the messages about a picture: its state, or why it was refused. It is checked when all of it has left. */
type PictureState = Upload['state'] | 'checking' | NonNullable<Upload['problem']>;

/** Screen readers say how much has left in so many steps, not with each per cent. */
const spokenSteps = 4;

/**
 * The pictures as a `FileField` shows them.
 * @param textOf the state in words; `percent` is how much of the picture has left, in whole per cent
 */
export const filesOf = (
  uploads: readonly Upload[],
  textOf: (state: PictureState, percent: number) => string,
): readonly FileItem[] =>
  uploads.map(({ id, name, state, progress, problem, preview }) => {
    const textAt = (share: number): string =>
      textOf(problem ?? (state === 'sending' && share === 1 ? 'checking' : state), Math.floor(share * 100));
    return {
      ...{ id, name, state, status: textAt(progress) },
      ...(state === 'sending' && {
        progress: { share: progress, spoken: textAt(Math.floor(progress * spokenSteps) / spokenSteps) },
      }),
      ...(preview !== null && { preview }),
    };
  });

/** Why the pictures cannot be sent yet; null when they can. */
export function picturesProblem(uploads: readonly Upload[]): 'none' | 'sending' | 'failed' | null {
  if (uploads.length === 0) return 'none';
  if (uploads.some(({ state }) => state === 'failed' || state === 'refused')) return 'failed';
  return uploads.some(({ state }) => state === 'sending') ? 'sending' : null;
}
