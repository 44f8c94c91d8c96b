/** `payout` moves what a withdrawal holds to the outside, or back from it. */
export const postingKinds = [
  'deposit',
  'withdrawal',
  'withdrawalReturned',
  'payout',
  'stake',
  'win',
  'rebate',
  'walletIn',
  'walletOut',
  'transferIn',
  'transferOut',
] as const;
export type PostingKind = (typeof postingKinds)[number];
