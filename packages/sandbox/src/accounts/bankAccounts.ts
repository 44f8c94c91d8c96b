import { ok } from '#api/errors.ts';
import { hourMs } from '#text/durations.ts';
import { fullName, normaliseName } from '#text/names.ts';
import { readCode } from '#text/readDigits.ts';
import { readText } from '#text/readText.ts';
import { sha256Hex } from '../crypto/hashes.ts';
import { type Answer, refuse } from '../refusal.ts';
import type { Sandbox } from '../sandbox.ts';
import type { Member } from '../schema/accounts.ts';
import type { BankAccount } from '../schema/moneyOut.ts';
import { bankOf } from '../seed/banks.ts';

/** A member's bank accounts, the default one first. */
export function bankAccountsOf({ store }: Sandbox, memberId: string): readonly BankAccount[] {
  const ids = store.get('memberBankAccounts', memberId)?.ids ?? [];
  return ids.flatMap((id) => store.get('bankAccounts', id) ?? []);
}

export const ownBankAccount = (sandbox: Sandbox, memberId: string, id: string | undefined): BankAccount | undefined =>
  bankAccountsOf(sandbox, memberId).find((each) => each.id === id);

/** What a member has typed for a new bank account. */
export interface NewBankAccount {
  readonly bankCode: string;
  readonly number: string;
  readonly holder: string;
}

/**
 * MNY-02: checks a new bank account. Returns its number in digits, and the account if the member has it already, because
 * the answer to an earlier call was lost. Writes nothing.
 */
export function checkBankAccount(
  sandbox: Sandbox,
  member: Member,
  typed: NewBankAccount,
): Answer<{ readonly number: string; readonly own: BankAccount | undefined }> {
  const bank = bankOf(typed.bankCode);
  if (bank === undefined || !bank.available) return refuse('method_unavailable');
  const number = readCode(typed.number);
  if (!/^\d+$/.test(number) || !bank.digits.includes(number.length)) {
    return refuse('bank_number_invalid', { detail: { digits: bank.digits } });
  }
  if (!isHolder(member, typed.holder)) return refuse('bank_name_mismatch');
  const accounts = bankAccountsOf(sandbox, member.id);
  const own = accounts.find((each) => each.bankCode === bank.code && each.number === number);
  if (own !== undefined) return ok({ number, own });
  const most = sandbox.settings.moneyOut.mostBankAccounts;
  if (accounts.length >= most) return refuse('bank_account_most', { detail: { most } });
  return isTaken(sandbox, bank.code, number) ? refuse('bank_account_taken') : ok({ number, own });
}

/** PAT-02. While the real name is unknown, any first and last name will do: it becomes the real name. */
function isHolder({ payeeName }: Member, holder: string): boolean {
  if (payeeName === null) return fullName.test(readText(holder));
  return normaliseName(holder) === normaliseName(payeeName);
}

function isTaken({ store }: Sandbox, bankCode: string, number: string): boolean {
  for (const [, account] of store.entries('bankAccounts')) {
    if (account.bankCode === bankCode && account.number === number) return true;
  }
  return false;
}

/**
 * Stores a bank account that `checkBankAccount` has accepted. The first one becomes the default, and its holder the real
 * name of a member who has none. Joins the open transaction.
 *
 * @param waits false for an account that can be used at once
 */
export function addBankAccount(sandbox: Sandbox, member: Member, typed: NewBankAccount, waits: boolean): BankAccount {
  const { store, settings, now } = sandbox;
  const holder = readText(typed.holder);
  const { bankCode, number } = typed;
  const usableFrom = now() + (waits ? settings.moneyOut.bankAccountHours * hourMs : 0);
  const ids = store.get('memberBankAccounts', member.id)?.ids ?? [];
  const id = sha256Hex(`${member.id} ${bankCode} ${now()} ${ids.length}`).slice(0, 16);
  const account: BankAccount = { id, memberId: member.id, bankCode, number, holder, usableFrom };
  store.put('bankAccounts', account.id, account);
  store.put('memberBankAccounts', member.id, { memberId: member.id, ids: [...ids, account.id] });
  if (member.payeeName === null) store.put('members', member.id, { ...member, payeeName: holder });
  return account;
}

export function setDefaultBankAccount({ store }: Sandbox, { id, memberId }: BankAccount): void {
  const ids = store.get('memberBankAccounts', memberId)?.ids ?? [];
  store.put('memberBankAccounts', memberId, { memberId, ids: [id, ...ids.filter((each) => each !== id)] });
}

/** Removes a bank account. The next one becomes the default. */
export function removeBankAccount({ store }: Sandbox, { id, memberId }: BankAccount): void {
  const ids = store.get('memberBankAccounts', memberId)?.ids ?? [];
  store.remove('bankAccounts', id);
  store.put('memberBankAccounts', memberId, { memberId, ids: ids.filter((each) => each !== id) });
}

/** Shows the last four digits of an account number. */
export const maskNumber = (number: string): string => 'x'.repeat(Math.max(0, number.length - 4)) + number.slice(-4);
