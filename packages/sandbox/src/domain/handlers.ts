import type { OperationId, Operations } from '#api/operations.ts';
import type { Answer } from '../refusal.ts';
import * as announcements from './announcements.ts';
import * as games from './games.ts';
import type { CallContext, Handler } from './handler.ts';
import * as launch from './launch.ts';
import * as member from './member.ts';
import * as session from './session.ts';
import * as shelves from './shelves.ts';
import * as system from './system.ts';

/** A rule for every operation of the contract; one that is missing does not compile. */
export const handlers: { readonly [Id in OperationId]: Handler<Operations[Id]> } = {
  systemStatus: system.systemStatus,
  systemPermission: system.systemPermission,
  systemWhitelabel: system.systemWhitelabel,
  systemRegisterSettings: system.systemRegisterSettings,
  announcementList: announcements.announcementList,
  gameMenuList: games.gameMenuList,
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
  gameFavouriteIds: shelves.gameFavouriteIds,
  gameFavouriteList: shelves.gameFavouriteList,
  gameFavouriteSet: shelves.gameFavouriteSet,
  gameRecent: shelves.gameRecent,
  gameLaunch: launch.gameLaunch,
};

/** A rule as code sees it that handles any operation. */
export type AnyHandler = (context: CallContext, input: unknown) => Answer<unknown>;
