import { memberAvatar } from '#api/member.ts';
import { memberIcon, memberIconSet } from '#api/picture.ts';
import { useImageUrl } from '#core/catalogue/images.ts';
import { usePlatform } from '#core/data/platform.tsx';
import { mapRemote, useRefreshAll, useRemote } from '#core/data/remote.ts';
import type { PictureDialogProps } from './picture.types.ts';

/** The choice of a picture (API-02), connected to the platform. */
export function usePicture(): Omit<PictureDialogProps, 'open' | 'onClose'> {
  const { client } = usePlatform();
  const imageUrl = useImageUrl();
  const refreshAll = useRefreshAll();
  const [pictures, { refresh, update }] = useRemote(memberIcon, {}, 'oncePerSession');
  return {
    options: mapRemote(pictures, ({ icons }) => icons.map(({ id, url }) => ({ id, src: imageUrl(url) }))),
    chosen: pictures.status === 'ready' ? pictures.value.chosen : null,
    async onChoose(id) {
      const answer = await client.call(memberIconSet, { id });
      // A lost answer may have had its effect.
      await (answer.ok ? update(() => answer.value) : refresh());
      await refreshAll(memberAvatar);
      return answer.ok ? null : answer.error;
    },
  };
}
