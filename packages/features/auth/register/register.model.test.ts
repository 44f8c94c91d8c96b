import { describe, expect, it } from 'vitest';
import type { ApiError, RefusalCode } from '#api/errors.ts';
import { emptyRegister, reduceRegister, type RegisterEvent, registerDraft } from './register.model.ts';
import { problemsOf } from './register.problems.ts';
import { ruleOf, testContext, valuesOf } from './register.testing.ts';

const after = (...events: readonly RegisterEvent[]) => events.reduce(reduceRegister, emptyRegister);
const refused = (code: RefusalCode): ApiError => ({ kind: 'refused', code, message: '', detail: {} });
const typedName: RegisterEvent = { type: 'typed', field: 'username', value: 'somchai' };
const typedCaptcha: RegisterEvent = { type: 'typed', field: 'captcha', value: '1234' };

describe('typed values', () => {
  it('are kept across tabs, refusals and new pictures', () => {
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
  it('say that the picture must be solved again, if it was (PAT-02)', () => {
    const again = { captcha: { key: 'captcha_again' } };
    expect(after(typedCaptcha, { type: 'failed', error: refused('account_taken') }).problems).toEqual({
      ...again,
      username: { key: 'account_taken' },
    });
    expect(after(typedCaptcha, { type: 'failed', error: refused('affiliate_incorrect') }).problems).toEqual(again);
    expect(after(typedCaptcha, { type: 'failed', error: refused('captcha_incorrect') }).problems).toEqual({
      captcha: { key: 'captcha_incorrect' },
    });
    expect(after(typedName, { type: 'failed', error: refused('account_taken') }).problems).not.toHaveProperty(
      'captcha',
    );
  });
  it('are cleared by reset and after entering, which also clears the method', () => {
    const cleared = after(typedName, { type: 'methodChosen', method: 'username' }, { type: 'cleared' });
    expect(cleared).toMatchObject({ method: 'username', values: emptyRegister.values, attention: { to: 'first' } });
    expect(after(typedName, { type: 'entered' })).toEqual(emptyRegister);
  });
  it('clear their own problem', () => {
    const wrong: RegisterEvent = {
      type: 'allChecked',
      termsMissing: true,
      problems: { username: { key: 'required' }, password: { key: 'required' } },
    };
    expect(after(wrong)).toMatchObject({ termsMissing: true, attention: { to: 'summary', count: 1 } });
    expect(after(wrong, typedName).problems).toEqual({ password: { key: 'required' } });
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
  it('is shown at the field that the platform names', () => {
    const error: ApiError = { kind: 'refused', code: 'invalid_input', message: '', detail: { field: 'line' } };
    expect(after({ type: 'failed', error })).toMatchObject({ problems: { line: { key: 'pattern' } }, failure: null });
    expect(after({ type: 'failed', error: refused('invalid_input') }).failure).not.toBeNull();
  });
  it('of a user name is shown at the number in mobile sign-up', () => {
    const state = after(
      { type: 'methodChosen', method: 'mobile' },
      { type: 'failed', error: refused('account_taken') },
    );
    expect(state.problems).toHaveProperty('mobileNum');
  });
  it('of an affiliate code opens a dialog, then focuses the field', () => {
    const state = after({ type: 'failed', error: refused('affiliate_incorrect') });
    expect(state).toMatchObject({ codeRefused: true, failure: null });
    expect(reduceRegister(state, { type: 'codeRefusalSeen' })).toMatchObject({
      codeRefused: false,
      attention: { to: 'affiliateCode' },
    });
  });
  it('without a field is shown above the form; a cancelled call is ignored', () => {
    expect(after({ type: 'failed', error: refused('quota_exceeded') }).failure).toMatchObject({
      code: 'quota_exceeded',
    });
    expect(after({ type: 'failed', error: { kind: 'cancelled' } })).toBe(emptyRegister);
  });
});

describe('the steps', () => {
  const wrong = (problems: Parameters<typeof reduceRegister>[0]['problems'], termsMissing = false): RegisterEvent => ({
    type: 'allChecked',
    problems,
    termsMissing,
  });
  const last: RegisterEvent = { type: 'stepTaken', step: 'account' };
  const required = { key: 'required' } as const;

  it('begin anew with the first field, and without the problems of the one before', () =>
    expect(after(wrong({ mobileNum: required }), { type: 'stepTaken', step: 'code' })).toMatchObject({
      step: 'code',
      problems: {},
      attention: { to: 'first', count: 2 },
    }));
  it.each<[RegisterEvent, string, string]>([
    [wrong({ password: required }), 'account', 'password'],
    [wrong({ password: required, verificationCode: required }), 'code', 'verificationCode'],
    [wrong({ password: required, payeeName: required }), 'account', 'summary'],
    [wrong({ mobileNum: required }, true), 'number', 'summary'],
    [wrong({}, true), 'number', 'summary'],
    [{ type: 'failed', error: refused('mobile_taken') }, 'number', 'mobileNum'],
    [{ type: 'failed', error: refused('code_incorrect') }, 'code', 'verificationCode'],
    [{ type: 'failed', error: refused('captcha_required') }, 'account', 'captcha'],
  ])('show a problem in the step that asks for the field: %j', (event, step, to) =>
    expect(after(last, event)).toMatchObject({ step, attention: { to } }),
  );
  it('stay where they are for an error of the whole attempt', () =>
    expect(after(last, { type: 'failed', error: { kind: 'network', outcomeUnknown: true } }).step).toBe('account'));
  it('ask for a picture once the platform has (REG-07), and no code goes by itself after one was refused', () => {
    expect(after(last, { type: 'failed', error: refused('captcha_required') }).captchaAsked).toBe(true);
    expect(after(last, { type: 'failed', error: refused('code_expired') }).codeFailed).toBe(true);
    expect(after(last, { type: 'failed', error: refused('mobile_taken') })).toMatchObject({
      captchaAsked: false,
      codeFailed: false,
    });
  });
  it('forget the code of another number', () => {
    const typed = after(
      { type: 'typed', field: 'mobileNum', value: '081-234-5678' },
      { type: 'typed', field: 'verificationCode', value: '48261' },
    );
    const number = (value: string): RegisterEvent => ({ type: 'typed', field: 'mobileNum', value });
    expect(reduceRegister(typed, number('081-234-5678')).values.verificationCode).toBe('48261');
    expect(reduceRegister(typed, number('081-234-5679')).values.verificationCode).toBe('');
  });
  it('are kept by the tab, but for the first', () => {
    expect(registerDraft(after({ type: 'stepTaken', step: 'code' }))).toEqual({ step: 'code' });
    expect(after({ type: 'draftRead', draft: { step: 'code' } }).step).toBe('code');
    expect(after({ type: 'draftRead', draft: { step: 'payment' } }).step).toBe('number');
    expect(after(last, { type: 'cleared' }).step).toBe('number');
  });
});

describe('the problems of the form', () => {
  const shown = (field: 'mobileNum' | 'verificationCode') => ({ field, rule: ruleOf(field, { required: true }) });

  it('report an empty code and an empty number together (REG-07)', () => {
    expect(problemsOf([shown('mobileNum'), shown('verificationCode')], valuesOf({}), testContext)).toEqual({
      mobileNum: { key: 'required' },
      verificationCode: { key: 'code_missing' },
    });
  });
  it('count the digits of the number as it is sent', () => {
    const check = (mobileNum: string) => problemsOf([shown('mobileNum')], valuesOf({ mobileNum }), testContext);
    expect(check('+66 81 234 5678')).toEqual({});
    expect(check('081-234-567')).toEqual({ mobileNum: { key: 'phone_digits', min: 10 } });
    expect(check('abc')).toEqual({ mobileNum: { key: 'phone' } });
    expect(check('')).toEqual({ mobileNum: { key: 'required' } });
  });
});

describe('the draft in the tab (REG-12)', () => {
  const typed = (field: keyof typeof emptyRegister.values, value: string): RegisterEvent => ({
    type: 'typed',
    field,
    value,
  });
  const secrets = ['password', 'paymentPassword', 'captcha', 'verificationCode'] as const;
  const filled = after(
    typedName,
    typed('email', 'somchai@kinnari.example'),
    ...secrets.map((field) => typed(field, '123456')),
    { type: 'methodChosen', method: 'username' },
    { type: 'countryChosen', dialingCode: '856' },
    { type: 'termsChosen', accepted: false },
  );
  const draft = registerDraft(filled);

  it('has what was typed and chosen, without passwords and codes', () =>
    expect(draft).toEqual({
      username: 'somchai',
      email: 'somchai@kinnari.example',
      method: 'username',
      dialingCode: '856',
      terms: false,
    }));
  it('comes back where nothing has been typed or chosen since', () => {
    const restored = after({ type: 'draftRead', draft });
    expect(registerDraft(restored)).toEqual(draft);
    const meanwhile = after(
      typed('username', 'anong'),
      { type: 'termsChosen', accepted: true },
      { type: 'draftRead', draft },
    );
    expect(registerDraft(meanwhile)).toEqual({ ...draft, username: 'anong', terms: true });
  });
  it('takes no secret, unknown method or other kind of value from storage', () => {
    const planted = {
      password: 'planted',
      captcha: '1',
      method: 'carrier pigeon',
      dialingCode: true,
      terms: 'yes',
      email: true,
    };
    expect(after({ type: 'draftRead', draft: planted })).toEqual(emptyRegister);
  });
  it('is empty after the sign-up, and keeps only choices after a reset', () => {
    expect(registerDraft(reduceRegister(filled, { type: 'entered' }))).toEqual({});
    expect(registerDraft(reduceRegister(filled, { type: 'cleared' }))).toEqual({
      method: 'username',
      dialingCode: '856',
    });
  });
});
