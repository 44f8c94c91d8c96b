import { describe, expect, it } from 'vitest';
import type { ApiError, RefusalCode } from '#api/errors.ts';
import { refusalCodes } from '#api/refusalCodes.ts';
import { emptyChange, reduceChange } from '../changePassword/changePassword.model.ts';
import { emptyForgot, forgotMethods, methodsOf, reduceForgot } from '../forgotPassword/forgot.model.ts';
import { emptyForm, type FormEvent, type FormState, reduceForm } from './form.model.ts';

const after = (...events: readonly FormEvent[]): FormState =>
  events.reduce((state, event) => reduceForm(state, event), emptyForm);
const refused = (code: RefusalCode, detail: Record<string, unknown> = {}): ApiError => ({
  kind: 'refused',
  code,
  message: '',
  detail,
});
const required = { key: 'required' } as const;

describe('validation', () => {
  it('focuses a single problem, and the summary of several', () => {
    expect(after({ type: 'checked', problems: { email: required } }).attention).toEqual({ to: 'email', count: 1 });
    expect(after({ type: 'checked', problems: { username: required, email: required } }).attention).toEqual({
      to: 'summary',
      count: 1,
    });
  });
  it('without problems moves no focus and clears the failure', () => {
    const state = after({ type: 'failed', error: { kind: 'unauthorized' } }, { type: 'checked', problems: {} });
    expect(state).toMatchObject({ failure: null, problems: {}, attention: { count: 1 } });
  });
  it('typing clears the problem of its field only', () => {
    const state = after(
      { type: 'checked', problems: { username: required, email: required } },
      { type: 'typed', field: 'username', value: 'demo' },
    );
    expect(state.problems).toEqual({ email: required });
    expect(state.values.username).toBe('demo');
  });
  it.each([
    ['newPassword', 'confirmPassword', 'mismatch'],
    ['oldPassword', 'newPassword', 'password_same'],
  ] as const)('typing %s may clear the problem of %s', (typed, other, key) => {
    const wrong = after({ type: 'checked', problems: { [other]: { key } } });
    expect(reduceForm(wrong, { type: 'typed', field: typed, value: 'x' }).problems).toEqual({});
    const empty = after({ type: 'checked', problems: { [other]: required } });
    expect(reduceForm(empty, { type: 'typed', field: typed, value: 'x' }).problems).toEqual({ [other]: required });
  });
  it('checking one field keeps the problems of the others', () => {
    const state = after(
      { type: 'checked', problems: { newPassword: required } },
      { type: 'fieldChecked', field: 'mobileNum', problem: { key: 'phone' } },
    );
    expect(Object.keys(state.problems)).toEqual(['newPassword', 'mobileNum']);
    expect(state.attention).toEqual({ to: 'mobileNum', count: 2 });
    expect(reduceForm(state, { type: 'fieldChecked', field: 'mobileNum', problem: null })).toMatchObject({
      problems: { newPassword: required },
      attention: { count: 2 },
    });
  });
});

