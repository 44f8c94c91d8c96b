/** `payout` moves what a withdrawal holds to the outside, or back from it. */
export const postingKinds = [
  'deposit',
  'withdrawal',
  'withdrawalReturned',
  'payout',
  'stake',
  'win',
  'rebate',
  'reward',
  'bonusRemoved',
  'mission',
  'redEnvelope',
  'wheel',
  'points',
  'walletIn',
  'walletOut',
  'transferIn',
  'transferOut',
  'commission',
  'dividend',
  'salary',
] as const;
export type PostingKind = (typeof postingKinds)[number];
