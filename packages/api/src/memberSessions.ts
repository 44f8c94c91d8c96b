import * as v from 'valibot';
import { list } from './list.ts';
import { open } from './open.ts';
import { type OperationDocs, defineOperation } from './operation.ts';
import { isoDateTime, language, notEmpty, page, wholeNumber } from './primitives.ts';
import { credential, credentialRefusals } from './stepUp.ts';

export const deviceKinds = ['computer', 'phone', 'tablet'] as const;
export type DeviceKind = (typeof deviceKinds)[number];

/** Where a login came from. */
const origin = {
  /** Browser and system, such as `Chrome, Windows`; '' while unknown. */
  device: v.string(),
  deviceKind: v.nullable(open(deviceKinds)),
  /** Derived from the address, in the requested language; '' while unknown. */
  place: v.string(),
  ip: v.string(),
};

/** How a member logged in. */
export const loginMethods = ['password', 'sms', 'thirdParty', 'signUp', 'newPassword', 'passkey'] as const;
/** How an attempt to log in ended. `refused`: with a wrong password or a wrong second factor. */
export const loginOutcomes = ['accepted', 'refused'] as const;

/** A login of the member, or an attempt at one. */
export const memberLogin = v.object({
  at: isoDateTime,
  ...origin,
  method: open(loginMethods),
  outcome: open(loginOutcomes),
});
export type MemberLogin = v.InferOutput<typeof memberLogin>;

/** A device that is logged in. */
export const memberSession = v.object({
  /** Ends the session; grants nothing else. */
  id: v.pipe(v.string(), notEmpty),
  ...origin,
  since: isoDateTime,
  /** When the device last called the platform, accurate to some minutes. */
  lastSeen: isoDateTime,
  /** Whether this call belongs to it. */
  current: v.boolean(),
});
export type MemberSession = v.InferOutput<typeof memberSession>;

export const memberSessionsValue = v.object({
  /** The current session first, then by `lastSeen`. */
  list: list(memberSession),
  /** The last accepted login before that of the current session; null for none. */
  previous: v.nullable(memberLogin),
});
export type MemberSessionsValue = v.InferOutput<typeof memberSessionsValue>;

/** The `id` that ends every session except the current one. */
export const otherSessions = 'others';

export const memberSessions = defineOperation({
  id: 'memberSessions',
  method: 'GET',
  path: '/wps/member/sessions',
  effect: 'read',
  auth: 'member',
  body: 'query',
  input: v.object({ language }),
  output: memberSessionsValue,
});
export const memberSessionsDocs: OperationDocs<typeof memberSessions> = {
  summary: 'Lists the devices on which the member is logged in (SEC-01), and the login before this one.',
  example: { language: 'TH' },
  assumed: true,
};

export const memberSessionEnd = defineOperation({
  id: 'memberSessionEnd',
  method: 'POST',
  path: '/wps/member/sessions/end',
  effect: 'account',
  changes: [
    'memberSessions',
    'pushState',
    'authenticatorState',
    'memberPublicState',
    'messageUnread',
    'messageList',
    'memberEvents',
    'paymentPasswordState',
    'withdrawOptions',
    'uplineInfo',
    'agentDownline',
  ],
  auth: 'member',
  // A credential does not belong into an address.
  body: 'sealed',
  stepUp: { by: ['credential'], follows: 'rests' },
  refusals: credentialRefusals,
  input: v.object({
    /** The id of a session, or `otherSessions`. A session that has ended already is no error. */
    id: v.pipe(v.string(), notEmpty),
    language,
    credential,
  }),
  output: memberSessionsValue,
});
export const memberSessionEndDocs: OperationDocs<typeof memberSessionEnd> = {
  summary:
    'Logs another device out, or all others: their next call is refused. The current session ends with `sessionLogout`.',
  example: { id: otherSessions, language: 'TH', credential: { loginPassword: 'Kinnari88' } },
  assumed: true,
};

export const memberLogins = defineOperation({
  id: 'memberLogins',
  method: 'GET',
  path: '/wps/member/logins',
  effect: 'read',
  auth: 'member',
  body: 'query',
  input: v.object({ ...page, language }),
  output: v.object({ list: list(memberLogin), totalPages: wholeNumber }),
});
export const memberLoginsDocs: OperationDocs<typeof memberLogins> = {
  summary: 'Returns one page of the latest logins of the member and of refused attempts, newest first (SEC-01).',
  example: { pageNo: 1, pageSize: 5, language: 'TH' },
  assumed: true,
};
