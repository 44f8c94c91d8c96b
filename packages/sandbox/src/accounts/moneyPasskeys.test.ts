import { describe, expect, test } from 'vitest';
import { bankAccountRemove } from '#api/banks.ts';
import { passkeyList, passkeyLogin, passkeyLoginOptions, passkeyOptions } from '#api/passkeys.ts';
import { passkeyMoneyOptions, paymentPasswordCheck, paymentPasswordState } from '#api/paymentPassword.ts';
import { withdrawOrders } from '#api/withdrawalOrders.ts';
import { hourMs } from '#text/durations.ts';
import { changeSettings } from '../changeSettings.ts';
import { accountsOf, valueOf, withdraw } from '../testing/moneyOut.ts';
import { confirmingMoney, testOrigin, withMoneyPasskey, withPasskey } from '../testing/passkeys.ts';
import { type TestPlatform, signedIn } from '../testing/platform.ts';
import { demoPaymentPassword } from './password.ts';
import { practiceKey } from './practiceKeys.ts';

const refusedWith = (code: string, detail: object = {}) => ({ ok: false, error: { code, detail } });
const stateOf = async ({ client }: TestPlatform) => valueOf(await client.call(paymentPasswordState, {}));
const check = async (platform: TestPlatform, answer: Awaited<ReturnType<typeof confirmingMoney>>) =>
  platform.client.call(paymentPasswordCheck, answer);
const withdrawals = async ({ client }: TestPlatform) =>
  valueOf(await client.call(withdrawOrders, { pageNo: 1, pageSize: 9 })).list.length;

