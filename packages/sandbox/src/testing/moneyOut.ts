import { type BankAccountsValue, bankAccounts } from '#api/banks.ts';
import type { InputOf } from '#api/operation.ts';
import { paymentPasswordCheck } from '#api/paymentPassword.ts';
import { memberTransactions } from '#api/records.ts';
import { fileUpload, fileUploadDocs } from '#api/uploads.ts';
import type { WithdrawOrder } from '#api/withdrawalOrders.ts';
import { withdrawCreate } from '#api/withdrawals.ts';
import { demoPaymentPassword } from '../accounts/password.ts';
import { thaiDate } from '../time.ts';
import type { TestPlatform } from './platform.ts';

/** Throws for a failure, for steps of a test that are not what it tests. */
export function valueOf<Value>(result: { ok: true; value: Value } | { ok: false; error: unknown }): Value {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

/** Enters the payment password of the demo accounts and returns the proof. */
export async function proveMoney({ client }: TestPlatform, paymentPassword = demoPaymentPassword): Promise<string> {
  return valueOf(await client.call(paymentPasswordCheck, { paymentPassword })).proof;
}

export async function accountsOf({ client }: TestPlatform): Promise<BankAccountsValue> {
  return valueOf(await client.call(bankAccounts, { language: 'EN' }));
}

/** What the account record of the member who is logged in lists today of some kinds. */
export async function recordedToday({ client, sandbox }: TestPlatform, kinds: string) {
  const day = thaiDate(sandbox.now());
  const input = { from: day, to: day, kinds, pageNo: 1, pageSize: 5, language: 'EN' } as const;
  return valueOf(await client.call(memberTransactions, input)).list;
}

/** Asks for a withdrawal to the default bank account, with a new proof and key unless they are given. */
export async function withdraw(
  platform: TestPlatform,
  amount: string,
  { key = crypto.randomUUID(), ...change }: Partial<InputOf<typeof withdrawCreate>> & { readonly key?: string } = {},
) {
  const bankAccountId = (await accountsOf(platform)).list[0]?.id;
  const proof = change.proof ?? (await proveMoney(platform));
  const input = { methodId: 'bank', ...(bankAccountId !== undefined && { bankAccountId }), amount, ...change, proof };
  return platform.client.call(withdrawCreate, input, { idempotencyKey: key });
}

/** Asks for a withdrawal that is accepted. */
export const withdrawn = async (...asked: Parameters<typeof withdraw>): Promise<WithdrawOrder> =>
  valueOf(await withdraw(...asked));

/** Uploads a picture and returns its id. */
export async function uploadPicture({ client }: TestPlatform): Promise<string> {
  return valueOf(await client.call(fileUpload, fileUploadDocs.example)).id;
}
