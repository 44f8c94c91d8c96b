import * as games from './games.ts';
import * as member from './member.ts';
import type { AnyOperation } from './operation.ts';
import * as session from './session.ts';
import * as system from './system.ts';

/**
 * Every operation by its id. For the sandbox, the documentation and the tests: the site imports operations one by one,
 * so that a page carries only the schemas it uses.
 */
export const operations = {
  systemStatus: system.systemStatus,
  systemPermission: system.systemPermission,
  systemWhitelabel: system.systemWhitelabel,
  systemRegisterSettings: system.systemRegisterSettings,
  announcementList: system.announcementList,
  gameMenuList: system.gameMenuList,
  humanCheckChallenge: session.humanCheckChallenge,
  sessionLogin: session.sessionLogin,
  sessionLogout: session.sessionLogout,
  captchaImage: session.captchaImage,
  memberInfo: member.memberInfo,
  memberAvatar: member.memberAvatar,
  memberLanguageUpdate: member.memberLanguageUpdate,
  walletBalance: member.walletBalance,
  walletMerchant: member.walletMerchant,
  gameVendorList: games.gameVendorList,
  gameList: games.gameList,
  gameHot: games.gameHot,
  gameFavouriteIds: games.gameFavouriteIds,
  gameFavouriteList: games.gameFavouriteList,
  gameFavouriteSet: games.gameFavouriteSet,
  gameRecent: games.gameRecent,
  gameLaunch: games.gameLaunch,
} as const satisfies Record<string, AnyOperation>;

export type Operations = typeof operations;
export type OperationId = keyof Operations;
