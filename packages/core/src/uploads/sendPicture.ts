import type { Client } from '#api/client.ts';
import { ok } from '#api/errors.ts';
import { fileUpload } from '#api/uploads.ts';
import { sendWithProgress } from './sendWithProgress.ts';
import type { SendPicture } from './useUploads.ts';

/** Uploads a picture of the member. */
export async function sendPicture(
  client: Client,
  ...[{ name, type, bytes }, signal, onProgress]: Parameters<SendPicture>
): ReturnType<SendPicture> {
  const answer = await client.call(fileUpload, { name, type, bytes }, { signal, send: sendWithProgress(onProgress) });
  return answer.ok ? ok(answer.value.id) : answer;
}
