import { ok } from '#api/errors.ts';
import type { AskedKey, CheckedKey, PasskeyProblem, PasskeyVerifier } from '../../accounts/passkeyVerifier.ts';
import { type Answer, refuse } from '../../refusal.ts';

/** ES256 and RS256, as COSE numbers them. */
const algorithms = [-7, -257];

const expected = ({ challenge, origin, rpId }: AskedKey) => ({
  expectedChallenge: challenge,
  expectedOrigin: origin,
  expectedRPID: rpId,
  requireUserVerification: true,
});

/** The library throws for everything that it refuses. Its messages are those of version 14, and a test goes through them. */
const problems: readonly (readonly [RegExp, PasskeyProblem])[] = [
  [/response challenge/, 'challenge'],
  [/response origin|cross-origin/, 'origin'],
  [/RP ID/, 'rpId'],
  [/user could not be verified|not present/i, 'unverified'],
];

async function checking(work: () => Promise<CheckedKey | null>): Promise<Answer<CheckedKey>> {
  let reason: PasskeyProblem = 'format';
  try {
    const checked = await work();
    if (checked !== null) return ok(checked);
  } catch (cause) {
    reason = problems.find(([pattern]) => pattern.test(String(cause)))?.[1] ?? 'format';
  }
  return refuse('passkey_invalid', { detail: { reason } });
}

const base64url = (data: Uint8Array): string => Buffer.from(data).toString('base64url');
/** Loaded with the first passkey, because it is not small. */
const library = () => import('@simplewebauthn/server');

/** Checks passkeys by the rules of WebAuthn. Counters are checked in the transaction that stores them. */
export const webAuthnVerifier: PasskeyVerifier = {
  created: ({ response, ...key }, asked) =>
    checking(async () => {
      const { verifyRegistrationResponse } = await library();
      const { verified, registrationInfo } = await verifyRegistrationResponse({
        response: { ...key, response, clientExtensionResults: {} },
        ...expected(asked),
        supportedAlgorithmIDs: algorithms,
      });
      if (!verified) return null;
      const { credential, credentialBackedUp } = registrationInfo;
      const { id, publicKey, counter } = credential;
      return { id, publicKey: base64url(publicKey), counter, synced: credentialBackedUp };
    }),
  used: ({ response: { userHandle, ...response }, ...key }, asked, publicKey) =>
    checking(async () => {
      const { verifyAuthenticationResponse } = await library();
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        response: {
          ...key,
          response: { ...response, ...(userHandle && { userHandle }) },
          clientExtensionResults: {},
        },
        ...expected(asked),
        // Below every counter: the stored one may be another by the time of the transaction.
        credential: { id: key.id, publicKey: Uint8Array.from(Buffer.from(publicKey, 'base64url')), counter: -1 },
      });
      const { newCounter, credentialBackedUp } = authenticationInfo;
      return verified ? { id: key.id, publicKey, counter: newCounter, synced: credentialBackedUp } : null;
    }),
};
