import * as account from './account.ts';
import * as agent from './agent.ts';
import * as cashier from './cashier.ts';
import * as games from './games.ts';
import * as launch from './launch.ts';
import * as lottery from './lottery.ts';
import * as member from './member.ts';
import * as missions from './missions.ts';
import type { AnyOperation } from './operation.ts';
import * as rebate from './rebate.ts';
import * as records from './records.ts';
import * as service from './service.ts';
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
  serviceConfig: service.serviceConfig,
  systemRouters: service.systemRouters,
  systemDomainRoute: service.systemDomainRoute,
  helpCentre: service.helpCentre,
  humanCheckChallenge: session.humanCheckChallenge,
  sessionLogin: session.sessionLogin,
  sessionLogout: session.sessionLogout,
  captchaImage: session.captchaImage,
  smsLoginCode: account.smsLoginCode,
  smsRegisterCode: account.smsRegisterCode,
  memberRegister: account.memberRegister,
  memberRegisterMobile: account.memberRegisterMobile,
  memberPassword: account.memberPassword,
  passwordByEmail: account.passwordByEmail,
  passwordByPhone: account.passwordByPhone,
  affiliateCheck: account.affiliateCheck,
  countryCodeList: account.countryCodeList,
  validationRules: account.validationRules,
  secondFactorSend: account.secondFactorSend,
  secondFactorVerify: account.secondFactorVerify,
  sessionThirdParty: account.sessionThirdParty,
  sessionFreePlay: account.sessionFreePlay,
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
  gameFavouriteIds: games.gameFavouriteIds,
  gameFavouriteList: games.gameFavouriteList,
  gameFavouriteSet: games.gameFavouriteSet,
  gameRecent: games.gameRecent,
  gameRooms: launch.gameRooms,
  gameVendorType: launch.gameVendorType,
  gameLaunch: launch.gameLaunch,
  gameLaunchFB: launch.gameLaunchFB,
  gamePractice: launch.gamePractice,
  gameRankList: games.gameRankList,
  gameJackpot: games.gameJackpot,
  lotteryMenu: lottery.lotteryMenu,
  lotteryRecent: lottery.lotteryRecent,
  lotteryPopular: lottery.lotteryPopular,
  lotteryOpenDraws: lottery.lotteryOpenDraws,
  lotteryResults: lottery.lotteryResults,
} as const satisfies Record<string, AnyOperation>;

export type Operations = typeof operations;
export type OperationId = keyof Operations;
