import { type Result, fail, ok } from '#api/errors.ts';
import type { CreatedKey, PasskeyQuestion, PasskeysValue, UsedKey } from '#api/passkeys.ts';

/** Whether passkeys work on this page, or why they do not. */
export type PasskeyState = 'ready' | 'noSecureContext' | 'noDomain' | 'unsupported';

/** Why the browser has answered nothing. `dismissed` is also a prompt that timed out, and a device without a key. */
export type KeyProblem = 'dismissed' | 'known' | 'address';

interface Page {
  readonly isSecureContext: boolean;
  readonly hostname: string;
  /** Whether the browser reads and writes the JSON of WebAuthn. One that does not has no passkeys here. */
  readonly hasJson: boolean;
}

/** Whether passkeys work on a page: over https and under a name, because an address is none that a key can be bound to. */
export function passkeyState({ isSecureContext, hostname, hasJson }: Page): PasskeyState {
  if (!isSecureContext) return 'noSecureContext';
  if (/^[\d.]+$|^\[/.test(hostname)) return 'noDomain';
  return hasJson ? 'ready' : 'unsupported';
}

/** The same of this page. */
export function passkeyStateHere(): PasskeyState {
  const hasJson = typeof window.PublicKeyCredential?.parseRequestOptionsFromJSON === 'function';
  return passkeyState({ isSecureContext, hostname: location.hostname, hasJson });
}

/** Whether a page of this host could use keys that are bound to another name: as its own, or where the browser knows related origins. */
export async function reachesKeysOf(rpId: string, hostname = location.hostname): Promise<boolean> {
  if (rpId === '' || hostname === rpId || hostname.endsWith(`.${rpId}`)) return true;
  // A browser that does not say may know them: it says so itself, when it is asked for a key.
  const known = await window.PublicKeyCredential?.getClientCapabilities?.();
  return known?.['relatedOrigins'] !== false;
}

/** Whether the device itself can make a passkey, by a face, a finger or its lock. */
export const makesKeys = async (): Promise<boolean> =>
  (await window.PublicKeyCredential?.isUserVerifyingPlatformAuthenticatorAvailable?.()) ?? false;

/** A second request while one waits is refused by browsers, so a prompt ends what was before, and a suggestion waits for no prompt. */
let running: { readonly request: AbortController; readonly isPrompt: boolean } | undefined;

/** Asks the browser for a new passkey. */
export const createKey = ({ publicKey }: PasskeyQuestion): Promise<Result<CreatedKey, KeyProblem>> =>
  ask((signal) =>
    navigator.credentials.create({
      // The platform sends the options as WebAuthn writes them.
      publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(
        publicKey as unknown as PublicKeyCredentialCreationOptionsJSON,
      ),
      signal,
    }),
  );

/** Whether the browser suggests passkeys in the field of the user name. */
export const suggestsKeys = async (): Promise<boolean> =>
  (await window.PublicKeyCredential?.isConditionalMediationAvailable?.()) ?? false;

/**
 * Asks the browser for a passkey that it has.
 * @param suggested waits, without a prompt, until the player chooses one in the field of the user name, or the signal ends it
 */
export const askForKey = (
  { publicKey }: PasskeyQuestion,
  suggested?: AbortSignal,
): Promise<Result<UsedKey, KeyProblem>> =>
  ask(
    (signal) =>
      navigator.credentials.get({
        ...(suggested && { mediation: 'conditional' }),
        publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(
          publicKey as unknown as PublicKeyCredentialRequestOptionsJSON,
        ),
        signal: suggested ? AbortSignal.any([signal, suggested]) : signal,
      }),
    suggested === undefined,
  );

async function ask<Answer>(
  request: (signal: AbortSignal) => Promise<Credential | null>,
  isPrompt = true,
): Promise<Result<Answer, KeyProblem>> {
  if (running?.isPrompt && !isPrompt) return fail('dismissed');
  running?.request.abort();
  const current = { request: new AbortController(), isPrompt };
  running = current;
  try {
    const key = await request(current.request.signal);
    // Its JSON is parsed by the contract.
    return key === null ? fail('dismissed') : ok((key as PublicKeyCredential).toJSON() as Answer);
  } catch (cause) {
    return fail(problemOf(cause));
  } finally {
    if (running === current) running = undefined;
  }
}

function problemOf(cause: unknown): KeyProblem {
  const name = cause instanceof Error ? cause.name : '';
  return name === 'InvalidStateError' ? 'known' : name === 'SecurityError' ? 'address' : 'dismissed';
}

/** Tells the browser which keys the account has, so that it offers no other. Ignored by browsers that cannot. */
export async function signalKeys({ rpId, userId, list }: PasskeysValue): Promise<void> {
  if (userId === '') return;
  const allAcceptedCredentialIds = list.map(({ id }) => id);
  await window.PublicKeyCredential?.signalAllAcceptedCredentials?.({ rpId, userId, allAcceptedCredentialIds }).catch(
    () => {},
  );
}

/** Tells the browser that a key is unknown here, so that it is not offered again. */
export async function forgetKey({ publicKey }: PasskeyQuestion, { id: credentialId }: UsedKey): Promise<void> {
  const rpId = String(publicKey['rpId']);
  await window.PublicKeyCredential?.signalUnknownCredential?.({ rpId, credentialId }).catch(() => {});
}
