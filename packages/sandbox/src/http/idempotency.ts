import { ok } from '#api/errors.ts';
import { sha256Hex } from '../crypto/hashes.ts';
import { type Answer, refuse } from '../refusal.ts';
import type { Sandbox } from '../sandbox.ts';
import type { Member } from '../schema/accounts.ts';
import type { Call } from './call.ts';

const maxKeyLength = 128;

/**
 * Runs a handler at most once per member, operation and idempotency key, and repeats its first answer. The answer is
 * stored in the transaction of the effect. A refusal is not stored, so the intent can be tried again. Refuses the same
 * key with another input. Does nothing for reads, and when the operator's policy is `none`.
 */
export function onceUnderKey(
  sandbox: Sandbox,
  call: Call,
  member: Member | null,
  input: unknown,
  handle: () => Answer<unknown>,
): Answer<unknown> {
  const key = sandbox.settings.policy.idempotency === 'none' ? null : call.idempotencyKey;
  if (key === null || member === null || call.operation.effect === 'read') return handle();
  if (key === '' || key.length > maxKeyLength) return refuse('invalid_input', { status: 400 });
  const row = `${member.id}:${call.operation.id}:${key}`;
  const inputDigest = sha256Hex(JSON.stringify(input) ?? '');
  const earlier = sandbox.store.get('idempotency', row);
  if (earlier)
    return earlier.inputDigest === inputDigest ? ok(earlier.value) : refuse('invalid_input', { status: 409 });
  const answer = handle();
  if (answer.ok) sandbox.store.put('idempotency', row, { inputDigest, value: answer.value, at: sandbox.now() });
  return answer;
}
