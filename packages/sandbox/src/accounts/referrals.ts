import { readCode } from '#text/readDigits.ts';
import { readText } from '#text/readText.ts';
import { sha256Hex } from '../crypto/hashes.ts';
import type { Sandbox } from '../sandbox.ts';
import type { Member } from '../schema/accounts.ts';
import type { MemberReferrals, Referral } from '../schema/referrals.ts';
import { isFeatureOn } from '../seed/whitelabel.ts';
import { bankAccountsOf } from './bankAccounts.ts';
import { loginsOf } from './logins.ts';
import { maskAccount } from './maskAccount.ts';

/** Without letters and digits that look alike. Within the rule of the sign-up's field `affiliateCode`. */
const letters = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const codeLength = 8;

/** Whether members can invite friends: the promotion flag (ENT-02) and the switch of the page (FLG-02). */
export const isReferralOn = (sandbox: Pick<Sandbox, 'settings'>): boolean =>
  sandbox.settings.referral.enabled && isFeatureOn(sandbox, 'REFERRAL');

/** A member's code with whom they have invited. Gives a member without a code one. Joins the open transaction. */
export function referralsOf(sandbox: Sandbox, memberId: string): MemberReferrals {
  const { store, seed } = sandbox;
  const known = store.get('memberReferrals', memberId);
  if (known !== undefined) return known;
  const code = freeCode(`${seed} referral ${memberId}`, (taken) => isCodeTaken(sandbox, taken));
  const created: MemberReferrals = { memberId, code, friendIds: [] };
  store.put('referralCodes', code, { memberId });
  store.put('memberReferrals', memberId, created);
  return created;
}

/** Derives a code for a link that is not taken. */
export function freeCode(source: string, isTaken: (code: string) => boolean): string {
  const bytes = sha256Hex(source).match(/../g) ?? [];
  const code = bytes
    .slice(0, codeLength)
    .map((byte) => letters[Number.parseInt(byte, 16) % letters.length])
    .join('');
  return isTaken(code) ? freeCode(`${source}+`, isTaken) : code;
}

/** Whether a code of any kind leads to an account already. */
export const isCodeTaken = ({ store }: Sandbox, code: string): boolean =>
  store.get('referralCodes', code) !== undefined || store.get('agentLinks', code) !== undefined;

/** Finds the member whose referral code it is, ignoring case; undefined while members cannot invite. */
export function memberByReferralCode(sandbox: Sandbox, code: string): Member | undefined {
  if (!isReferralOn(sandbox)) return undefined;
  const owner = sandbox.store.get('referralCodes', readText(code).toUpperCase());
  return owner && sandbox.store.get('members', owner.memberId);
}

/** Notes that a new account has signed up by the code of a member. Joins the open transaction. */
export function noteReferral(sandbox: Sandbox, inviter: Pick<Member, 'id'>, friend: Member): void {
  const { store, now } = sandbox;
  const own = referralsOf(sandbox, inviter.id);
  const undecided = { depositedAt: null, qualifiedAt: null, excluded: false, ended: false };
  const name = maskAccount(friend.account);
  store.put('referrals', friend.id, { friendId: friend.id, name, inviterId: inviter.id, at: now(), ...undecided });
  store.put('memberReferrals', inviter.id, { ...own, friendIds: [friend.id, ...own.friendIds] });
}

/**
 * REF-02: whether two accounts belong to one person, as far as the platform sees: they have paid to the same bank account, or
 * were logged in on the same device.
 */
export function isSamePerson(sandbox: Sandbox, one: string, other: string): boolean {
  return (
    haveCommon(bankNumbers(sandbox, one), bankNumbers(sandbox, other)) ||
    haveCommon(devices(sandbox, one), devices(sandbox, other))
  );
}

const haveCommon = (some: ReadonlySet<string>, others: ReadonlySet<string>): boolean =>
  [...some].some((each) => others.has(each));

/** The bank accounts of a member, and those that withdrawals went to. */
function bankNumbers(sandbox: Sandbox, memberId: string): ReadonlySet<string> {
  const { store } = sandbox;
  const own = bankAccountsOf(sandbox, memberId).map(({ bankCode, number }) => `${bankCode} ${number}`);
  const paid = (store.get('memberWithdrawals', memberId)?.references ?? []).flatMap((reference) => {
    const destination = store.get('withdrawals', reference)?.destination;
    return destination === undefined ? [] : [`${destination.name} ${destination.number}`];
  });
  return new Set([...own, ...paid]);
}

/** The devices of a member's logins: browser and address. */
const devices = (sandbox: Sandbox, memberId: string): ReadonlySet<string> =>
  new Set(
    loginsOf(sandbox, memberId)
      .filter(({ outcome, userAgent }) => outcome === 'accepted' && userAgent !== '')
      .map(({ userAgent, ip }) => `${ip} ${userAgent}`),
  );

/**
 * REF-02: a member has typed the number of a bank account that another one has. If one of them has invited the other, the
 * invitation does not count. Joins the open transaction.
 */
export function noteTakenAccount({ store }: Sandbox, memberId: string, bankCode: string, number: string): void {
  const digits = readCode(number);
  for (const [, account] of store.entries('bankAccounts')) {
    if (account.bankCode !== bankCode || account.number !== digits) continue;
    exclude(store.get('referrals', memberId), account.memberId);
    exclude(store.get('referrals', account.memberId), memberId);
  }
  function exclude(referral: Referral | undefined, inviterId: string): void {
    if (referral?.inviterId !== inviterId || referral.qualifiedAt !== null) return;
    store.put('referrals', referral.friendId, { ...referral, excluded: true });
  }
}
