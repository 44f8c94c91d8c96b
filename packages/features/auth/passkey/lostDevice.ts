import { sessionStore } from '#core/data/storage.ts';
import type { SessionStore } from '#core/session/session.ts';

/** The session whose player is asked: the mark means nothing to the next one, whatever ended this one. */
const key = 'lostDevice';

/** Notes, once signed in, that the player is to be asked whether a device was lost (SEC-08). A reload does not answer it. */
export function noteLostDevice(session: Pick<SessionStore, 'current'>): void {
  const token = session.current()?.token;
  if (token !== undefined) sessionStore.set(key, token);
}

/** Whether the player of a session is to be asked. */
export const asksLostDevice = (token: string | undefined): boolean =>
  token !== undefined && sessionStore.get(key) === token;

/** Notes that the player has answered. */
export const answerLostDevice = (): void => sessionStore.remove(key);
