import type { Language } from '#api/primitives.ts';
import { readDigits } from '#text/readDigits.ts';
import { readText } from '#text/readText.ts';
import type { PlatformLanguage } from '../language.ts';
import { memberAccount, outsideAccount, post } from '../money/ledger.ts';
import type { Sandbox } from '../sandbox.ts';
import type { Member } from '../schema/accounts.ts';
import { memberIdOf } from '../seed/members.ts';
import { noteChange } from './accountChanges.ts';
import { digestPassword } from './password.ts';
import { endSessions } from './sessions.ts';

/** Normalises an account name as it is stored: lower case, and digits only for a mobile number. */
export function accountName(typed: string): string {
  const digits = readDigits(typed);
  return /^\+?[\d\s().-]+$/.test(digits) ? digits.replace(/\D/g, '') : readText(typed).toLowerCase();
}

export function memberByAccount(sandbox: Sandbox, account: string): Member | undefined {
  return sandbox.store.get('members', memberIdOf(account));
}

export function memberByMobile(sandbox: Sandbox, mobile: string): Member | undefined {
  for (const [, member] of sandbox.store.entries('members')) if (member.mobile === mobile) return member;
  return undefined;
}

const avatarCount = 500;

/** The fields that differ between new accounts. Without a password the account has no password login. */
export type NewMember = Pick<Member, 'account'> & Partial<Member> & { readonly password?: string };

/** Stores a new account. Fields that are not given get their defaults. */
export function createMember(sandbox: Sandbox, { password, ...given }: NewMember): Member {
  const member: Member = {
    id: memberIdOf(given.account),
    nickname: given.account,
    createdAt: sandbox.now(),
    passwordDigest: password === undefined ? '' : digestPassword(given.account, password),
    ...(password !== undefined && { passwordSetAt: sandbox.now() }),
    type: 0,
    uplineId: null,
    firstTimeLogin: false,
    passwordExpired: false,
    language: 'TH',
    avatar: given.avatar ?? 1 + Math.floor(sandbox.random() * avatarCount),
    vipLabel: null,
    club: null,
    mobile: null,
    email: null,
    payeeName: null,
    affiliate: null,
    secondFactor: false,
    authenticator: false,
    ...given,
  };
  sandbox.store.put('members', member.id, member);
  return member;
}

/** Credits a new account with its opening balance, in satang. */
export function giveMoney(sandbox: Sandbox, { id }: Member, satang: number): void {
  post(sandbox, {
    kind: 'adjustment',
    ref: `welcome:${id}`,
    lines: [
      { account: outsideAccount, satang: -satang },
      { account: memberAccount(id), satang },
    ],
  });
}

/**
 * Sets a password, clears the `passwordExpired` and `firstTimeLogin` marks, ends every session of the member except
 * `keptToken`, and lets follow what follows such a change (SEC-06). Withdrawals go on after a change that the platform has
 * asked for: the login before it has just proved the former password, and the player had no choice.
 */
export function setPassword(sandbox: Sandbox, member: Member, password: string, keptToken?: string): Member {
  const changed: Member = {
    ...member,
    passwordDigest: digestPassword(member.account, password),
    firstTimeLogin: false,
    passwordExpired: false,
    passwordSetAt: sandbox.now(),
  };
  sandbox.store.put('members', member.id, changed);
  endSessions(sandbox, member.id, 'password', keptToken);
  const wasAskedFor = keptToken !== undefined && (member.firstTimeLogin || member.passwordExpired);
  noteChange(sandbox, member, 'password', !wasAskedFor);
  return changed;
}

/** Sets the password of a member who has forgotten theirs, whose next login asks whether a device was lost (SEC-08). */
export function recoverPassword(sandbox: Sandbox, member: Member, password: string): Member {
  const recovered: Member = { ...setPassword(sandbox, member, password), recovered: true };
  sandbox.store.put('members', member.id, recovered);
  return recovered;
}

export const memberLanguage = (language: PlatformLanguage): Language => (language === 'th' ? 'TH' : 'EN');
