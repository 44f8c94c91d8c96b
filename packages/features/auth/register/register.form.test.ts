import { describe, expect, it } from 'vitest';
import { registerFieldRules } from '#sandbox/seed/registerRules.ts';
import {
  type FormInput,
  type LinkCode,
  closedBy,
  formOf,
  methodsOf,
  noLinkCode,
  registerFields,
  stepOf,
  stepShown,
  stepsOf,
} from './register.form.ts';
import { flagsOn, ruleOf } from './register.testing.ts';

const all = registerFields.map((field) => ruleOf(field));
const input = (changes: Partial<FormInput>): FormInput => ({
  method: 'username',
  flags: flagsOn(),
  settings: { captcha: false, fields: [] },
  link: noLinkCode,
  ...changes,
});
const fieldsOf = (changes: Partial<FormInput>) => formOf(input(changes)).map(({ field }) => field);
const requiredOf = (changes: Partial<FormInput>) =>
  formOf(input(changes)).flatMap(({ field, rule }) => (rule.required ? [field] : []));

describe('the methods (REG-01)', () => {
  it.each([
    [flagsOn('USERNAMEREG3', 'MOBILENUMREG3'), ['mobile', 'username']],
    [flagsOn('USERNAMEREG3'), ['username']],
    [flagsOn('MOBILENUMREG3'), ['mobile']],
    [flagsOn(), []],
  ])('%#', (flags, methods) => expect(methodsOf(flags)).toEqual(methods));
});

describe('the fields', () => {
  it('always include user name and password (REG-07)', () => {
    expect(fieldsOf({})).toEqual(['username', 'password']);
    expect(requiredOf({})).toEqual(['username', 'password']);
  });
  it('start with the number in mobile sign-up; a password only with its flag (REG-10)', () => {
    expect(fieldsOf({ method: 'mobile' })).toEqual(['mobileNum']);
    expect(fieldsOf({ method: 'mobile', flags: flagsOn('MOBILENUMPASSREG3', 'REGMOBVERF3') })).toEqual([
      'mobileNum',
      'verificationCode',
      'password',
    ]);
    const off = { captcha: false, fields: [ruleOf('mobileNum', { enabled: false })] };
    expect(requiredOf({ method: 'mobile', settings: off })).toEqual(['mobileNum']);
  });
  it('follow the server’s rules, in form order, each once', () => {
    const fields = all.map((rule) => ({ ...rule, required: true })).toReversed();
    const shown = fieldsOf({
      settings: { captcha: true, fields },
      flags: flagsOn('REGMOBVERF3'),
      captchaAsked: true,
    });
    expect(shown).toEqual([...registerFields]);
    const twice = { captcha: false, fields: [ruleOf('zalo'), ruleOf('zalo'), ruleOf('fax')] };
    expect(fieldsOf({ settings: twice })).toEqual(['username', 'password', 'zalo']);
  });
  it('leave what the account page takes later out of the way, unless the platform requires it', () => {
    const optional = { captcha: false, fields: all };
    const shown = fieldsOf({ settings: optional });
    for (const field of ['mobileNum', 'payeeName', 'email', 'line', 'telegram', 'birthday']) {
      expect(shown).not.toContain(field);
      const settings = { captcha: false, fields: [ruleOf(field, { required: true })] };
      expect(requiredOf({ settings })).toContain(field);
    }
    // They could not be told later.
    for (const field of ['affiliateCode', 'recommenderId', 'nickname', 'whatsapp']) expect(shown).toContain(field);
  });
  it('include a code only with a number that is required', () => {
    const flags = flagsOn('REGMOBVERF3');
    expect(fieldsOf({ flags })).not.toContain('verificationCode');
    const number = (required: boolean) => ({ captcha: false, fields: [ruleOf('mobileNum', { required })] });
    expect(fieldsOf({ flags, settings: number(false) })).toEqual(['username', 'password']);
    expect(requiredOf({ flags, settings: number(true) })).toContain('verificationCode');
    expect(requiredOf({ flags, method: 'mobile' })).toContain('verificationCode');
    const code = formOf(input({ flags, method: 'mobile' })).find(({ field }) => field === 'verificationCode');
    expect(code?.rule).toMatchObject({ minLength: 0, maxLength: 255 });
  });
  it('require the payment password whenever it is shown', () => {
    expect(requiredOf({ settings: { captcha: false, fields: [ruleOf('paymentPassword')] } })).toContain(
      'paymentPassword',
    );
  });
  it.each([
    [true, [], true, true],
    [true, [ruleOf('captcha', { required: true })], true, true],
    [true, [ruleOf('captcha')], false, false],
    [true, [ruleOf('captcha', { enabled: false })], false, false],
    [false, [ruleOf('captcha', { required: true })], false, false],
  ])('show a captcha by the public setting: %#', (captcha, fields, shown, required) => {
    expect(fieldsOf({ settings: { captcha, fields } }).includes('captcha')).toBe(shown);
    expect(requiredOf({ settings: { captcha, fields } }).includes('captcha')).toBe(required);
  });
  it('leave the picture out where a code is sent, unless the platform asks for one', () => {
    const settings = { captcha: true, fields: [ruleOf('mobileNum', { required: true })] };
    const flags = flagsOn('REGMOBVERF3');
    expect(fieldsOf({ settings, flags })).not.toContain('captcha');
    expect(fieldsOf({ settings, flags, method: 'mobile' })).not.toContain('captcha');
    expect(requiredOf({ settings, flags, captchaAsked: true })).toContain('captcha');
    expect(fieldsOf({ settings })).toContain('captcha');
  });
  it.each<[LinkCode['state'], boolean]>([
    ['valid', false],
    ['checking', false],
    ['invalid', true],
    ['unknown', true],
    ['none', true],
  ])('with a link code that is %s: affiliate field %s (REG-09)', (state, shown) => {
    const settings = { captcha: false, fields: [ruleOf('affiliateCode')] };
    expect(fieldsOf({ settings, link: { code: 'AF1', state } }).includes('affiliateCode')).toBe(shown);
    const off = { captcha: false, fields: [ruleOf('affiliateCode', { enabled: false })] };
    expect(fieldsOf({ settings: off, link: { code: 'AF1', state } })).not.toContain('affiliateCode');
  });
  it.each([
    [flagsOn(), true, 'everywhere'],
    [flagsOn('USERNAMEREG3'), true, 'here'],
    [flagsOn('USERNAMEREG3'), false, null],
    [flagsOn('USERNAMEREG3', 'DIRECTREG3'), true, null],
  ])('are empty where registration is closed (DIRECTREG3): %#', (flags, onPage, closed) =>
    expect(closedBy(flags, onPage)).toBe(closed),
  );
  it('match the sandbox', () => {
    const settings = { captcha: true, fields: registerFieldRules(true) };
    const flags = flagsOn('MOBILENUMPASSREG3', 'REGMOBVERF3');
    expect(fieldsOf({ method: 'mobile', settings, flags })).toMatchInlineSnapshot(`
      [
        "mobileNum",
        "verificationCode",
        "payeeName",
        "password",
        "nickname",
        "recommenderId",
        "affiliateCode",
      ]
    `);
  });
});

