import * as v from 'valibot';
import { ownFreeRounds } from './freeRounds.ts';
import { list } from './list.ts';
import { open } from './open.ts';
import { type OperationDocs, defineOperation } from './operation.ts';
import { pointReward, rewardKinds } from './pointReward.ts';
import { amount, day, isoDateTime, language, notEmpty, nothing, page, wholeNumber } from './primitives.ts';

/** TXT-02: what points come from and go to. `poker` is PVP; `redeem` also names points that are converted or come back. */
export const pointTypes = ['live', 'lottery', 'poker', 'slots', 'sports', 'redeem', 'deposit', 'reward'] as const;
export type PointType = (typeof pointTypes)[number];

/** TXT-02: where a redemption is, in the platform's own words. `Approved` also stands for completed. */
export const redeemStatuses = ['In Process', 'Rejected', 'Approved'] as const;
export type RedeemStatus = (typeof redeemStatuses)[number];

const count = wholeNumber;
const reference = v.pipe(v.string(), notEmpty);

/** The ledger of points: what a member can spend, and what redemptions in process hold. */
export const pointBalance = defineOperation({
  id: 'pointBalance',
  method: 'GET',
  path: '/wps/relay/MCS2_getPointBalance',
  effect: 'read',
  auth: 'member',
  body: 'none',
  input: nothing,
  output: v.object({ points: count, inProcess: count }),
});
export const pointBalanceDocs: OperationDocs<typeof pointBalance> = {
  summary: 'Returns the points that a member can spend, and those of redemptions in process (API-10).',
  example: {},
  features: ['POINTS'],
};

export const pointRewards = defineOperation({
  id: 'pointRewards',
  method: 'GET',
  path: '/wps/relay/MCS2_getPointReward',
  effect: 'read',
  auth: 'optional',
  body: 'query',
  input: v.object({ kind: v.optional(v.picklist(rewardKinds)), ...page, language }),
  output: v.object({ list: list(pointReward), totalPages: count }),
});
export const pointRewardsDocs: OperationDocs<typeof pointRewards> = {
  summary: 'Returns one page of the rewards of the points mall, for members and visitors (API-10).',
  example: { pageNo: 1, pageSize: 15, language: 'TH' },
  features: ['POINTS'],
};

export const pointConfigValue = v.object({
  /** TXT-02: how points are earned, one row per type. */
  rules: list(
    v.object({
      type: open(pointTypes),
      /** This much is wagered, or deposited, for `points`. */
      per: amount,
      points: count,
      /** The most points of this type in a day; null for no limit. */
      dailyCap: v.nullable(count),
      /** In the requested language; what counts and what does not. */
      note: v.optional(v.string(), ''),
    }),
  ),
  /** Points to money; null where the operator does not offer it. */
  convert: v.nullable(
    v.object({
      /** So many points are `amount`. */
      rate: v.object({ points: count, amount }),
      min: count,
      maxDay: count,
      /** What is left of the day's limit and when it begins anew; null for a visitor. */
      leftToday: v.nullable(count),
      resetsAt: v.nullable(isoDateTime),
      /** What can be converted at once, with the money and what has to be wagered for it before a withdrawal. */
      choices: list(v.object({ points: count, amount, requirement: amount })),
    }),
  ),
  /** GEN-07f. */
  neverExpire: v.boolean(),
});
export type PointConfigValue = v.InferOutput<typeof pointConfigValue>;

export const pointConfig = defineOperation({
  id: 'pointConfig',
  method: 'GET',
  path: '/wps/relay/MCS2_getPointConfig',
  effect: 'read',
  auth: 'optional',
  body: 'query',
  input: v.object({ language }),
  output: pointConfigValue,
});
export const pointConfigDocs: OperationDocs<typeof pointConfig> = {
  summary: 'Returns how points are earned and converted, for members and visitors (API-10).',
  example: { language: 'TH' },
  features: ['POINTS'],
};

/** Where goods are sent. Personal: in a sealed body only. */
export const pointDelivery = v.object({
  name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(80)),
  phone: v.pipe(v.string(), v.trim(), v.minLength(9), v.maxLength(20)),
  address: v.pipe(v.string(), v.trim(), v.minLength(10), v.maxLength(300)),
});
export type PointDelivery = v.InferOutput<typeof pointDelivery>;

