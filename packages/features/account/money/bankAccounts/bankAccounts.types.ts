import type { Bank, BankAccountsValue, bankAccountAdd, bankAccountRemove } from '#api/banks.ts';
import type { Result } from '#api/errors.ts';
import type { InputOf } from '#api/operation.ts';
import type { Remote } from '#core/data/remote.ts';

export type NewBankAccount = InputOf<typeof bankAccountAdd>;

/** The member's bank accounts and their actions, as screens receive them. */
export interface BankAccounts {
  readonly accounts: Remote<BankAccountsValue>;
  /** The banks that an account can be at. */
  readonly banks: Remote<readonly Bank[]>;
  readonly onAdd: (account: NewBankAccount) => Promise<Result<BankAccountsValue>>;
  readonly onDefault: (id: string) => Promise<Result<unknown>>;
  readonly onRemove: (input: InputOf<typeof bankAccountRemove>) => Promise<Result<Pick<BankAccountsValue, 'list'>>>;
  /** Sends a code by SMS that makes a new account usable at once. */
  readonly onSendCode: () => Promise<Result<{ readonly expiredMinutes: number }>>;
}

/** Values of the form as typed. */
export interface BankAccountValues {
  readonly bankCode: string;
  readonly number: string;
  readonly holder: string;
  readonly code: string;
}
