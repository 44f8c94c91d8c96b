import * as v from 'valibot';
import { list } from './list.ts';
import { open } from './open.ts';
import { type OperationDocs, defineOperation } from './operation.ts';
import { moneyFactorAnswers, moneyFactorRefusals, sentMoneyCode } from './paymentPassword.ts';
import { isoDateTime, language, notEmpty, nothing, personName, wholeNumber } from './primitives.ts';

/** A bank whose accounts can receive withdrawals. */
export const bank = v.object({
  code: v.string(),
  /** In the requested language. */
  name: v.string(),
  /** A path below an image host, or a URL. */
  icon: v.string(),
  /** The accepted lengths of an account number. */
  digits: list(wholeNumber),
  /** False while the bank takes no payments. */
  available: v.optional(v.boolean(), true),
});
export type Bank = v.InferOutput<typeof bank>;

/** Whether a bank account can be used. `waiting`: not before `usableFrom`. */
export const bankAccountStatuses = ['usable', 'waiting'] as const;

/** A bank account of the member. */
export const bankAccount = v.object({
  id: v.string(),
  bankCode: v.string(),
  /** In the requested language. */
  bankName: v.string(),
  /** Masked by the platform; ends with the last four digits. */
  number: v.string(),
  holder: personName,
  isDefault: v.boolean(),
  usableFrom: isoDateTime,
  status: open(bankAccountStatuses),
  /** False while a withdrawal is on its way to it. */
  removable: v.optional(v.boolean(), true),
});
export type BankAccount = v.InferOutput<typeof bankAccount>;

export const bankAccountsValue = v.object({
  /** The default account first. */
  list: list(bankAccount),
  /** How many accounts a member can have. */
  most: wholeNumber,
  /** The member's real name, which every holder must equal (PAT-02). Null while it is unknown: the first account sets it. */
  holder: v.nullable(personName),
  /** A new account is usable after this many hours, or at once with a code by SMS. 0: always at once. */
  waitHours: wholeNumber,
  /** The masked mobile number that `bankAccountCode` sends to; null when the member has none. */
  codeTo: v.nullable(v.string()),
});
export type BankAccountsValue = v.InferOutput<typeof bankAccountsValue>;

const id = v.pipe(v.string(), notEmpty);

export const bankList = defineOperation({
  id: 'bankList',
  method: 'GET',
  path: '/wps/member/banks',
  effect: 'read',
  auth: 'member',
  body: 'query',
  input: v.object({ language }),
  output: v.object({ list: list(bank) }),
});
export const bankListDocs: OperationDocs<typeof bankList> = {
  summary: 'Lists the banks whose accounts can receive withdrawals.',
  example: { language: 'TH' },
  assumed: true,
};

export const bankAccounts = defineOperation({
  id: 'bankAccounts',
  method: 'GET',
  path: '/wps/member/bankAccounts',
  effect: 'read',
  auth: 'member',
  body: 'query',
  input: v.object({ language }),
  output: bankAccountsValue,
});
export const bankAccountsDocs: OperationDocs<typeof bankAccounts> = {
  summary: 'Lists the member’s bank accounts with masked numbers (MNY-02).',
  example: { language: 'TH' },
  assumed: true,
};

export const bankAccountCode = defineOperation({
  id: 'bankAccountCode',
  method: 'POST',
  path: '/wps/member/bankAccounts/code',
  effect: 'account',
  changes: [],
  auth: 'member',
  body: 'json',
  input: nothing,
  output: sentMoneyCode,
});
export const bankAccountCodeDocs: OperationDocs<typeof bankAccountCode> = {
  summary: 'Sends a code by SMS that makes a new bank account usable at once.',
  example: {},
  assumed: true,
};

/** The reads that differ after an account has come or gone: the member is told of it. */
const changes = [
  'memberPublicState',
  'messageUnread',
  'messageList',
  'memberEvents',
  'paymentPasswordState',
  'bankAccounts',
  'passkeyList',
] as const;

export const bankAccountAdd = defineOperation({
  id: 'bankAccountAdd',
  method: 'POST',
  path: '/wps/member/bankAccounts',
  effect: 'account',
  changes,
  auth: 'member',
  body: 'sealed',
  /** Withdrawals go on: it is the new account that waits. */
  stepUp: { by: ['paymentPassword', 'authenticatorCode', 'passkey'], follows: 'told' },
  refusals: [
    ...moneyFactorRefusals,
    'bank_account_taken',
    'bank_account_most',
    'bank_name_mismatch',
    'bank_number_invalid',
    'method_unavailable',
  ],
  input: v.object({
    bankCode: v.string(),
    /** Spaces and dashes are ignored. */
    number: v.string(),
    holder: v.string(),
    ...moneyFactorAnswers,
    /** The code of `bankAccountCode`. Without it, the account has to wait. */
    code: v.optional(v.string()),
  }),
  output: bankAccountsValue,
});
export const bankAccountAddDocs: OperationDocs<typeof bankAccountAdd> = {
  summary: 'Adds a bank account. Its holder must be the member (PAT-02); the first account becomes the default.',
  example: { bankCode: 'LOTUS', number: '123-4-56789-0', holder: 'Fahsai Jaidee', paymentPassword: '000000' },
  assumed: true,
};

export const bankAccountDefault = defineOperation({
  id: 'bankAccountDefault',
  method: 'POST',
  path: '/wps/member/bankAccounts/default',
  effect: 'toggle',
  changes: ['bankAccounts'],
  auth: 'member',
  body: 'json',
  refusals: ['bank_account_required'],
  input: v.object({ id }),
  output: bankAccountsValue,
});
export const bankAccountDefaultDocs: OperationDocs<typeof bankAccountDefault> = {
  summary: 'Makes a bank account the default.',
  example: { id: 'unknown' },
  assumed: true,
};

export const bankAccountRemove = defineOperation({
  id: 'bankAccountRemove',
  method: 'POST',
  path: '/wps/member/bankAccounts/remove',
  effect: 'account',
  changes,
  auth: 'member',
  body: 'sealed',
  stepUp: { by: ['paymentPassword', 'authenticatorCode', 'passkey'], follows: 'told' },
  refusals: [...moneyFactorRefusals, 'bank_account_required', 'withdraw_waiting'],
  input: v.object({ id, ...moneyFactorAnswers }),
  output: bankAccountsValue,
});
export const bankAccountRemoveDocs: OperationDocs<typeof bankAccountRemove> = {
  summary: 'Removes a bank account that no withdrawal is on its way to. Another one becomes the default.',
  example: { id: 'unknown', paymentPassword: '000000' },
  assumed: true,
};
