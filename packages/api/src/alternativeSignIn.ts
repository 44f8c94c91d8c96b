import * as v from 'valibot';
import { type OperationDocs, defineOperation } from './operation.ts';
import { thirdParties } from './primitives.ts';
import { loginOutcome } from './session.ts';

export const sessionThirdParty = defineOperation({
  id: 'sessionThirdParty',
  method: 'POST',
  path: '/wps/session/login/thirdparty',
  effect: 'account',
  auth: 'none',
  body: 'sealed',
  input: v.object({ provider: v.picklist(thirdParties), idToken: v.string() }),
  output: loginOutcome,
});
export const sessionThirdPartyDocs: OperationDocs<typeof sessionThirdParty> = {
  summary:
    'Logs in with the id token of a third party (LGN-10). Signs up a new player and reports it once by `firstTimeLogin`.',
  example: { provider: 'line', idToken: 'unknown' },
  assumed: true,
};

/** LGN-12: the header with the encrypted random text. The client fills it. */
export const freePlayHeader = 'X-Free-Play';

export const sessionFreePlay = defineOperation({
  id: 'sessionFreePlay',
  method: 'POST',
  path: '/wps/session/login/freeplay',
  effect: 'account',
  auth: 'none',
  body: 'json',
  sealedHeader: freePlayHeader,
  input: v.object({
    /** Of the device: Windows, Android, iOS… */
    os: v.string(),
    platform: v.optional(v.literal('W'), 'W'),
    gatewayVersion: v.optional(v.literal(3), 3),
  }),
  output: loginOutcome,
});
export const sessionFreePlayDocs: OperationDocs<typeof sessionFreePlay> = {
  summary: 'Opens a trial session without an account (LGN-12), where the operator offers free play.',
  example: { os: 'Windows' },
};
