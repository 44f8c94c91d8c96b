import { type EndReason, endReasons } from '#api/sessionEnd.ts';
import type { SessionStore } from './session.ts';

const told = new WeakMap<SessionStore, { readonly token: string; readonly reason: EndReason }>();

/** Keeps why the push channel says that the current session has ended: the refusal that follows may not tell. */
export function noteToldEnd(session: SessionStore, reason: unknown): void {
  const token = session.current()?.token;
  const known = endReasons.find((each) => each === reason);
  if (token !== undefined && known !== undefined) told.set(session, { token, reason: known });
}

/** Why the push channel said that the last session has ended; null where it said nothing. Tells it once. */
export function toldEnd(session: SessionStore): EndReason | null {
  const reason = told.get(session)?.reason ?? null;
  told.delete(session);
  return reason;
}
