import { ok } from '#api/errors.ts';
import type { CreatedKey, UsedKey } from '#api/passkeys.ts';
import { createToken } from '../crypto/token.ts';
import { type Answer, refuse } from '../refusal.ts';
import type { AskedKey, CheckedKey, PasskeyVerifier } from './passkeyVerifier.ts';

/** What a key of stories and tests says instead of signing. */
interface Said {
  readonly id: string;
  readonly counter: number;
  readonly synced: boolean;
}

/** What `practiceKey` is asked: the options of WebAuthn, of which it reads one. */
interface Asked {
  readonly challenge?: unknown;
}

const encode = (value: unknown): string =>
  btoa(JSON.stringify(value)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
const decode = (text: string): unknown => JSON.parse(atob(text.replaceAll('-', '+').replaceAll('_', '/')));

/** A passkey for stories and tests, which need no cryptography. It counts its uses, unless a password manager keeps it. */
export function practiceKey({ id = createToken(), synced = false }: { id?: string; synced?: boolean } = {}) {
  let uses = 0;
  const base = { id, rawId: id, type: 'public-key' } as const;
  const says = (): Said => ({ id, counter: synced ? 0 : uses, synced });
  const data = (type: string, { challenge }: Asked, origin: string) => encode({ type, challenge, origin });
  return {
    id,
    publicKey: encode(id),
    create: (asked: Asked, origin: string): CreatedKey => ({
      ...base,
      response: { clientDataJSON: data('webauthn.create', asked, origin), attestationObject: encode(says()) },
    }),
    use(asked: Asked, origin: string): UsedKey {
      uses += 1;
      const said = encode(says());
      return {
        ...base,
        response: { clientDataJSON: data('webauthn.get', asked, origin), authenticatorData: said, signature: said },
      };
    },
    /** As a copy of the key would, which knows nothing of later uses. */
    forget: () => void (uses = 0),
  };
}

function check(type: string, clientDataJSON: string, text: string, asked: AskedKey): Answer<CheckedKey> {
  const data = decode(clientDataJSON) as Readonly<Record<string, unknown>>;
  if (data['type'] !== type) return refuse('passkey_invalid', { detail: { reason: 'format' } });
  if (data['challenge'] !== asked.challenge) return refuse('passkey_invalid', { detail: { reason: 'challenge' } });
  if (data['origin'] !== asked.origin) return refuse('passkey_invalid', { detail: { reason: 'origin' } });
  const said = decode(text) as Said;
  return ok({ ...said, publicKey: encode(said.id) });
}

/** Runs a check that throws for what it cannot read. */
async function reading(work: () => Answer<CheckedKey>): Promise<Answer<CheckedKey>> {
  try {
    return work();
  } catch {
    return refuse('passkey_invalid', { detail: { reason: 'format' } });
  }
}

/** Believes what `practiceKey` says. A server that others reach checks signatures instead (`adapters/node/passkeys.ts`). */
export const practiceVerifier: PasskeyVerifier = {
  created: ({ response }, asked) =>
    reading(() => check('webauthn.create', response.clientDataJSON, response.attestationObject, asked)),
  used: ({ id, response }, asked, publicKey) =>
    reading(() => {
      const checked = check('webauthn.get', response.clientDataJSON, response.authenticatorData, asked);
      const isOwn = checked.ok && checked.value.id === id && checked.value.publicKey === publicKey;
      return isOwn || !checked.ok ? checked : refuse('passkey_invalid', { detail: { reason: 'format' } });
    }),
};
