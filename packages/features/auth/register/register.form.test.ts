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
    expect(fieldsOf({})).toEqual(['username', 'password', 'confirmPassword']);
    expect(requiredOf({})).toEqual(['username', 'password', 'confirmPassword']);
  });
  it('start with the number in mobile sign-up; a password only with its flag (REG-10)', () => {
    expect(fieldsOf({ method: 'mobile' })).toEqual(['mobileNum']);
    expect(fieldsOf({ method: 'mobile', flags: flagsOn('MOBILENUMPASSREG3', 'REGMOBVERF3') })).toEqual([
      'mobileNum',
      'password',
      'confirmPassword',
      'verificationCode',
    ]);
    const off = { captcha: false, fields: [ruleOf('mobileNum', { enabled: false })] };
    expect(requiredOf({ method: 'mobile', settings: off })).toEqual(['mobileNum']);
  });
  it('follow the server’s rules, in form order, each once', () => {
    const settings = { captcha: true, fields: all.toReversed() };
    expect(fieldsOf({ settings, flags: flagsOn('REGMOBVERF3') })).toEqual([...registerFields]);
    const twice = { captcha: false, fields: [ruleOf('line'), ruleOf('line'), ruleOf('fax')] };
    expect(fieldsOf({ settings: twice })).toEqual(['username', 'password', 'confirmPassword', 'line']);
  });
  it('include a code only with a number', () => {
    const flags = flagsOn('REGMOBVERF3');
    expect(fieldsOf({ flags })).not.toContain('verificationCode');
    const number = (required: boolean) => ({ captcha: false, fields: [ruleOf('mobileNum', { required })] });
    expect(fieldsOf({ flags, settings: number(false) })).toContain('verificationCode');
    expect(requiredOf({ flags, settings: number(false) })).not.toContain('verificationCode');
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
    [true, [ruleOf('captcha')], true, false],
    [true, [ruleOf('captcha', { enabled: false })], false, false],
    [false, [ruleOf('captcha', { required: true })], false, false],
  ])('show a captcha by the public setting: %#', (captcha, fields, shown, required) => {
    expect(fieldsOf({ settings: { captcha, fields } }).includes('captcha')).toBe(shown);
    expect(requiredOf({ settings: { captcha, fields } }).includes('captcha')).toBe(required);
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
        "password",
        "confirmPassword",
        "payeeName",
        "nickname",
        "email",
        "line",
        "birthday",
        "recommenderId",
        "affiliateCode",
        "captcha",
        "verificationCode",
      ]
    `);
  });
});
