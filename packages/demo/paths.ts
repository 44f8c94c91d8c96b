import type { GameType } from '#api/primitives.ts';

/** Where the pages of third parties live that the sandbox plays itself: games, a chat, and what stands in for the apps. */
export const slotsPath = '/sandbox-games/slots/';
/** What the pages of the games share. */
export const vendorSharedPath = '/sandbox-games/shared/';
export const liveTablesPath = '/sandbox-games/liveTables/';
export const cardsPath = '/sandbox-games/cards/';
export const fishingPath = '/sandbox-games/fishing/';
/** Matches with their odds: sports, esports and cockfights. */
export const sportsbookPath = '/sandbox-games/sportsbook/';
export const lotteryPath = '/sandbox-games/lottery/';

/** The page of each game type. */
export const pageOfType: Readonly<Record<GameType, string>> = {
  RNG: slotsPath,
  LIVE: liveTablesPath,
  PVP: cardsPath,
  FISH: fishingPath,
  SPORTS: sportsbookPath,
  ESPORTS: sportsbookPath,
  COCKFIGHT: sportsbookPath,
  LOTT: lotteryPath,
  ELOTT: lotteryPath,
};

/** Code that the service pages share. */
export const sharedPath = '/sandbox-service/shared/';
export const chatPath = '/sandbox-service/chat/';
export const appPath = '/sandbox-service/app/';
/** The demo phone, which shows the SMS and e-mails that the sandbox has sent. */
export const phonePath = '/sandbox-service/phone/';
/** LGN-10: the sign-in page of the third parties. */
export const signInPath = '/sandbox-service/signin/';
/** The page of the demo bank and wallet, where a deposit order is paid or rejected. */
export const bankPath = '/sandbox-service/bank/';
/** The demo back office, where withdrawals are approved, paid, rejected or forced. Only while tests control the sandbox. */
export const backOfficePath = '/sandbox-service/backoffice/';
/** The page for a new password, which the recovery e-mail links to. */
export const newPasswordPath = '/sandbox-service/password/';
