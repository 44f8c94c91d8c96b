import { ok } from '#api/errors.ts';
import type * as contract from '#api/uploads.ts';
import { pictureLink } from '../accounts/pictureLinks.ts';
import { storeFile } from '../accounts/uploads.ts';
import type { Handler } from '../handler.ts';

export const fileUpload: Handler<typeof contract.fileUpload> = ({ sandbox, member, session }, input) => {
  const stored = storeFile(sandbox, member.id, input);
  if (!stored.ok) return stored;
  const { id, name, bytes } = stored.value;
  return ok({ id, name, bytes, url: pictureLink(sandbox, id, session) });
};
