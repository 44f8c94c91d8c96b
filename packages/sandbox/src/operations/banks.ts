import type * as contract from '#api/banks.ts';
import { ok } from '#api/errors.ts';
import type { WireOutputOf } from '#api/operation.ts';
import { bankMarkPath } from '#demo/art/images.ts';
import { readCode } from '#text/readDigits.ts';
import { noteChange } from '../accounts/accountChanges.ts';
import {
  addBankAccount,
  bankAccountsOf,
  checkBankAccount,
  maskNumber,
  ownBankAccount,
  removeBankAccount,
  setDefaultBankAccount,
} from '../accounts/bankAccounts.ts';
import { checkCode, sendCode, spendCode } from '../accounts/codes.ts';
import { checkMoney } from '../accounts/moneyPasskeys.ts';
import { maskPhone } from '../accounts/phoneNumbers.ts';
import { noteTakenAccount } from '../accounts/referrals.ts';
import type { Handler } from '../handler.ts';
import { type PlatformLanguage, gameLanguage } from '../language.ts';
import { waitingWithdrawalsOf } from '../money/withdrawals.ts';
import { refuse } from '../refusal.ts';
import type { Sandbox } from '../sandbox.ts';
import { bankOf, banks } from '../seed/banks.ts';
import { wordingOf } from '../texts/wording.ts';
import { iso } from '../time.ts';

export const bankList: Handler<typeof contract.bankList> = ({ sandbox }, { language }) => {
  const { title } = wordingOf(sandbox, gameLanguage(language));
  return ok({
    list: banks.map(({ code, name, digits, available }) => ({
      code,
      name: title(name),
      icon: bankMarkPath(code),
      digits: [...digits],
      available,
    })),
  });
};

export const bankAccounts: Handler<typeof contract.bankAccounts> = ({ sandbox, member }, { language }) =>
  ok(accountsView(sandbox, member.id, gameLanguage(language)));

export const bankAccountCode: Handler<typeof contract.bankAccountCode> = ({ sandbox, member, language }) => {
  if (member.mobile === null) return refuse('phone_missing');
  return sendCode(sandbox, { purpose: 'bankAccount', channel: 'sms', address: member.mobile, language });
};

/**
 * Adds a bank account. Checks what was typed before the factors, so that a mistake costs no try, and the code last,
 * so that it is not lost.
 */
export const bankAccountAdd: Handler<typeof contract.bankAccountAdd> = (context, input) => {
  const { sandbox, member, language } = context;
  const checked = checkBankAccount(sandbox, member, input);
  if (!checked.ok && checked.error.code !== 'bank_account_taken') return checked;
  const passed = checkMoney(context, input);
  if (!passed.ok) return passed;
  // Only a player who has passed learns that a number is taken.
  if (!checked.ok) {
    noteTakenAccount(sandbox, member.id, input.bankCode, input.number);
    return refuse(checked.error.code, { ...checked.error, keepsWrites: true });
  }
  const { number, own } = checked.value;
  if (own !== undefined) return ok(accountsView(sandbox, member.id, language));
  const { code = '' } = input;
  const byCode = readCode(code) !== '' && member.mobile !== null;
  if (byCode && member.mobile !== null) {
    const verified = checkCode(sandbox, 'bankAccount', member.mobile, code);
    if (!verified.ok) return verified;
    spendCode(sandbox, 'bankAccount', member.mobile);
  }
  addBankAccount(sandbox, member, { ...input, number }, !byCode);
  noteChange(sandbox, member, 'bankAccountAdded', false);
  return ok(accountsView(sandbox, member.id, language));
};

export const bankAccountDefault: Handler<typeof contract.bankAccountDefault> = (context, { id }) => {
  const { sandbox, member, language } = context;
  const account = ownBankAccount(sandbox, member.id, id);
  if (account === undefined) return refuse('bank_account_required');
  setDefaultBankAccount(sandbox, account);
  return ok(accountsView(sandbox, member.id, language));
};

export const bankAccountRemove: Handler<typeof contract.bankAccountRemove> = (context, input) => {
  const { sandbox, member, language } = context;
  const account = ownBankAccount(sandbox, member.id, input.id);
  if (account === undefined) return refuse('bank_account_required');
  const waiting = withdrawalTo(sandbox, member.id, account.id);
  if (waiting !== undefined) return refuse('withdraw_waiting', { detail: { reference: waiting.reference } });
  const passed = checkMoney(context, input);
  if (!passed.ok) return passed;
  removeBankAccount(sandbox, account);
  noteChange(sandbox, member, 'bankAccountRemoved', false);
  return ok(accountsView(sandbox, member.id, language));
};

const withdrawalTo = (sandbox: Sandbox, memberId: string, id: string) =>
  waitingWithdrawalsOf(sandbox, memberId).find(({ bankAccountId }) => bankAccountId === id);

function accountsView(
  sandbox: Sandbox,
  memberId: string,
  language: PlatformLanguage,
): WireOutputOf<typeof contract.bankAccounts> {
  const { title } = wordingOf(sandbox, language);
  const { mostBankAccounts, bankAccountHours } = sandbox.settings.moneyOut;
  const { payeeName = null, mobile = null } = sandbox.store.get('members', memberId) ?? {};
  return {
    list: bankAccountsOf(sandbox, memberId).map(({ id, bankCode, number, holder, usableFrom }, at) => ({
      id,
      bankCode,
      bankName: title(bankOf(bankCode)?.name ?? { th: bankCode, en: bankCode }),
      number: maskNumber(number),
      holder,
      isDefault: at === 0,
      usableFrom: iso(usableFrom),
      status: usableFrom <= sandbox.now() ? 'usable' : 'waiting',
      removable: withdrawalTo(sandbox, memberId, id) === undefined,
    })),
    most: mostBankAccounts,
    holder: payeeName,
    waitHours: bankAccountHours,
    codeTo: mobile === null ? null : maskPhone(mobile),
  };
}
