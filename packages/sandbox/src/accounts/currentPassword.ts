import type { Answer } from '../refusal.ts';
import type { Sandbox } from '../sandbox.ts';
import type { Member } from '../schema/accounts.ts';
import { digestPassword } from './password.ts';
import { checkPause, countTry } from './tries.ts';

/**
 * Checks the login password of a member who is signed in: who has found an open session must not be able to guess it.
 * Refuses with `password_incorrect`, and with `too_many_tries` during a pause.
 */
export function checkCurrentPassword(sandbox: Sandbox, member: Member, typed: string): Answer<null> {
  const paused = checkPause(sandbox, 'password', member);
  if (!paused.ok) return paused;
  const isRight = digestPassword(member.account, typed) === member.passwordDigest;
  return countTry(sandbox, 'password', member, isRight, 'password_incorrect');
}
