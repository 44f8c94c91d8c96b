import { vi } from 'vitest';
import type { practiceKey } from '#sandbox/accounts/practiceKeys.ts';
import type { Sandbox } from '#sandbox/sandbox.ts';

type Key = ReturnType<typeof practiceKey>;

/** Stands in for the device: answers what the browser is asked with a key for practice. */
export function answerWithKey(key: Key) {
  return vi.spyOn(navigator.credentials, 'get').mockImplementation(async (options) => {
    const { challenge } = options?.publicKey ?? {};
    if (!(challenge instanceof ArrayBuffer)) throw new TypeError('no challenge');
    const text = btoa(String.fromCharCode(...new Uint8Array(challenge)));
    const asked = { challenge: text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '') };
    return { id: key.id, type: 'public-key', toJSON: () => key.use(asked, location.origin) } as Credential;
  });
}

/** Gives an account a key that was added long ago. Joins the open transaction. */
export const storeKey = ({ store }: Sandbox, memberId: string, { id, publicKey }: Key): void =>
  store.put('passkeys', id, {
    ...{ id, memberId, publicKey, name: 'Phone', counter: 0, synced: true, createdAt: 0, lastUsedAt: null },
    suspended: false,
  });
