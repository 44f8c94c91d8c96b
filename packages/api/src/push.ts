import * as v from 'valibot';
import { list } from './list.ts';
import { open } from './open.ts';
import { type OperationDocs, defineOperation } from './operation.ts';
import { isoDateTime, language, notEmpty, nothing, wholeNumber } from './primitives.ts';

/** What a device is told of while the site is closed, each switched on by itself. The last two are for agents. */
export const pushKinds = ['betSettled', 'draw', 'money', 'message', 'security', 'reward', 'contract', 'team'] as const;
export type PushKind = (typeof pushKinds)[number];

const kinds = v.pipe(v.array(v.picklist(pushKinds)), v.maxLength(pushKinds.length));

/** Bytes in base64url, as `PushSubscription.toJSON` writes them. */
const bytes = (most: number) => v.pipe(v.string(), v.regex(/^[\w-]+$/, 'base64url'), v.maxLength(most));

/** Where a browser takes notifications for this site (`PushSubscriptionJSON`). */
export const pushAddress = v.object({
  /** Of the browser’s own service, over https. */
  endpoint: v.pipe(v.string(), v.url(), v.startsWith('https://'), v.maxLength(1_000)),
  keys: v.object({ p256dh: bytes(100), auth: bytes(40) }),
});
export type PushAddress = v.InferOutput<typeof pushAddress>;

const state = v.object({
  /** The platform’s key, which a browser asks for, in base64url. */
  publicKey: v.pipe(v.string(), notEmpty),
  kinds: list(v.object({ kind: open(pushKinds), on: v.boolean() })),
  /** Whether a notification may name amounts and games. */
  amounts: v.boolean(),
  /** The newest first. */
  devices: list(
    v.object({
      id: v.pipe(v.string(), notEmpty),
      /** Browser and system, such as `Chrome, Android`; '' when neither is known. */
      name: v.string(),
      since: isoDateTime,
      /** It belongs to this session. */
      current: v.boolean(),
    }),
  ),
  /** How many devices an account can have. */
  most: wholeNumber,
  /** The break during which no device can be added, and only security and withdrawals are told (RSP-03). */
  blocked: v.nullable(v.picklist(['timeout', 'exclusion'])),
});
export type PushState = v.InferOutput<typeof state>;

export const pushState = defineOperation({
  id: 'pushState',
  method: 'GET',
  path: '/wps/member/push',
  effect: 'read',
  auth: 'member',
  body: 'none',
  input: nothing,
  output: state,
});
export const pushStateDocs: OperationDocs<typeof pushState> = {
  summary: 'Returns what the member’s devices are told of while the site is closed, and the devices.',
  example: {},
  assumed: true,
};

export const pushSubscribe = defineOperation({
  id: 'pushSubscribe',
  method: 'POST',
  path: '/wps/member/push',
  effect: 'toggle',
  changes: ['pushState'],
  auth: 'member',
  body: 'json',
  refusals: ['push_blocked', 'push_most'],
  input: v.object({
    address: pushAddress,
    /** Of the texts. */
    language,
    /** What is switched on with it; other kinds stay as they are. */
    kinds,
  }),
  output: state,
});
export const pushSubscribeDocs: OperationDocs<typeof pushSubscribe> = {
  summary:
    'Adds this session’s device. One that is known belongs to the last account that added it, and ends with its session. Refuses with `invalid_input` an address that is none of a browser’s service.',
  example: {
    address: {
      endpoint: 'https://fcm.googleapis.com/fcm/send/example',
      keys: {
        p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
        auth: 'BTBZMqHH6r4Tts7J_aSIgg',
      },
    },
    language: 'TH',
    kinds: ['betSettled'],
  },
  assumed: true,
};

export const pushSettings = defineOperation({
  id: 'pushSettings',
  method: 'PUT',
  path: '/wps/member/push',
  effect: 'toggle',
  changes: ['pushState'],
  auth: 'member',
  body: 'json',
  input: v.object({
    /** Kinds that are not named stay as they are. */
    kinds: v.pipe(v.array(v.object({ kind: v.picklist(pushKinds), on: v.boolean() })), v.maxLength(pushKinds.length)),
    amounts: v.optional(v.boolean()),
  }),
  output: state,
});
export const pushSettingsDocs: OperationDocs<typeof pushSettings> = {
  summary: 'Sets what the member’s devices are told of. Quiet hours are those of `memberNotifySettings`.',
  example: { kinds: [{ kind: 'money', on: true }], amounts: false },
  assumed: true,
};

export const pushEnd = defineOperation({
  id: 'pushEnd',
  method: 'DELETE',
  path: '/wps/member/push',
  effect: 'toggle',
  changes: ['pushState'],
  auth: 'member',
  body: 'query',
  /** `this` is the device of this session. One that is gone already is no error. */
  input: v.object({ id: v.pipe(v.string(), notEmpty) }),
  output: state,
});
export const pushEndDocs: OperationDocs<typeof pushEnd> = {
  summary: 'Ends notifications on a device. The end of a session ends those of its device as well.',
  example: { id: 'this' },
  assumed: true,
};
