import { memberIcon, memberIconSet } from '#api/picture.ts';
import { useImageUrl } from '#core/catalogue/images.ts';
import { mapRemote, useRemote } from '#core/data/remote.ts';
import { useChange } from '#core/data/useChange.ts';
import type { PictureDialogProps } from './picture.types.ts';

/** The choice of a picture (API-02), connected to the platform. */
export function usePicture(): Omit<PictureDialogProps, 'open' | 'onClose'> {
  const imageUrl = useImageUrl();
  const [pictures, { update }] = useRemote(memberIcon, {}, 'oncePerSession');
  const choose = useChange(memberIconSet, update);
  return {
    options: mapRemote(pictures, ({ icons }) => icons.map(({ id, url }) => ({ id, src: imageUrl(url) }))),
    chosen: pictures.status === 'ready' ? pictures.value.chosen : null,
    async onChoose(id) {
      const answer = await choose({ id });
      return answer.ok ? null : answer.error;
    },
  };
}