describe('a passkey in place of the payment password', () => {
  test('confirms one withdrawal, also where an authenticator is asked for and while the password is locked', async () => {
    const platform = await signedIn('cashout');
    const key = await withMoneyPasskey(platform);
    expect(await stateOf(platform)).toMatchObject({ passkey: true });
    for (let tries = 0; tries < 5; tries += 1) {
      await platform.client.call(paymentPasswordCheck, { paymentPassword: '111111' });
    }
    const { moneyOut } = platform.sandbox.settings;
    changeSettings(platform.sandbox, { moneyOut: { ...moneyOut, factors: ['password', 'authenticator'] } });
    const { proof } = valueOf(await check(platform, await confirmingMoney(platform, key)));
    const before = await withdrawals(platform);
    valueOf(await withdraw(platform, '500.00', { proof }));
    expect(await withdraw(platform, '500.00', { proof })).toMatchObject({ ok: false });
    expect(await withdrawals(platform)).toBe(before + 1);
  });

  test('one answer that is sent twice at once is one proof', async () => {
    const platform = await signedIn('cashout');
    const answer = await confirmingMoney(platform, await withMoneyPasskey(platform));
    const answers = await Promise.all([check(platform, answer), check(platform, answer)]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(answers.find(({ ok }) => !ok)).toMatchObject(refusedWith('passkey_expired'));
  });

  test('the question of a login or of a new key is none of money, and the other way round', async () => {
    const platform = await signedIn('cashout');
    const key = await withMoneyPasskey(platform);
    const { ticket, publicKey } = valueOf(await platform.client.call(passkeyLoginOptions, {}));
    const passkey = { ticket, used: key.use(publicKey, testOrigin) };
    expect(await platform.client.call(paymentPasswordCheck, { passkey })).toMatchObject(refusedWith('passkey_expired'));
    // Of the same session, for another purpose.
    const credential = { paymentPassword: demoPaymentPassword };
    const adding = valueOf(await platform.client.call(passkeyOptions, { credential }));
    const forNewKey = { ticket: adding.ticket, used: key.use(adding.publicKey, testOrigin) };
    expect(await platform.client.call(paymentPasswordCheck, { passkey: forNewKey })).toMatchObject(
      refusedWith('passkey_expired'),
    );
    const money = await confirmingMoney(platform, key);
    expect(await platform.client.call(passkeyLogin, money)).toMatchObject(refusedWith('passkey_expired'));
  });

  test('the question of another session, and one that is too old, are refused', async () => {
    const platform = await signedIn('cashout');
    const key = await withMoneyPasskey(platform);
    const late = await confirmingMoney(platform, key);
    platform.advance(5 * 60_000);
    expect(await check(platform, late)).toMatchObject(refusedWith('passkey_expired'));
    const answer = await confirmingMoney(platform, key);
    await platform.signIn('cashout');
    expect(await check(platform, answer)).toMatchObject(refusedWith('passkey_expired'));
  });

  test('an answer for another origin is refused, and the question used up', async () => {
    const platform = await signedIn('cashout');
    const key = await withMoneyPasskey(platform);
    const answer = await confirmingMoney(platform, key, 'https://elsewhere.example');
    expect(await check(platform, answer)).toMatchObject(refusedWith('passkey_invalid', { reason: 'origin' }));
    expect(await check(platform, answer)).toMatchObject(refusedWith('passkey_expired'));
  });

  test('a counter that fell is refused, and the key confirms nothing any more', async () => {
    const platform = await signedIn('cashout');
    const key = await withMoneyPasskey(platform);
    for (let uses = 0; uses < 2; uses += 1) valueOf(await check(platform, await confirmingMoney(platform, key)));
    key.forget();
    expect(await check(platform, await confirmingMoney(platform, key))).toMatchObject(refusedWith('passkey_suspended'));
    expect(await stateOf(platform)).toMatchObject({ passkey: false });
    expect(await platform.client.call(passkeyMoneyOptions, {})).toMatchObject(refusedWith('passkey_unknown'));
  });

  test('the key of another member is refused', async () => {
    const platform = await signedIn('cashout');
    await withMoneyPasskey(platform);
    await platform.signIn('newbie');
    const foreign = await withPasskey(platform, practiceKey());
    await platform.signIn('cashout');
    expect(await check(platform, await confirmingMoney(platform, foreign))).toMatchObject(
      refusedWith('passkey_unknown', { id: foreign.id }),
    );
  });

  test('a key that was added without the payment password waits as long as money rests after other changes', async () => {
    const platform = await signedIn('cashout');
    await withMoneyPasskey(platform);
    const key = await withPasskey(platform, practiceKey());
    const { list } = valueOf(await platform.client.call(passkeyList, {}));
    const waits = list.find(({ id }) => id === key.id)?.moneyFrom;
    expect(waits).not.toBeNull();
    expect(await check(platform, await confirmingMoney(platform, key))).toMatchObject(
      refusedWith('passkey_waits', { until: waits }),
    );
    platform.advance(platform.sandbox.settings.moneyOut.restHours * hourMs);
    await platform.signIn('cashout');
    valueOf(await check(platform, await confirmingMoney(platform, key)));
  });

  test('the payment password is not enough for a key where the operator asks for more', async () => {
    const platform = await signedIn('cashout');
    const { moneyOut } = platform.sandbox.settings;
    changeSettings(platform.sandbox, { moneyOut: { ...moneyOut, factors: ['password', 'authenticator'] } });
    await withMoneyPasskey(platform);
    expect(await platform.client.call(passkeyMoneyOptions, {})).toMatchObject(refusedWith('passkey_waits'));
  });

  test('an operator who wants keys for the login only has none for money', async () => {
    const platform = await signedIn('cashout');
    const answer = await confirmingMoney(platform, await withMoneyPasskey(platform));
    changeSettings(platform.sandbox, { policy: { ...platform.sandbox.settings.policy, passkeys: 'login' } });
    expect(await stateOf(platform)).toMatchObject({ passkey: false });
    expect(await platform.client.call(passkeyMoneyOptions, {})).toMatchObject(refusedWith('operation_not_allowed'));
    expect(await check(platform, answer)).toMatchObject(refusedWith('operation_not_allowed'));
  });

  test('stands for the password where a bank account is removed', async () => {
    const platform = await signedIn('cashout');
    const answer = await confirmingMoney(platform, await withMoneyPasskey(platform));
    const { list } = await accountsOf(platform);
    const id = list[0]?.id ?? '';
    const left = valueOf(await platform.client.call(bankAccountRemove, { id, ...answer })).list;
    expect(left).toHaveLength(list.length - 1);
  });
});
