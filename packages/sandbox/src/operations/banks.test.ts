import { describe, expect, test } from 'vitest';
import {
  type BankAccount,
  bankAccountAdd,
  bankAccountCode,
  bankAccountDefault,
  bankAccountRemove,
  bankList,
} from '#api/banks.ts';
import type { InputOf } from '#api/operation.ts';
import { paymentPasswordSet } from '#api/paymentPassword.ts';
import { withdrawConfirm } from '#api/withdrawalOrders.ts';
import { hourMs } from '#text/durations.ts';
import { lastCode } from '../accounts/outbox.ts';
import { demoPassword, demoPaymentPassword } from '../accounts/password.ts';
import { accountsOf, valueOf, withdraw, withdrawn } from '../testing/moneyOut.ts';
import { type TestPlatform, signedIn } from '../testing/platform.ts';
import { iso } from '../time.ts';

const paymentPassword = demoPaymentPassword;

const as = async (account: string) => signedIn(account);

const add = ({ client }: TestPlatform, change: Partial<InputOf<typeof bankAccountAdd>> = {}) =>
  client.call(bankAccountAdd, {
    bankCode: 'LOTUS',
    number: '123-4-56789-0',
    holder: 'Kanya Promdee',
    paymentPassword,
    ...change,
  });

const endsOf = (list: readonly BankAccount[]) => list.map(({ number }) => number.slice(-4));

test('banks have names in both languages and the lengths of their numbers', async () => {
  const { client } = await as('demo');
  const thai = valueOf(await client.call(bankList, { language: 'TH' })).list;
  const english = valueOf(await client.call(bankList, { language: 'EN' })).list;
  expect(thai.length).toBeGreaterThan(4);
  expect(thai.every(({ name, digits }) => /[ก-๙]/.test(name) && digits.length > 0)).toBe(true);
  expect(english.every(({ name }) => /^[A-Za-z ]+$/.test(name))).toBe(true);
  expect(english.some(({ available }) => !available)).toBe(true);
});

describe('adding an account', () => {
  test('masks its number, and it waits a day', async () => {
    const platform = await as('cashout');
    const { sandbox, advance } = platform;
    const added = valueOf(await add(platform)).list.at(-1);
    expect(added).toMatchObject({ number: 'xxxxxx7890', isDefault: false, status: 'waiting', removable: true });
    expect(added?.usableFrom).toBe(iso(sandbox.now() + 24 * hourMs));
    expect(await withdraw(platform, '500.00', { bankAccountId: added?.id ?? '' })).toMatchObject({
      error: { code: 'bank_account_waiting', detail: { until: added?.usableFrom } },
    });
    advance(24 * hourMs);
    await platform.signIn('cashout');
    expect((await withdraw(platform, '500.00', { bankAccountId: added?.id ?? '' })).ok).toBe(true);
  });

  test('with a code by SMS it can be used at once', async () => {
    const platform = await as('cashout');
    const { client, sandbox } = platform;
    valueOf(await client.call(bankAccountCode, {}));
    expect(await add(platform, { code: '0' })).toMatchObject({ error: { code: 'code_incorrect' } });
    const added = valueOf(await add(platform, { code: lastCode(sandbox, '66867890123') ?? '' }));
    expect(added.list.at(-1)).toMatchObject({ status: 'usable' });
  });

  test('the first one of a member without a real name sets it, and the others must equal it', async () => {
    const platform = await as('newbie');
    const { client } = platform;
    await client.call(paymentPasswordSet, {
      loginPassword: demoPassword,
      newPassword: paymentPassword,
      confirmNewPassword: paymentPassword,
    });
    expect(await accountsOf(platform)).toMatchObject({ list: [], holder: null });
    expect(await add(platform, { holder: 'Anong' })).toMatchObject({ error: { code: 'bank_name_mismatch' } });
    const first = valueOf(await add(platform, { holder: ' Anong  Newcomer ' }));
    expect(first).toMatchObject({ holder: 'Anong Newcomer', list: [{ isDefault: true, holder: 'Anong Newcomer' }] });
    expect(await add(platform, { number: '9999999999', holder: 'Somebody Else' })).toMatchObject({
      error: { code: 'bank_name_mismatch' },
    });
  });

  test.each(['KANYA PROMDEE', ' kanya   promdee ', 'Kanya Promdee'.normalize('NFD')])(
    'PAT-02: the holder %j equals the real name',
    async (holder) => expect((await add(await as('cashout'), { holder })).ok).toBe(true),
  );

  test.each([
    [{ number: '123456789' }, { code: 'bank_number_invalid', detail: { digits: [10] } }],
    [{ number: '12345a7890' }, { code: 'bank_number_invalid' }],
    [{ number: '' }, { code: 'bank_number_invalid' }],
    [{ bankCode: 'STAR' }, { code: 'method_unavailable' }],
    [{ bankCode: 'constructor' }, { code: 'method_unavailable' }],
    [{ holder: 'Kanya' }, { code: 'bank_name_mismatch' }],
    [{ paymentPassword: '000000' }, { code: 'payment_password_incorrect', detail: { triesLeft: 4 } }],
  ])('%o is refused', async (change, error) => {
    const platform = await as('cashout');
    const before = await accountsOf(platform);
    expect(await add(platform, change)).toMatchObject({ error });
    expect(await accountsOf(platform)).toEqual(before);
  });

  test('a number that another member has is refused without a word about that member', async () => {
    const platform = await as('wagering');
    const number = '8867890123';
    const input = { number, holder: 'Boonmee Rungrot' };
    // Before the payment password is right, the answer does not tell taken numbers from free ones.
    const guessed = await add(platform, { ...input, paymentPassword: '000000' });
    expect(guessed).toMatchObject({ error: { code: 'payment_password_incorrect' } });
    const refused = await add(platform, input);
    expect(refused).toMatchObject({ error: { code: 'bank_account_taken', detail: {} } });
    expect(JSON.stringify(refused)).not.toMatch(/kanya|cashout/i);
    expect((await add(platform, { ...input, bankCode: 'RIVER' })).ok).toBe(true);
  });

  test('the same account again changes nothing: the answer to the first call may have been lost', async () => {
    const platform = await as('cashout');
    const added = valueOf(await add(platform));
    expect(valueOf(await add(platform, { number: '1234567890' }))).toEqual(added);
  });

  test('there are at most three', async () => {
    const platform = await as('cashout');
    valueOf(await add(platform));
    expect(await add(platform, { number: '9999999999' })).toMatchObject({
      error: { code: 'bank_account_most', detail: { most: 3 } },
    });
  });
});

