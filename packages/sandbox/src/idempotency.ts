import { ok } from '#api/errors.ts';
import type { Call } from './call.ts';
import { type Answer, refuse } from './refusal.ts';
import type { Member } from './rows.ts';
import { sha256Hex } from './sha256.ts';
import type { World } from './world.ts';

const longestKey = 128;

/**
 * One intent, at most one effect: under the same key (of the header or the body) of the same member a rule runs once, and its answer
 * is given again. The answer is stored in the transaction of the effect, so neither is ever there without the other.
 * A refusal is not stored: nothing happened, and the intent may be tried again. The key with another input is refused.
 * An operator whose platform knows no keys has none of it.
 */
export function onceUnderKey(
  world: World,
  call: Call,
  member: Member | null,
  input: unknown,
  rule: () => Answer<unknown>,
): Answer<unknown> {
  const key = world.settings.policy.idempotency === 'none' ? null : call.idempotencyKey;
  if (key === null || member === null || call.operation.effect === 'read') return rule();
  if (key === '' || key.length > longestKey) return refuse('invalid_input', { status: 400 });
  const row = `${member.id}:${call.operation.id}:${key}`;
  const inputDigest = sha256Hex(JSON.stringify(input) ?? '');
  const earlier = world.store.get('idempotency', row);
  if (earlier)
    return earlier.inputDigest === inputDigest ? ok(earlier.value) : refuse('invalid_input', { status: 409 });
  const answer = rule();
  if (answer.ok) world.store.put('idempotency', row, { inputDigest, value: answer.value, at: world.now() });
  return answer;
}
