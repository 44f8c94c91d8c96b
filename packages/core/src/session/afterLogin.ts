import { sessionStore } from '../data/storage.ts';

/** What a player is asked once they have logged in: whether a device was lost, or whether they want a passkey (SEC-08). */
export const afterLogin = ['lostDevice', 'passkeyOffer'] as const;
export type AfterLogin = (typeof afterLogin)[number];

/** Notes what the player of a session is to be asked. The mark means nothing to the next one, and a reload does not answer it. */
export const noteAfterLogin = (what: AfterLogin, token: string): void => sessionStore.set(what, token);

/** Whether the player of a session is to be asked. */
export const asksAfterLogin = (what: AfterLogin, token: string | undefined): boolean =>
  token !== undefined && sessionStore.get(what) === token;

/** Notes that the player has answered, or has been asked often enough. */
export const endAfterLogin = (what: AfterLogin): void => sessionStore.remove(what);
