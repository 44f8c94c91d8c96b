/**
 * `adjustment` is money that the platform gives without an order: what a seeded or a trial account begins with. `payout`
 * moves what a withdrawal holds to the outside, or back from it. `redEnvelope` is paid by the operator, the others of its
 * name by an agent.
 */
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
  'redEnvelopeGiven',
  'redEnvelopeReceived',
  'redEnvelopeReturned',
  'wheel',
  'jackpot',
  'points',
  'walletIn',
  'walletOut',
  'transferIn',
  'transferOut',
  'commission',
  'dividend',
  'salary',
  'adjustment',
] as const;
export type PostingKind = (typeof postingKinds)[number];
