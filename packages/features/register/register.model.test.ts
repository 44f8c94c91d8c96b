import { describe, expect, it } from 'vitest';
import type { ApiError, RefusalCode } from '#api/errors.ts';
import { emptyRegister, reduceRegister, type RegisterEvent } from './register.model.ts';
import { problemsOf } from './register.problems.ts';
import { ruleOf, testContext, valuesOf } from './register.testing.ts';

const after = (...events: readonly RegisterEvent[]) => events.reduce(reduceRegister, emptyRegister);
const refused = (code: RefusalCode): ApiError => ({ kind: 'refused', code, message: '', detail: {} });
const typedName: RegisterEvent = { type: 'typed', field: 'username', value: 'somchai' };
const typedCaptcha: RegisterEvent = { type: 'typed', field: 'captcha', value: '1234' };

describe('what was typed', () => {
  it('is kept across tabs, refusals and new pictures', () => {
    const state = after(
      typedName,
      { type: 'typed', field: 'mobileNum', value: '081-234' },
      typedCaptcha,
      { type: 'methodChosen', method: 'mobile' },
      { type: 'failed', error: refused('mobile_taken') },
      { type: 'methodChosen', method: 'username' },
      { type: 'failed', error: { kind: 'network', outcomeUnknown: true } },
    );
    expect(state.values).toMatchObject({ username: 'somchai', mobileNum: '081-234', captcha: '' });
    expect(state.captchaRound).toBe(2);
    expect(state.failure).toMatchObject({ kind: 'network' });
  });
  it('is gone after reset and after entering, the chosen method only then', () => {
    const cleared = after(typedName, { type: 'methodChosen', method: 'username' }, { type: 'cleared' });
    expect(cleared).toMatchObject({ method: 'username', values: emptyRegister.values, attention: { to: 'first' } });
    expect(after(typedName, { type: 'entered' })).toEqual(emptyRegister);
  });
  it('solves its own problem, and that of the confirmation with the password', () => {
    const wrong: RegisterEvent = {
      type: 'checked',
      termsMissing: true,
      problems: { username: { key: 'required' }, confirmPassword: { key: 'mismatch' } },
    };
    expect(after(wrong)).toMatchObject({ termsMissing: true, attention: { to: 'summary', count: 1 } });
    expect(after(wrong, typedName).problems).toEqual({ confirmPassword: { key: 'mismatch' } });
    expect(after(wrong, { type: 'typed', field: 'password', value: 'a' }).problems).toEqual({
      username: { key: 'required' },
    });
    expect(after(wrong, { type: 'termsChosen', accepted: true }).termsMissing).toBe(false);
  });
});

describe('a refusal', () => {
  it.each<[RefusalCode, string]>([
    ['account_taken', 'username'],
    ['mobile_taken', 'mobileNum'],
    ['phone_invalid', 'mobileNum'],
    ['code_incorrect', 'verificationCode'],
    ['code_expired', 'verificationCode'],
    ['captcha_incorrect', 'captcha'],
  ])('%s is shown at %s, and the focus goes there', (code, field) => {
    const state = after({ type: 'failed', error: refused(code) });
    expect(state).toMatchObject({ problems: { [field]: { key: code } }, failure: null, attention: { to: field } });
  });
  it('of a field that the platform names is there', () => {
    const error: ApiError = { kind: 'refused', code: 'invalid_input', message: '', detail: { field: 'line' } };
    expect(after({ type: 'failed', error })).toMatchObject({ problems: { line: { key: 'pattern' } }, failure: null });
    expect(after({ type: 'failed', error: refused('invalid_input') }).failure).not.toBeNull();
  });
  it('of a name is at the number in mobile sign-up', () => {
    const state = after(
      { type: 'methodChosen', method: 'mobile' },
      { type: 'failed', error: refused('account_taken') },
    );
    expect(state.problems).toHaveProperty('mobileNum');
  });
  it('of an affiliate code is a dialog, and then the field', () => {
    const state = after({ type: 'failed', error: refused('affiliate_incorrect') });
    expect(state).toMatchObject({ codeRefused: true, failure: null });
    expect(reduceRegister(state, { type: 'codeRefusalSeen' })).toMatchObject({
      codeRefused: false,
      attention: { to: 'affiliateCode' },
    });
  });
  it('without a field is about the whole attempt; of a call that we cancelled nobody hears', () => {
    expect(after({ type: 'failed', error: refused('quota_exceeded') }).failure).toMatchObject({
      code: 'quota_exceeded',
    });
    expect(after({ type: 'failed', error: { kind: 'cancelled' } })).toBe(emptyRegister);
  });
});

describe('the problems of the form', () => {
  const shown = (field: 'password' | 'confirmPassword' | 'mobileNum' | 'verificationCode', required = true) => ({
    field,
    rule: ruleOf(field, { required }),
  });
  const pair = [shown('password'), shown('confirmPassword')];

  it('hold the confirmation against the password, both trimmed', () => {
    const check = (password: string, confirmPassword: string) =>
      problemsOf(pair, valuesOf({ password, confirmPassword }), testContext);
    expect(check('abc', '')).toEqual({ confirmPassword: { key: 'required' } });
    expect(check('abc', 'abd')).toEqual({ confirmPassword: { key: 'mismatch' } });
    expect(check('abc', ' abc')).toEqual({});
  });
  it('ask for a code only with a number', () => {
    const form = [shown('mobileNum', false), shown('verificationCode')];
    expect(problemsOf(form, valuesOf({}), testContext)).toEqual({});
    expect(problemsOf(form, valuesOf({ mobileNum: '081-234-5678' }), testContext)).toEqual({
      verificationCode: { key: 'required' },
    });
  });
  it('count the digits of a number as it is sent', () => {
    const check = (mobileNum: string) => problemsOf([shown('mobileNum')], valuesOf({ mobileNum }), testContext);
    expect(check('+66 81 234 5678')).toEqual({});
    expect(check('081-234-567')).toEqual({ mobileNum: { key: 'phone_digits', min: 10 } });
    expect(check('abc')).toEqual({ mobileNum: { key: 'phone' } });
    expect(check('')).toEqual({ mobileNum: { key: 'required' } });
  });
});
