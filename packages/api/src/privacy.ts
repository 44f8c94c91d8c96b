import * as v from 'valibot';
import { list } from './list.ts';
import { open } from './open.ts';
import { type OperationDocs, defineOperation } from './operation.ts';
import { isoDateTime, nothing } from './primitives.ts';

/** The ways in which an operator can send advertising. */
export const marketingChannels = ['sms', 'email', 'phone', 'line'] as const;
export type MarketingChannel = (typeof marketingChannels)[number];

const privacyValue = v.object({
  /** The channels that the operator uses, and whether the member has agreed to each. Nobody has before they say so. */
  marketing: list(v.object({ channel: open(marketingChannels), on: v.boolean() })),
});
export type PrivacyValue = v.InferOutput<typeof privacyValue>;

export const memberPrivacy = defineOperation({
  id: 'memberPrivacy',
  method: 'GET',
  path: '/wps/member/privacy',
  effect: 'read',
  auth: 'member',
  body: 'none',
  input: nothing,
  output: privacyValue,
});
export const memberPrivacyDocs: OperationDocs<typeof memberPrivacy> = {
  summary: 'Returns which advertising the member has agreed to (SEC-05).',
  example: {},
  assumed: true,
};

export const memberMarketingSet = defineOperation({
  id: 'memberMarketingSet',
  method: 'POST',
  path: '/wps/member/privacy/marketing',
  effect: 'toggle',
  changes: ['memberPrivacy'],
  auth: 'member',
  body: 'json',
  input: v.object({ channel: v.picklist(marketingChannels), on: v.boolean() }),
  output: privacyValue,
});
export const memberMarketingSetDocs: OperationDocs<typeof memberMarketingSet> = {
  summary: 'Agrees to advertising by one channel, or withdraws that.',
  example: { channel: 'email', on: true },
  assumed: true,
};

export const memberDataCopy = defineOperation({
  id: 'memberDataCopy',
  method: 'GET',
  path: '/wps/member/privacy/copy',
  effect: 'read',
  auth: 'member',
  body: 'none',
  input: nothing,
  output: v.object({
    madeAt: isoDateTime,
    /** What the platform keeps about the member, without secrets. The statement has the movements. */
    data: v.record(v.string(), v.unknown()),
  }),
});
export const memberDataCopyDocs: OperationDocs<typeof memberDataCopy> = {
  summary: 'Returns a copy of the member’s personal data, for a file (SEC-05).',
  example: {},
  assumed: true,
};
