import * as v from 'valibot';
import { list } from './list.ts';
import { open } from './open.ts';
import { type OperationDocs, defineOperation } from './operation.ts';
import { amount, isoDateTime, nothing, wholeNumber } from './primitives.ts';

export const memberPublicState = defineOperation({
  id: 'memberPublicState',
  method: 'GET',
  path: '/wps/member/publicState',
  effect: 'read',
  auth: 'member',
  body: 'none',
  input: nothing,
  output: v.object({
    balance: amount,
    currencySymbol: v.string(),
    unreadMessage: wholeNumber,
    /** How many rewards wait: those that the member can take, and free rounds to play (PTS-03). 0 during a break (RSP-06). */
    availablePromoCount: wholeNumber,
    /** How many of them come from missions. Zero where the platform does not say. */
    availableMissionCount: v.optional(wholeNumber, 0),
    /** How much waits for an agent: the `count` of `agentNotices`. 0 for others, and where the platform does not say. */
    agentNoticeCount: v.optional(wholeNumber, 0),
    /**
     * What those rewards pay together, and when the first of them ends. `sum` is null where none of them is money. Null where
     * nothing waits, and where the platform does not say.
     */
    waitingRewards: v.optional(
      v.nullable(v.object({ sum: v.nullable(amount), endsAt: v.nullable(isoDateTime) })),
      null,
    ),
    /**
     * What a new member has done so far: played a game, also for practice, paid something in, and set a limit of
     * play. Null during a break (RSP-06), and where the platform does not say.
     */
    firstSteps: v.optional(
      v.nullable(
        v.object({ openedAt: isoDateTime, played: v.boolean(), deposited: v.boolean(), limited: v.boolean() }),
      ),
      null,
    ),
    /** Whether a break of the player is running: what it closes is in no menu (RSP-03). False where the platform does not say. */
    inBreak: v.optional(v.boolean(), false),
    hasVip: v.boolean(),
    /** Null without a level. */
    vipRankLevel: v.nullable(wholeNumber),
    /** When the first payment that waits for its receipt counts as received (MEM-05); null without one. */
    receiptUntil: v.optional(v.nullable(isoDateTime), null),
    availablePromo: list(v.object({ type: open(['REFERRAL']), enabled: v.boolean() })),
  }),
});
export const memberPublicStateDocs: OperationDocs<typeof memberPublicState> = {
  summary: 'Returns what the badges of the site show (ENT-02, MEM-04b).',
  example: {},
  assumed: true,
};

export const messageUnread = defineOperation({
  id: 'messageUnread',
  method: 'GET',
  path: '/wps/relay/CSP_unreadCount',
  effect: 'read',
  auth: 'member',
  body: 'none',
  input: nothing,
  output: v.object({
    count: wholeNumber,
    /** Of each folder; `support` counts questions with an answer that is not read. Zeros where the platform does not say. */
    folders: v.optional(v.object({ personal: wholeNumber, platform: wholeNumber, support: wholeNumber }), {
      personal: 0,
      platform: 0,
      support: 0,
    }),
  }),
});
export const messageUnreadDocs: OperationDocs<typeof messageUnread> = {
  summary: 'Returns how many messages the member has not read (API-09).',
  example: {},
};
