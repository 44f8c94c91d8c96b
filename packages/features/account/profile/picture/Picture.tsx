import type { PictureDialogProps } from './picture.types.ts';
import { PictureDialog } from './PictureDialog.tsx';
import { usePicture } from './usePicture.ts';

/** The choice of a picture, connected to the platform. Loads when it is opened. */
export function Picture(props: Pick<PictureDialogProps, 'open' | 'onClose'>) {
  return <PictureDialog {...usePicture()} {...props} />;
}
