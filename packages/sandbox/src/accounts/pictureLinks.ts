import { signatureOf } from '../crypto/signing.ts';
import type { Sandbox } from '../sandbox.ts';
import type { Session } from '../schema/accounts.ts';
import { sessionIdOf, sessionsOf } from './sessions.ts';
import { fileContent } from './uploads.ts';

/** Where a picture is served. */
export const filePath = '/wps/member/upload/';

/**
 * The step of the end of an address, in ms. An address ends with the step after the current one, 5 to 10 minutes from now: reading
 * a record again within a step gives the same address, so that its pictures are not loaded again.
 */
const stepMs = 5 * 60_000;

/** Who an address is for: the session that reads the record, or the operator's staff. */
export type PictureReader = Pick<Session, 'token'> | 'staff';

/**
 * The address of a picture: signed, and only for the session that it is given to, because an image of a page sends no headers. It
 * ends within ten minutes, and with the session; each read of the record has a new one.
 */
export function pictureLink(sandbox: Sandbox, id: string, reader: PictureReader): string {
  const to = reader === 'staff' ? reader : sessionIdOf(reader);
  const until = String((Math.floor(sandbox.now() / stepMs) + 2) * stepMs);
  const query = new URLSearchParams({ to, until, signature: signatureOf(sandbox, purpose, claimOf(id, to, until)) });
  return `${filePath}${id}?${query.toString()}`;
}

const purpose = 'picture';
const claimOf = (id: string, to: string, until: string): string => [id, to, until].join(' ');

/**
 * Responds with a picture, or with 404: for an address that is not of this platform, has been changed or has ended, whose session
 * has ended, or that is asked for with the session of another account.
 */
export function fileResponse(sandbox: Sandbox, request: Request): Response {
  const { pathname, searchParams } = new URL(request.url);
  const id = pathname.slice(filePath.length);
  const file = sandbox.store.get('files', id);
  const read = (name: string): string => searchParams.get(name) ?? '';
  const [to, until, signature] = [read('to'), read('until'), read('signature')];
  const isValid = signature === signatureOf(sandbox, purpose, claimOf(id, to, until)) && Number(until) > sandbox.now();
  const token = /^Bearer (\S+)$/.exec(request.headers.get('Authorization') ?? '')?.[1];
  const asker = token === undefined ? undefined : sandbox.store.get('sessions', token);
  if (
    file === undefined ||
    !isValid ||
    (to !== 'staff' && sessionsOf(sandbox, file.memberId).every((session) => sessionIdOf(session) !== to)) ||
    (token !== undefined && asker?.memberId !== file.memberId)
  ) {
    return new Response(null, { status: 404, headers: { 'Cache-Control': 'no-store' } });
  }
  return new Response(fileContent(file), {
    headers: { 'Content-Type': file.type, 'Cache-Control': 'private, no-store', 'X-Content-Type-Options': 'nosniff' },
  });
}
