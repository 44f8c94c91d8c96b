import { beforeEach, describe, expect, test } from 'vitest';
import type { InputOf } from '#api/operation.ts';
import { paymentPasswordState } from '#api/paymentPassword.ts';
import { memberCode, memberProfile, memberProfileSet } from '#api/profile.ts';
import { minuteMs } from '#text/durations.ts';
import { lastCode } from '../accounts/outbox.ts';
import { demoPassword, demoPaymentPassword } from '../accounts/password.ts';
import { valueOf } from '../testing/moneyOut.ts';
import { type TestPlatform, createTestPlatform } from '../testing/platform.ts';
import { iso } from '../time.ts';

const newMobile = '0899990000';
const refusedWith = (code: string, detail: object = {}) => ({ ok: false, error: { code, detail } });

let platform: TestPlatform;
async function as(account: string): Promise<void> {
  platform = createTestPlatform();
  await platform.signIn(account);
}
beforeEach(() => as('cashout'));

const set = (input: InputOf<typeof memberProfileSet>) => platform.client.call(memberProfileSet, input);
const profile = async () => valueOf(await platform.client.call(memberProfile, {}));
async function sendTo(input: InputOf<typeof memberCode>, address: string): Promise<string> {
  valueOf(await platform.client.call(memberCode, input));
  return lastCode(platform.sandbox, address) ?? '';
}
const codeToNew = () => sendTo({ purpose: 'new', channel: 'sms', to: newMobile }, '66899990000');
const codeToCurrent = () => sendTo({ purpose: 'current', channel: 'sms' }, '66867890123');

test('details are masked', async () => {
  const { realName, mobile, email, line, birthday } = await profile();
  expect(realName).toEqual({ value: 'Ka*** Pr***', state: 'set', changeable: false });
  expect(mobile).toEqual({ value: '08x-xxx-0123', state: 'verified', changeable: true });
  expect(email).toEqual({ value: 'ca***@kinnari.example', state: 'set', changeable: true });
  expect(line).toEqual({ value: '', state: 'unset', changeable: true });
  expect(birthday).toEqual({ value: '', state: 'unset', changeable: true });
});

const credential = { loginPassword: demoPassword };

describe('what needs no code', () => {
  test('a real name is set once; the same again is no error', async () => {
    await as('newbie');
    expect(await set({ field: 'realName', value: 'Single' })).toMatchObject(
      refusedWith('invalid_input', { field: 'value' }),
    );
    expect(valueOf(await set({ field: 'realName', value: ' Mali  Suksan ' })).realName.changeable).toBe(false);
    expect((await set({ field: 'realName', value: 'Mali Suksan' })).ok).toBe(true);
    expect(await set({ field: 'realName', value: 'Other Name' })).toMatchObject(refusedWith('detail_fixed'));
  });

  test('a birthday is set once, and says that the player is old enough', async () => {
    const invalid = refusedWith('invalid_input', { field: 'value' });
    for (const value of ['', '2010-01-01', '1990-02-30', '01/02/1990']) {
      expect(await set({ field: 'birthday', value })).toMatchObject(invalid);
    }
    expect(valueOf(await set({ field: 'birthday', value: '1990-04-13' })).birthday).toEqual({
      value: '1990-**-**',
      state: 'set',
      changeable: false,
    });
    expect(await set({ field: 'birthday', value: '1991-04-13' })).toMatchObject(refusedWith('detail_fixed'));
  });

  test('LINE and Telegram are changed and removed', async () => {
    expect(valueOf(await set({ field: 'line', value: 'kanya.p', credential })).line.state).toBe('set');
    expect(valueOf(await set({ field: 'telegram', value: 'kanya_p', credential })).line.state).toBe('set');
    expect(await set({ field: 'line', value: 'k', credential })).toMatchObject(refusedWith('invalid_input'));
    const removed = valueOf(await set({ field: 'line', value: '', credential }));
    expect([removed.line.state, removed.telegram.state]).toEqual(['unset', 'set']);
  });
});

