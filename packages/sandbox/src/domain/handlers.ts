import type { OperationId, Operations } from '#api/operations.ts';
import type { Answer } from '../refusal.ts';
import * as affiliates from './affiliates.ts';
import * as agent from './agent.ts';
import * as announcements from './announcements.ts';
import * as cashier from './cashier.ts';
import * as freePlay from './freePlay.ts';
import * as games from './games.ts';
import type { CallContext, Handler } from './handler.ts';
import * as launch from './launch.ts';
import * as lottery from './lottery.ts';
import * as member from './member.ts';
import * as missions from './missions.ts';
import * as passwords from './passwords.ts';
import * as rebate from './rebate.ts';
import * as records from './records.ts';
import * as rules from './registerRules.ts';
import * as registration from './registration.ts';
import * as rooms from './rooms.ts';
import * as secondFactor from './secondFactor.ts';
import * as service from './service.ts';
import * as session from './session.ts';
import * as shelves from './shelves.ts';
import * as smsCodes from './smsCodes.ts';
import * as system from './system.ts';
import * as thirdParty from './thirdParty.ts';
import * as winners from './winners.ts';

/** A rule for every operation of the contract; one that is missing does not compile. */
export const handlers: { readonly [Id in OperationId]: Handler<Operations[Id]> } = {
  systemStatus: system.systemStatus,
  systemPermission: system.systemPermission,
  systemWhitelabel: system.systemWhitelabel,
  systemRegisterSettings: rules.systemRegisterSettings,
  announcementList: announcements.announcementList,
  gameMenuList: games.gameMenuList,
  serviceConfig: service.serviceConfig,
  systemRouters: service.systemRouters,
  systemDomainRoute: service.systemDomainRoute,
  helpCentre: service.helpCentre,
  humanCheckChallenge: session.humanCheckChallenge,
  sessionLogin: session.sessionLogin,
  sessionLogout: session.sessionLogout,
  captchaImage: session.captchaImage,
  smsLoginCode: smsCodes.smsLoginCode,
  smsRegisterCode: smsCodes.smsRegisterCode,
  memberRegister: registration.memberRegister,
  memberRegisterMobile: registration.memberRegisterMobile,
  memberPassword: passwords.memberPassword,
  passwordByEmail: passwords.passwordByEmail,
  passwordByPhone: passwords.passwordByPhone,
  affiliateCheck: affiliates.affiliateCheck,
  countryCodeList: rules.countryCodeList,
  validationRules: rules.validationRules,
  secondFactorSend: secondFactor.secondFactorSend,
  secondFactorVerify: secondFactor.secondFactorVerify,
  sessionThirdParty: thirdParty.sessionThirdParty,
  sessionFreePlay: freePlay.sessionFreePlay,
  memberInfo: member.memberInfo,
  memberAvatar: member.memberAvatar,
  memberLanguageUpdate: member.memberLanguageUpdate,
  walletBalance: member.walletBalance,
  walletMerchant: member.walletMerchant,
  memberTransactions: records.memberTransactions,
  memberBets: records.memberBets,
  depositMethods: cashier.depositMethods,
  depositCreate: cashier.depositCreate,
  depositOrder: cashier.depositOrder,
  depositCancel: cashier.depositCancel,
  depositOrders: cashier.depositOrders,
  rebateSummary: rebate.rebateSummary,
  rebateClaim: rebate.rebateClaim,
  rebateHistory: rebate.rebateHistory,
  missionSummary: missions.missionSummary,
  missionLeaderboard: missions.missionLeaderboard,
  agentConsolidated: agent.agentConsolidated,
  gameVendorList: games.gameVendorList,
  gameList: games.gameList,
  gameHot: games.gameHot,
  gameFavouriteIds: shelves.gameFavouriteIds,
  gameFavouriteList: shelves.gameFavouriteList,
  gameFavouriteSet: shelves.gameFavouriteSet,
  gameRecent: shelves.gameRecent,
  gameRooms: rooms.gameRooms,
  gameVendorType: games.gameVendorType,
  gameLaunch: launch.gameLaunch,
  gameLaunchFB: launch.gameLaunchFB,
  gamePractice: launch.gamePractice,
  gameRankList: winners.gameRankList,
  gameJackpot: winners.gameJackpot,
  lotteryMenu: lottery.lotteryMenu,
  lotteryRecent: lottery.lotteryRecent,
  lotteryPopular: lottery.lotteryPopular,
  lotteryOpenDraws: lottery.lotteryOpenDraws,
  lotteryResults: lottery.lotteryResults,
};

/** A rule as code sees it that handles any operation. */
export type AnyHandler = (context: CallContext, input: unknown) => Answer<unknown>;
