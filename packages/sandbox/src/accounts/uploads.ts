import { ok } from '#api/errors.ts';
import type { FileBody } from '#api/operation.ts';
import { uploadLimits } from '#api/uploadLimits.ts';
import { type UploadRefusal } from '#api/uploads.ts';
import { createToken } from '../crypto/token.ts';
import { type Answer, refuse } from '../refusal.ts';
import type { Sandbox } from '../sandbox.ts';
import type { UploadedFile } from '../schema/moneyOut.ts';

/** How many pictures a member keeps. The oldest are removed first. */
const mostFiles = 30;

/** How a file of each type begins. */
const signatures: Readonly<Record<string, readonly number[]>> = {
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  'image/jpeg': [0xff, 0xd8, 0xff],
};

/** The type of a picture by its first bytes; undefined for anything else. */
const typeOfBytes = (bytes: Uint8Array): string | undefined =>
  Object.keys(signatures).find((type) => signatures[type]?.every((byte, at) => bytes[at] === byte));

/** CON-02: stores a picture of a member. Its type is that of its bytes, whatever its name says. */
export function storeFile(sandbox: Sandbox, memberId: string, { name, bytes }: FileBody): Answer<UploadedFile> {
  const type = typeOfBytes(bytes);
  if (type === undefined) return refuseFor('type');
  if (bytes.length > uploadLimits.bytes) return refuseFor('size');
  const { store, now } = sandbox;
  const own = Array.from(store.entries('files'), ([, file]) => file).filter((file) => file.memberId === memberId);
  for (const { id } of own.slice(0, Math.max(0, own.length + 1 - mostFiles))) store.remove('files', id);
  const id = createToken();
  const base64 = toBase64(bytes);
  const file = { id, memberId, name: name.slice(0, 120), type, bytes: bytes.length, base64, at: now() };
  store.put('files', id, file);
  return ok(file);
}

const refuseFor = (reason: UploadRefusal): Answer<never> => refuse('upload_invalid', { detail: { reason } });

export function ownFile({ store }: Sandbox, memberId: string, id: string): UploadedFile | undefined {
  const file = store.get('files', id);
  return file?.memberId === memberId ? file : undefined;
}

/** The bytes of a picture. */
export const fileContent = ({ base64 }: UploadedFile): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));

function toBase64(bytes: Uint8Array): string {
  let text = '';
  // In parts, because a call takes a limited number of arguments.
  for (let at = 0; at < bytes.length; at += 0x8000) text += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
  return btoa(text);
}
