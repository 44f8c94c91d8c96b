import { describe, expect, it } from 'vitest';
import type { ApiError, RefusalCode } from '#api/errors.ts';
import { refusalCodes } from '#api/refusalCodes.ts';
import { emptyDraft } from '../login/smsDraft.ts';
import { homeCountry } from '../sms/phone.ts';
import {
  type SmsCheck,
  type SmsLoginEvent,
  mobileRule,
  emptySmsLogin,
  reduceSmsLogin,
  smsProblems,
} from './smsLogin.model.ts';

const rule = (change: object = {}) => ({
  field: 'mobileNum',
  enabled: true,
  required: false,
  acceptedPattern: '*',
  patternId: 'digits',
  minLength: 9,
  maxLength: 10,
  ...change,
});
const check = (rules: SmsCheck['rules'] = [rule()], country = homeCountry): SmsCheck => ({
  rules,
  country,
  minAge: 21,
  today: { year: 2026, month: 11, day: 21 },
});
const draft = (mobileNum: string, code = '12345') => ({ ...emptyDraft, mobileNum, code });
const after = (...events: readonly SmsLoginEvent[]) => events.reduce(reduceSmsLogin, emptySmsLogin);
const refused = (code: RefusalCode): ApiError => ({ kind: 'refused', code, message: '', detail: {} });

describe('validation before sending (LGN-08)', () => {
  it.each(['081-234-5678', '0812345678', '+66 81 234 5678', '๐๘๑ ๒๓๔ ๕๖๗๘'])('accepts %s', (typed) => {
    expect(smsProblems(draft(typed), check())).toEqual({});
  });

  it.each([
    ['', 'required'],
    ['   ', 'required'],
    ['081-234-567', 'phone_digits'],
    ['081-234-56789', 'phone_digits'],
  ])('refuses %o', (typed, key) => {
    expect(smsProblems(draft(typed), check()).mobileNum?.key).toBe(key);
  });

  it('applies the server’s rule where the country has no fixed length', () => {
    const country = { country: 'VN', dialingCode: '84', digits: null };
    expect(smsProblems(draft('1234'), check([rule()], country)).mobileNum).toMatchObject({ key: 'in_range', min: 9 });
    expect(smsProblems(draft('1234'), check([], country)).mobileNum).toBeUndefined();
  });

  it('requires the number whatever the rule says', () => {
    expect(mobileRule([rule({ enabled: false, required: false })])).toMatchObject({ enabled: true, required: true });
    expect(mobileRule([])).toMatchObject({ required: true });
  });

  it('requires a code of any length', () => {
    expect(smsProblems(draft('0812345678', ' '), check())).toEqual({ code: { key: 'code_missing' } });
    expect(smsProblems(draft('0812345678', '123456789'), check())).toEqual({});
  });
});

describe('the focus', () => {
  it('goes to the first wrong field at every submit', () => {
    const problems = { mobileNum: { key: 'required' }, code: { key: 'code_missing' } } as const;
    const state = after({ type: 'checked', problems }, { type: 'checked', problems });
    expect(state.attention).toEqual({ to: 'mobileNum', count: 2 });
  });

  it('stays while nothing is wrong', () => {
    expect(after({ type: 'checked', problems: {} })).toEqual(emptySmsLogin);
  });

  it('clears the problem of the field being typed in', () => {
    const problems = { mobileNum: { key: 'required' }, code: { key: 'code_missing' } } as const;
    expect(after({ type: 'checked', problems }, { type: 'typed', field: 'code', value: '1' }).problems).toEqual({
      mobileNum: { key: 'required' },
    });
  });

  it.each([
    ['phone_invalid', 'mobileNum'],
    ['phone_missing', 'mobileNum'],
    ['code_incorrect', 'code'],
    ['code_missing', 'code'],
    ['code_expired', 'code'],
  ] as const)('after %s goes to %s', (code, field) => {
    const state = after({ type: 'failed', error: refused(code) });
    expect(state).toMatchObject({ problems: { [field]: { key: code } }, failure: null, attention: { to: field } });
  });

  it.each(refusalCodes.filter((code) => !/^(phone|code)_/.test(code)))('%s is shown above the form', (code) => {
    expect(after({ type: 'failed', error: refused(code) })).toMatchObject({ failure: { code }, problems: {} });
  });
});

it('ignores a cancelled attempt', () => {
  expect(after({ type: 'failed', error: { kind: 'cancelled' } })).toBe(emptySmsLogin);
});
