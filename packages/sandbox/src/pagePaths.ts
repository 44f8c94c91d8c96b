import type { GameType } from '#api/primitives.ts';

/** Where the pages of third parties live that the sandbox plays itself: games, a chat, and what stands in for the apps. */
export const gamePath = '/sandbox-games/slot/';
/** What the pages of the games share. */
export const standPath = '/sandbox-games/stand/';
export const tablePath = '/sandbox-games/table/';
export const cardsPath = '/sandbox-games/cards/';
export const fishPath = '/sandbox-games/fish/';
/** Matches with their odds: sports, esports and cockfights. */
export const fixturesPath = '/sandbox-games/fixtures/';
export const drawPath = '/sandbox-games/draw/';

/** The page that plays the games of a type. */
export const pageOfType: Readonly<Record<GameType, string>> = {
  RNG: gamePath,
  LIVE: tablePath,
  PVP: cardsPath,
  FISH: fishPath,
  SPORTS: fixturesPath,
  ESPORTS: fixturesPath,
  COCKFIGHT: fixturesPath,
  LOTT: drawPath,
  ELOTT: drawPath,
};

export const chatPath = '/sandbox-service/chat/';
export const appPath = '/sandbox-service/app/';
/** The phone, with the codes and e-mails that this world has sent. */
export const phonePath = '/sandbox-service/phone/';
/** LGN-10: where a third party asks who somebody is. */
export const signInPath = '/sandbox-service/signin/';
/** The bank and the e-wallet of the demonstration, where an order to pay in is paid or refused. */
export const bankPath = '/sandbox-service/bank/';
/** Where the link of an e-mail leads that somebody asked for who forgot their password. */
export const newPasswordPath = '/sandbox-service/password/';