describe('the steps', () => {
  const code = flagsOn('REGMOBVERF3', 'MOBILENUMPASSREG3');
  const fieldsFor = (changes: Partial<FormInput>) => formOf(input(changes));
  const required = (...fields: readonly string[]) => ({
    captcha: false,
    fields: fields.map((field) => ruleOf(field, { required: true })),
  });

  it.each<[Partial<FormInput>, string]>([
    [{ method: 'mobile', flags: code }, 'number code account'],
    [{ method: 'mobile', flags: flagsOn('MOBILENUMPASSREG3') }, 'number account'],
    [{ method: 'mobile' }, 'number'],
    [{ method: 'mobile', flags: flagsOn('REGMOBVERF3') }, 'number code'],
    [{ method: 'username' }, 'number account'],
    [{ method: 'username', flags: code }, 'number account'],
    [{ method: 'username', flags: code, settings: required('mobileNum', 'payeeName') }, 'number code account'],
  ])('of %j are %s', (changes, steps) => expect(stepsOf(fieldsFor(changes)).join(' ')).toBe(steps));
  it('have every required field, each in one of them', () => {
    const settings = required(...registerFields);
    for (const method of ['mobile', 'username'] as const) {
      const fields = fieldsFor({ method, flags: code, settings });
      const inSteps = stepsOf(fields).flatMap((step) => fields.filter(({ field }) => stepOf(field) === step));
      expect(inSteps).toEqual(fields);
    }
  });
  it('are shown as far as they were reached, and wait for a code that a reload has lost', () => {
    const steps = stepsOf(fieldsFor({ method: 'mobile', flags: code }));
    expect(stepShown(steps, 'number', '')).toBe('number');
    expect(stepShown(steps, 'code', '')).toBe('code');
    expect(stepShown(steps, 'account', '48261')).toBe('account');
    expect(stepShown(steps, 'account', '')).toBe('code');
    expect(stepShown(['number', 'account'], 'account', '')).toBe('account');
    expect(stepShown(['number', 'account'], 'code', '')).toBe('number');
    expect(stepShown([], 'account', '')).toBe('number');
  });
});
