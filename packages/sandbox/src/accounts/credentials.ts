import type { Credential } from '#api/stepUp.ts';
import { readCode } from '#text/readDigits.ts';
import { type Answer, refuse } from '../refusal.ts';
import type { Sandbox } from '../sandbox.ts';
import type { Member } from '../schema/accounts.ts';
import { acceptsCode } from './authenticators.ts';
import { addressOfCode, checkCode, spendCode } from './codes.ts';
import { checkCurrentPassword } from './currentPassword.ts';
import { checkPaymentPassword, paymentPasswordOf } from './paymentPasswords.ts';
import { checkPause, countTry } from './tries.ts';

/** The numbers and addresses of a member that a code can be sent to. */
const contactsOf = ({ mobile, email }: Pick<Member, 'mobile' | 'email'>): readonly string[] =>
  [mobile, email].filter((address) => address !== null);

/** Whether a member has anything that proves who they are, beside the open session. */
export const hasCredential = (sandbox: Sandbox, member: Member): boolean =>
  member.passwordDigest !== '' ||
  member.authenticator ||
  contactsOf(member).length > 0 ||
  paymentPasswordOf(sandbox, member).digest !== null;

/** SEC-06: checks what proves once more that the caller is the member. A code is used up; a wrong answer is counted. */
export function checkCredential(sandbox: Sandbox, member: Member, given: Credential | undefined): Answer<null> {
  const { loginPassword, paymentPassword, code } = given ?? {};
  if (loginPassword !== undefined) return checkCurrentPassword(sandbox, member, loginPassword);
  if (paymentPassword !== undefined) return checkPaymentPassword(sandbox, member, paymentPassword);
  if (code !== undefined) return ofCredential(checkOwnCode(sandbox, member, code));
  return refuse(hasCredential(sandbox, member) ? 'credential_required' : 'credential_unset');
}

/** Accepts a code of the authenticator, a recovery code, or the code that was sent to a current number or address. */
function checkOwnCode(sandbox: Sandbox, member: Member, typed: string): Answer<null> {
  const paused = checkPause(sandbox, 'secondFactor', member);
  if (!paused.ok) return paused;
  if (readCode(typed) === '') return refuse('code_missing');
  if (acceptsCode(sandbox, member, typed)) return countTry(sandbox, 'secondFactor', member, true, 'code_incorrect');
  const address = addressOfCode(sandbox, 'currentContact', contactsOf(member), typed);
  const checked: Answer<null> =
    address === undefined ? refuse('code_incorrect') : checkCode(sandbox, 'currentContact', address, typed);
  if (checked.ok && address !== undefined) spendCode(sandbox, 'currentContact', address);
  const counted = countTry(sandbox, 'secondFactor', member, checked.ok, 'code_incorrect');
  return checked.ok ? counted : refuse(checked.error.code, { keepsWrites: true });
}

/** Names the input that a refusal is about. */
const ofCredential = (answer: Answer<null>): Answer<null> =>
  answer.ok
    ? answer
    : refuse(answer.error.code, { ...answer.error, detail: { ...answer.error.detail, field: 'credential' } });
