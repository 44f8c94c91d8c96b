import { ok } from '#api/errors.ts';
import { fileUpload } from '#api/uploads.ts';
import { usePlatform } from '../data/platform.tsx';
import { sendWithProgress } from './sendWithProgress.ts';
import type { SendPicture } from './useUploads.ts';

/** Returns a function that uploads a picture of the member. */
export function useSendPicture(): SendPicture {
  const { client } = usePlatform();
  return async ({ name, type, bytes }, signal, onProgress) => {
    const answer = await client.call(fileUpload, { name, type, bytes }, { signal, send: sendWithProgress(onProgress) });
    return answer.ok ? ok(answer.value.id) : answer;
  };
}
