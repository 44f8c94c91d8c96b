import { fail } from '#api/errors.ts';
import { usePlatform } from '../data/platform.tsx';
import type { SendPicture } from './useUploads.ts';

/** Returns a function that uploads a picture of the member. Its code loads with the first picture. */
export function useSendPicture(): SendPicture {
  const { client } = usePlatform();
  return async (...sent) => {
    const part = await import('./sendPicture.ts').catch(() => null);
    return part === null ? fail({ kind: 'network', outcomeUnknown: false }) : part.sendPicture(client, ...sent);
  };
}
