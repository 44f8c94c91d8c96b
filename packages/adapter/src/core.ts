import type { FeatureName } from '#api/features.ts';
import type { OperationId } from '#api/operations.ts';

/** What the site cannot run without: an adapter that does not map one of them does not start. */
export const coreOperations = [
  'sessionLogin',
  'sessionLogout',
  'memberInfo',
  'walletBalance',
  'gameMenuList',
  'gameVendorList',
  'gameList',
  'gameLaunch',
] as const satisfies readonly OperationId[];

/** What the edge answers itself where it is not mapped: the site is open, its settings are the adapter's. */
export const composedOperations = [
  'systemStatus',
  'systemPermission',
  'systemWhitelabel',
] as const satisfies readonly OperationId[];

/**
 * What the pages of a feature need besides the operations that close with it: records stay open while the feature is off, and
 * so do the means by which players protect themselves, but a page without them would be a page of failures.
 */
export const alsoNeeded: { readonly [Name in FeatureName]?: readonly OperationId[] } = {
  DEPOSIT: ['depositOrder', 'depositOrders'],
  WITHDRAW: ['withdrawOrder', 'withdrawOrders', 'bankAccounts', 'paymentPasswordState', 'paymentPasswordCheck'],
  WALLET: ['walletTransfers'],
  POINTS: ['pointTransactions', 'pointRedeemList'],
  LIMITS: ['playStatus', 'playLimitSet', 'playLimitConfirm', 'playLimitHistory', 'playBreakStart'],
};