describe('a new mobile number', () => {
  test('of another country names its code', async () => {
    const send = async (to: string) => platform.client.call(memberCode, { purpose: 'new', channel: 'sms', to });
    expect((await send('+84 912-345-678')).ok).toBe(true);
    for (const to of ['+84 912', '+999 12345678', '84912345678', '+']) {
      expect(await send(to)).toMatchObject(refusedWith('phone_invalid'));
    }
  });

  test('needs its own code, and one of the current number or another credential', async () => {
    const code = await codeToNew();
    expect(await set({ field: 'mobile', value: newMobile, code })).toMatchObject(refusedWith('credential_required'));
    const proof = { credential: { code: await codeToCurrent() } };
    expect(await set({ field: 'mobile', value: newMobile, code, credential: { code: 'x' } })).toMatchObject(
      refusedWith('code_incorrect', { field: 'credential' }),
    );
    expect(await set({ field: 'mobile', value: newMobile, code: 'x', ...proof })).toMatchObject(
      refusedWith('code_incorrect', { field: 'code' }),
    );
    const changed = valueOf(await set({ field: 'mobile', value: newMobile, code, ...proof }));
    expect(changed.mobile).toMatchObject({ value: '08x-xxx-0000', state: 'verified' });
    // A repeat, because the answer was lost.
    expect((await set({ field: 'mobile', value: newMobile, code, ...proof })).ok).toBe(true);
  });

  test('or the payment password, after which withdrawals rest', async () => {
    const code = await codeToNew();
    const wrong = await set({ field: 'mobile', value: newMobile, code, credential: { paymentPassword: '111111' } });
    expect(wrong).toMatchObject(refusedWith('payment_password_incorrect', { triesLeft: 4 }));
    const proof = { code, credential: { paymentPassword: demoPaymentPassword } };
    expect((await set({ field: 'mobile', value: newMobile, ...proof })).ok).toBe(true);
    const { restsUntil } = valueOf(await platform.client.call(paymentPasswordState, {}));
    expect(restsUntil).toBe(iso(platform.sandbox.now() + 24 * 60 * minuteMs));
  });

  test('a wrong code of the new number costs no try of the payment password', async () => {
    await codeToNew();
    await set({ field: 'mobile', value: newMobile, code: 'x', credential: { paymentPassword: '111111' } });
    expect(valueOf(await platform.client.call(paymentPasswordState, {})).triesLeft).toBe(5);
  });

  test('of another member is refused', async () => {
    const code = await platform.client.call(memberCode, { purpose: 'new', channel: 'sms', to: '0812345678' });
    expect(code).toMatchObject(refusedWith('mobile_taken'));
  });

  test('where there was none needs a credential too', async () => {
    await as('somchai');
    const code = await codeToNew();
    expect(await set({ field: 'mobile', value: newMobile, code })).toMatchObject(refusedWith('credential_required'));
    expect(valueOf(await set({ field: 'mobile', value: newMobile, code, credential })).mobile.state).toBe('verified');
    expect(await platform.client.call(memberCode, { purpose: 'current', channel: 'email' })).toMatchObject({
      ok: true,
    });
  });
});

test('the own e-mail address is verified with its code alone', async () => {
  const to = 'cashout@kinnari.example';
  const code = await sendTo({ purpose: 'new', channel: 'email', to }, to);
  expect(valueOf(await set({ field: 'email', value: to.toUpperCase(), code })).email.state).toBe('verified');
});

test('a payment password that is not set proves nothing', async () => {
  await as('demo');
  const code = await codeToNew();
  expect(await set({ field: 'mobile', value: newMobile, code, credential: { paymentPassword: '1' } })).toMatchObject(
    refusedWith('payment_password_unset'),
  );
  expect(valueOf(await set({ field: 'mobile', value: newMobile, code, credential })).mobile.state).toBe('verified');
});