export const pointRedeem = defineOperation({
  id: 'pointRedeem',
  method: 'POST',
  path: '/wps/relay/passwordCheck/MCS2_redeemPointReward',
  effect: 'money',
  changes: [
    'walletBalance',
    'memberPublicState',
    'walletList',
    'memberTransactions',
    'memberProfit',
    'turnoverList',
    'withdrawOptions',
    'uplineInfo',
    'pointBalance',
    'pointRedeemList',
    'pointRewards',
    'pointTransactions',
    'rewardList',
    'agentOverview',
    'agentProfit',
    'agentTransactions',
    'agentStatement',
    'agentDownline',
  ],
  auth: 'member',
  body: 'sealed',
  refusals: [
    'proof_expired',
    'points_insufficient',
    'out_of_stock',
    'redeem_most',
    'requirement_missing',
    'reward_changed',
  ],
  input: v.object({
    rewardId: reference,
    quantity: v.pipe(wholeNumber, v.minValue(1), v.maxValue(99)),
    /** The points that the player has agreed to. Another price is refused. */
    points: count,
    /** For `goods` only. */
    delivery: v.optional(pointDelivery),
    /** Of the names of what `spins` give. */
    language: v.optional(language),
    /** From `paymentPasswordCheck`: the intent is kept on the device, and the payment password must not be. */
    proof: v.string(),
  }),
  output: v.object({
    reference,
    status: open(redeemStatuses),
    points: count,
    /** The points afterwards; null where they are not known. */
    balance: v.nullable(count),
    /** What `spins` have given; null for other kinds. */
    freeRounds: v.optional(v.nullable(ownFreeRounds), null),
  }),
});
export const pointRedeemDocs: OperationDocs<typeof pointRedeem> = {
  summary:
    'Redeems points for a reward (PTS-02). Credit and free rounds are given at once; the points of goods are held until the redemption is approved or rejected.',
  example: { rewardId: 'unknown', quantity: 1, points: 100, proof: 'unknown' },
  features: ['POINTS'],
};

export const pointRedemption = v.object({
  reference,
  rewardId: v.string(),
  /** In the requested language, like `remark`. */
  name: v.string(),
  kind: open(rewardKinds),
  quantity: count,
  points: count,
  status: open(redeemStatuses),
  /** What the operator says about it; '' for nothing. */
  remark: v.optional(v.string(), ''),
  /** What `spins` have given, and what is left of it; null for other kinds. */
  freeRounds: v.optional(v.nullable(ownFreeRounds), null),
  at: isoDateTime,
  steps: list(v.object({ status: open(redeemStatuses), at: isoDateTime })),
});
export type PointRedemption = v.InferOutput<typeof pointRedemption>;

export const pointRedeemList = defineOperation({
  id: 'pointRedeemList',
  method: 'GET',
  path: '/wps/relay/MCS2_getRedeemPointList',
  effect: 'read',
  auth: 'member',
  body: 'query',
  input: v.object({ ...page, language }),
  output: v.object({ list: list(pointRedemption), totalPages: count }),
});
export const pointRedeemListDocs: OperationDocs<typeof pointRedeemList> = {
  summary: 'Returns one page of the member’s redemptions, newest first (API-10).',
  example: { pageNo: 1, pageSize: 15, language: 'TH' },
};

export const pointTransaction = v.object({
  reference,
  type: open(pointTypes),
  at: isoDateTime,
  /** Signed: points received are positive. */
  changed: v.pipe(v.number(), v.integer()),
  /** The points that could be spent afterwards. */
  balance: count,
  /** What was wagered or deposited for them since the last points of this type; null for others. */
  paid: v.optional(v.nullable(amount), null),
  /** In the requested language; '' for none. */
  remark: v.optional(v.string(), ''),
});
export type PointTransaction = v.InferOutput<typeof pointTransaction>;

export const pointTransactions = defineOperation({
  id: 'pointTransactions',
  method: 'GET',
  path: '/wps/relay/ODSFE2_MemTransDet',
  effect: 'read',
  auth: 'member',
  body: 'query',
  /** Both days are included. */
  input: v.object({ from: day, to: day, type: v.optional(v.picklist(pointTypes)), ...page, language }),
  output: v.object({ list: list(pointTransaction), totalPages: count }),
});
export const pointTransactionsDocs: OperationDocs<typeof pointTransactions> = {
  summary: 'Returns one page of what changed a member’s points, newest first (API-10).',
  example: { from: '2026-11-01', to: '2026-11-21', pageNo: 1, pageSize: 15, language: 'TH' },
};

export const pointConvert = defineOperation({
  id: 'pointConvert',
  method: 'POST',
  path: '/wps/relay/passwordCheck/MCS2_convertPoint',
  effect: 'money',
  changes: [
    'walletBalance',
    'memberPublicState',
    'walletList',
    'memberTransactions',
    'memberProfit',
    'turnoverList',
    'withdrawOptions',
    'uplineInfo',
    'pointBalance',
    'pointConfig',
    'pointTransactions',
    'agentOverview',
    'agentProfit',
    'agentTransactions',
    'agentStatement',
    'agentDownline',
  ],
  auth: 'member',
  body: 'sealed',
  refusals: ['proof_expired', 'points_insufficient', 'points_daily', 'amount_out_of_range', 'reward_changed'],
  /** `amount`: what the player has agreed to receive. Another rate is refused. */
  input: v.object({ points: count, amount, proof: v.string() }),
  /** `balance`: the points afterwards; null where they are not known. */
  output: v.object({ reference, points: count, amount, balance: v.nullable(count) }),
});
export const pointConvertDocs: OperationDocs<typeof pointConvert> = {
  summary: 'Converts points to money on the balance (PTS-02).',
  example: { points: 100, amount: '10.00', proof: 'unknown' },
  features: ['POINTS'],
};
