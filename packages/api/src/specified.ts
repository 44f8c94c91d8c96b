import type { AnyOperation, Method, OperationDocs } from './operation.ts';

// Documentation, as `OperationDocs` are: no page of the site imports it.

const relay = (...names: readonly string[]): readonly string[] => names.map((name) => `/wps/relay/${name}`);

/** The paths that the specification shows (API-01 to API-10), by the method that it shows with them, if any. */
export const specifiedPaths: Readonly<Record<Method | 'withoutMethod', readonly string[]>> = {
  GET: [
    '/wps/captcha',
    '/wps/system/status',
    '/wps/system/whitelabel',
    '/wps/member/info',
    '/wps/member/info/icon',
    ...relay('MCSFE_getPlayerAvatar', 'GCS_merchantWallet'),
    '/wps/agent/affiliate',
    '/wps/system/setting/register',
    '/lgw/games/game_menus',
    '/wps/v2/wallets/balance',
  ],
  POST: [
    '/wps/session/login',
    '/wps/verification/sms/noLogin',
    '/wps/session/login/freeplay',
    '/wps/member/password',
    '/wps/member/password/email',
    '/wps/member/password/verification',
    ...relay('GCS_walletTransfer'),
    '/wps/verification/sms/register',
  ],
  PUT: ['/wps/member/register', '/wps/member/register/mobile', '/wps/feedback'],
  DELETE: ['/wps/session/logout'],
  withoutMethod: [
    ...relay('GCS_gameLaunchFB', 'GCSGAME_hotGamesV2', 'GCSGAME_gameList', 'MCSFE_getListAnnouncements'),
    ...relay('GCSGAME_getVassGameType', 'GCSGAME_newGameVendor', 'MCSFE_getFavoriteGames'),
    ...relay('MCSFE_getFavoriteGamesList', 'GCS_recentGame', 'GLS2_roomList', 'GCSGAME_getRankList'),
    '/wps/game/launchGame',
    '/lgw/vn/games/game_menu',
    '/lgw/vn/games/game_menu/recent',
    '/lgw/games/popular',
    '/lgw/vn/numeros/opened/game',
    '/lotto/lgw/games/opened/numero',
    ...relay('MCSFE_getMissionSummaryDetails', 'MCSFE_getMissionLeaderboard'),
    '/wps/member/info/funds/consolidated',
    ...relay('MCS2_processDividendReq', 'MCS2_processDailySalContract', 'MCS2_processContractHourSalary'),
    ...relay('MCSFE_processRealTimeSalaryContract', 'MCS2_claimRafflePromotion', 'CSP_unreadCount'),
    '/wps/system/domainRoute',
    '/wps/system/helpCenter',
    ...relay('MCS2_getPointBalance', 'MCS2_getPointReward', 'passwordCheck/MCS2_redeemPointReward'),
    ...relay('MCS2_getRedeemPointList', 'MCS2_getPointConfig', 'ODSFE2_MemTransDet', 'passwordCheck/MCS2_convertPoint'),
  ],
};

/** The parts of an operation that the specification can leave open. */
export type OperationPart = 'method' | 'path' | 'input' | 'output';

/** The parts of an operation that are our proposal, because the specification does not show them. */
export function assumedParts(
  { method, path }: Pick<AnyOperation, 'method' | 'path'>,
  { assumed }: Pick<OperationDocs<AnyOperation>, 'assumed'>,
): readonly OperationPart[] {
  const parts: OperationPart[] = [];
  if (!specifiedPaths[method].includes(path)) {
    parts.push('method');
    if (!specifiedPaths.withoutMethod.includes(path)) parts.push('path');
  }
  return assumed === true ? [...parts, 'input', 'output'] : parts;
}