describe('default and removal', () => {
  test('the default is first; removing it names the next one', async () => {
    const platform = await as('cashout');
    const { client } = platform;
    const [first, second] = (await accountsOf(platform)).list;
    const chosen = valueOf(await client.call(bankAccountDefault, { id: second?.id ?? '' }));
    expect(chosen.list.map(({ id, isDefault }) => [id, isDefault])).toEqual([
      [second?.id, true],
      [first?.id, false],
    ]);
    const left = valueOf(await client.call(bankAccountRemove, { id: second?.id ?? '', paymentPassword }));
    expect(left.list).toMatchObject([{ id: first?.id, isDefault: true }]);
    expect(endsOf(left.list)).toEqual(['0123']);
  });

  test('an account that a withdrawal is on its way to stays', async () => {
    const platform = await as('cashout');
    const { client, advance } = platform;
    const { reference, destination } = await withdrawn(platform, '1000.00');
    const id = destination.bankAccountId ?? '';
    expect((await accountsOf(platform)).list.map(({ removable }) => removable)).toEqual([false, true]);
    expect(await client.call(bankAccountRemove, { id, paymentPassword })).toMatchObject({
      error: { code: 'withdraw_waiting', detail: { reference } },
    });
    advance(5 * 60_000);
    await client.call(withdrawConfirm, { reference, answer: 'received' });
    expect((await client.call(bankAccountRemove, { id, paymentPassword })).ok).toBe(true);
  });

  test('accounts of other members can be neither chosen, removed nor paid to', async () => {
    const platform = await as('wagering');
    const id = (await accountsOf(platform)).list[0]?.id ?? '';
    await platform.signIn('cashout');
    const unknown = { error: { code: 'bank_account_required' } };
    expect(await platform.client.call(bankAccountDefault, { id })).toMatchObject(unknown);
    expect(await platform.client.call(bankAccountRemove, { id, paymentPassword })).toMatchObject(unknown);
    expect(await withdraw(platform, '500.00', { bankAccountId: id })).toMatchObject(unknown);
  });
});