describe('a refusal', () => {
  it.each([
    ['phone_invalid', {}, 'mobileNum', 'phone_invalid'],
    ['phone_missing', {}, 'mobileNum', 'phone_missing'],
    ['code_incorrect', {}, 'verificationCode', 'code_incorrect'],
    ['code_missing', {}, 'verificationCode', 'code_missing'],
    ['code_expired', {}, 'verificationCode', 'code_expired'],
    ['password_incorrect', {}, 'oldPassword', 'password_incorrect'],
    ['password_same', {}, 'newPassword', 'password_same'],
    ['invalid_input', { field: 'username' }, 'username', 'not_accepted'],
    ['invalid_input', { field: 'email' }, 'email', 'pattern'],
    ['invalid_input', { field: 'newPassword' }, 'newPassword', 'not_accepted'],
    ['invalid_input', { field: 'confirmNewPassword' }, 'confirmPassword', 'mismatch'],
  ] as const)('%s %j is shown at %s', (code, detail, field, key) => {
    const state = after({ type: 'failed', error: refused(code, detail) });
    expect(state).toMatchObject({ failure: null, problems: { [field]: { key } }, attention: { to: field, count: 1 } });
  });

  const atFields: readonly RefusalCode[] = [
    'phone_invalid',
    'phone_missing',
    'code_incorrect',
    'code_missing',
    'code_expired',
    'password_incorrect',
    'password_same',
    'password_weak',
  ];
  it.each<[string, ApiError]>([
    ...refusalCodes.filter((code) => !atFields.includes(code)).map((code): [string, ApiError] => [code, refused(code)]),
    ['invalid_input of something else', refused('invalid_input', { field: 'shoeSize' })],
    ['network', { kind: 'network', outcomeUnknown: true }],
    ['rateLimited', { kind: 'rateLimited', retryAfterMs: 1 }],
  ])('%s is shown above the form', (_, error) => {
    expect(after({ type: 'failed', error })).toMatchObject({
      failure: error,
      problems: {},
      attention: { to: 'failure' },
    });
  });

  it('a cancelled attempt is ignored', () => {
    expect(after({ type: 'failed', error: { kind: 'cancelled' } })).toEqual(emptyForm);
  });
  it('keeps all values', () => {
    const typed = after({ type: 'typed', field: 'newPassword', value: 'Lotus2569' });
    for (const code of refusalCodes) {
      expect(reduceForm(typed, { type: 'failed', error: refused(code) }).values).toEqual(typed.values);
    }
  });
});

describe('the recovery', () => {
  it.each([
    [true, false, forgotMethods],
    [false, true, forgotMethods],
    [false, false, ['email']],
  ] as const)('PHONEVERF3 %s, MOBILENUMREG3 %s: %j, the first is the default', (PHONEVERF3, MOBILENUMREG3, methods) => {
    expect(methodsOf({ PHONEVERF3, MOBILENUMREG3 })).toEqual(methods);
  });
  it('keeps values when the method changes, and clears problems', () => {
    const typed = reduceForgot(emptyForgot, { type: 'typed', field: 'mobileNum', value: '081' });
    const wrong = reduceForgot(typed, { type: 'checked', problems: { mobileNum: { key: 'phone' } } });
    const byEmail = reduceForgot(wrong, { type: 'methodChosen', method: 'email' });
    expect(byEmail).toMatchObject({ method: 'email', problems: {}, values: { mobileNum: '081' } });
    // The focus stays on the tabs.
    expect(reduceForgot(byEmail, { type: 'methodChosen', method: 'mobile' }).attention.to).toBeNull();
  });
  it('changing the country clears the problem of the number', () => {
    const wrong = reduceForgot(emptyForgot, { type: 'checked', problems: { mobileNum: { key: 'phone' } } });
    expect(reduceForgot(wrong, { type: 'countryChosen', dialingCode: '856' })).toMatchObject({
      dialingCode: '856',
      problems: {},
    });
  });
  it('a request can be edited and sent again; entering clears everything', () => {
    const typed = reduceForgot(emptyForgot, { type: 'typed', field: 'email', value: 'a@b.example' });
    const sent = reduceForgot(typed, { type: 'requestSent', email: 'a@b.example' });
    expect(sent.sentTo).toBe('a@b.example');
    expect(reduceForgot(sent, { type: 'again' })).toEqual(typed);
    expect(reduceForgot(sent, { type: 'entered' })).toEqual(emptyForgot);
  });
});

describe('the change', () => {
  it('asks for the current password once the known one is refused, and keeps asking', () => {
    const wrong = reduceChange(emptyChange, { type: 'failed', error: refused('password_incorrect') });
    expect(wrong.storedIsWrong).toBe(true);
    expect(reduceChange(wrong, { type: 'typed', field: 'oldPassword', value: 'x' }).storedIsWrong).toBe(true);
    expect(reduceChange(emptyChange, { type: 'failed', error: refused('password_same') }).storedIsWrong).toBe(false);
  });
  it('clears everything when done', () => {
    const typed = reduceChange(emptyChange, { type: 'typed', field: 'newPassword', value: 'Lotus2569' });
    expect(reduceChange(typed, { type: 'changed' })).toEqual(emptyChange);
  });
});
