import { describe, expect, it } from 'vitest';
import { type ApiError, type RefusalCode, refusalCodes } from '#api/errors.ts';
import { homeCountry } from '../../shared/sms/phone.ts';
import { emptyDraft } from '../smsDraft.ts';
import {
  type SmsCheck,
  type SmsLoginEvent,
  mobileRule,
  quietSmsLogin,
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
const after = (...events: readonly SmsLoginEvent[]) => events.reduce(reduceSmsLogin, quietSmsLogin);
const refused = (code: RefusalCode): ApiError => ({ kind: 'refused', code, message: '', detail: {} });

describe('before anything is sent (LGN-08)', () => {
  it.each(['081-234-5678', '0812345678', '+66 81 234 5678', '๐๘๑ ๒๓๔ ๕๖๗๘'])('takes %s', (written) => {
    expect(smsProblems(draft(written), check())).toEqual({});
  });

  it.each([
    ['', 'required'],
    ['   ', 'required'],
    ['081-234-567', 'phone_digits'],
    ['081-234-56789', 'phone_digits'],
  ])('does not take %o', (written, key) => {
    expect(smsProblems(draft(written), check()).mobileNum?.key).toBe(key);
  });

  it('holds the number against the server’s rule where the country has no length', () => {
    const country = { country: 'VN', dialingCode: '84', digits: null };
    expect(smsProblems(draft('1234'), check([rule()], country)).mobileNum).toMatchObject({ key: 'in_range', min: 9 });
    expect(smsProblems(draft('1234'), check([], country)).mobileNum).toBeUndefined();
  });

  it('requires the number whatever the rule says', () => {
    expect(mobileRule([rule({ enabled: false, required: false })])).toMatchObject({ enabled: true, required: true });
    expect(mobileRule([])).toMatchObject({ required: true });
  });

  it('asks for the code, of whatever length', () => {
    expect(smsProblems(draft('0812345678', ' '), check())).toEqual({ code: { key: 'code_missing' } });
    expect(smsProblems(draft('0812345678', '123456789'), check())).toEqual({});
  });
});

describe('where to look', () => {
  it('is the first wrong field, anew at every press', () => {
    const problems = { mobileNum: { key: 'required' }, code: { key: 'code_missing' } } as const;
    const state = after({ type: 'checked', problems }, { type: 'checked', problems });
    expect(state.attention).toEqual({ field: 'mobileNum', count: 2 });
  });

  it('is nowhere while nothing is wrong', () => {
    expect(after({ type: 'checked', problems: {} })).toEqual(quietSmsLogin);
  });

  it('leaves a field alone that is typed in', () => {
    const problems = { mobileNum: { key: 'required' }, code: { key: 'code_missing' } } as const;
    expect(after({ type: 'checked', problems }, { type: 'typed', field: 'code' }).problems).toEqual({
      mobileNum: { key: 'required' },
    });
  });

  it.each([
    ['phone_invalid', 'mobileNum'],
    ['phone_missing', 'mobileNum'],
    ['code_incorrect', 'code'],
    ['code_missing', 'code'],
    ['code_expired', 'code'],
  ] as const)('after %s it is %s', (code, field) => {
    const state = after({ type: 'failed', error: refused(code) });
    expect(state).toMatchObject({ problems: { [field]: { key: code } }, failure: null, attention: { field } });
  });

  it.each(refusalCodes.filter((code) => !/^(phone|code)_/.test(code)))('after %s it is the message', (code) => {
    expect(after({ type: 'failed', error: refused(code) })).toMatchObject({ failure: { code }, problems: {} });
  });
});

it('says nothing of what the player called off', () => {
  expect(after({ type: 'failed', error: { kind: 'cancelled' } })).toBe(quietSmsLogin);
});
