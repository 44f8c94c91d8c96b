import type { Language } from '#api/primitives.ts';
import { memberAccount, outsideAccount, post } from '../ledger.ts';
import type { PlatformLanguage } from '../messages.ts';
import { digestPassword } from '../password.ts';
import type { Member } from '../rows.ts';
import { memberIdOf } from '../seed/members.ts';
import type { World } from '../world.ts';

/** The name of an account as its row has it: in lower case, and of a mobile number only the digits. */
export function accountName(typed: string): string {
  const name = typed.trim().toLowerCase();
  return /^\+?[\d\s().-]+$/.test(name) ? name.replace(/\D/g, '') : name;
}

export function memberByAccount(world: World, account: string): Member | undefined {
  return world.store.get('members', memberIdOf(account));
}

export function memberByMobile(world: World, mobile: string): Member | undefined {
  for (const [, member] of world.store.entries('members')) if (member.mobile === mobile) return member;
  return undefined;
}

const pictures = 500;

/** What somebody brings who gets an account; the rest is as it is for everybody. */
export type NewMember = Pick<Member, 'account'> & Partial<Member> & { readonly password?: string };

/** Writes a new account. Without a password nobody signs in with one. */
export function createMember(world: World, { password, ...given }: NewMember): Member {
  const member: Member = {
    id: memberIdOf(given.account),
    nickname: given.account,
    passwordDigest: password === undefined ? '' : digestPassword(given.account, password),
    type: 0,
    uplineId: null,
    firstTimeLogin: false,
    passwordExpired: false,
    language: 'TH',
    avatar: 1 + Math.floor(world.random() * pictures),
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
  world.store.put('members', member.id, member);
  return member;
}

/** Gives an account its first money, from outside. */
export function giveMoney(world: World, { id }: Member, satang: number): void {
  post(world, {
    kind: 'deposit',
    ref: `welcome:${id}`,
    lines: [
      { account: outsideAccount, satang: -satang },
      { account: memberAccount(id), satang },
    ],
  });
}

/**
 * Sets a password: it is neither expired nor the first one any more, and every session but `keptToken` ends, since
 * somebody else may have it.
 */
export function setPassword(world: World, member: Member, password: string, keptToken?: string): Member {
  const changed: Member = {
    ...member,
    passwordDigest: digestPassword(member.account, password),
    firstTimeLogin: false,
    passwordExpired: false,
  };
  world.store.put('members', member.id, changed);
  for (const [token, { memberId }] of [...world.store.entries('sessions')]) {
    if (memberId === member.id && token !== keptToken) world.store.remove('sessions', token);
  }
  return changed;
}

export const memberLanguage = (language: PlatformLanguage): Language => (language === 'th' ? 'TH' : 'EN');
