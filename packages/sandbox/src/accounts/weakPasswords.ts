import { ok } from '#api/errors.ts';
import { judgeNewPassword } from '#text/judgeNewPassword.ts';
import { type Answer, refuse } from '../refusal.ts';
import type { Sandbox } from '../sandbox.ts';
import type { Member } from '../schema/accounts.ts';
import { ruleOf } from './fieldRules.ts';

/** The names of the operator's site, which its players' passwords must not be made of. */
const siteNames = ['kinnari', 'กินรี'];

/** What an account is known by. Its owner's passwords must not be made of it. */
export const wordsOf = ({ account, nickname, mobile, email, payeeName }: Member): readonly (string | null)[] => [
  account,
  nickname,
  mobile,
  email,
  payeeName,
];

/**
 * SEC-07: refuses a new password that is easy to guess, though it keeps its rule. The refusal names the field and why.
 * @param rule field of the rule, which says whether it is a PIN
 * @param own the words of the account. Only where the player has proved to own it: the answer tells them apart
 */
export function refuseWeak(
  sandbox: Sandbox,
  rule: 'password' | 'paymentPassword',
  {
    password,
    field,
    own,
  }: { readonly password: string; readonly field: string; readonly own: readonly (string | null)[] },
): Answer<null> {
  const digitsOnly = ruleOf(sandbox, rule)?.patternId === 'digits';
  const { reason } = judgeNewPassword(password, { own: [...siteNames, ...own], digitsOnly });
  return reason === null ? ok(null) : refuse('password_weak', { detail: { field, reason } });
}
