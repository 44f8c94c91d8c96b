import { safeParse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { registration } from '#api/registration.ts';
import { homeCountry } from '../sms/phone.ts';
import { type ShownField, registerFields } from './register.form.ts';
import { type PayloadInput, type RegisterExtra, registrationOf } from './register.payload.ts';
import { ruleOf, valuesOf } from './register.testing.ts';

const all: readonly ShownField[] = registerFields.map((field) => ({ field, rule: ruleOf(field) }));
const everything = Object.fromEntries(registerFields.map((field) => [field, ` ${field} `]));
const input: PayloadInput = {
  method: 'username',
  fields: all,
  values: valuesOf({ ...everything, mobileNum: '081-234-5678' }),
  country: homeCountry,
  referralCode: 'REF',
  domain: 'kinnari.test',
  registerUrl: 'https://kinnari.test/register?referralCode=REF',
};
const extra: RegisterExtra = {
  affiliateCode: 'AF1',
  humanCheck: { challenge: 'c', solution: 's' },
  idToken: undefined,
};

describe('the payload (REG-11)', () => {
  it('contains every field, trimmed, and the common values', () => {
    const payload = registrationOf(input, extra);
    const {
      mobileNum: _number,
      affiliateCode: _code,
      ...plain
    } = Object.fromEntries(registerFields.map((field) => [field, field]));
    expect(payload).toEqual({
      ...plain,
      // REG-07: typed once, and sent twice.
      confirmPassword: 'password',
      mobileNum: '0812345678',
      countryDialingCode: '66',
      affiliateCode: 'AF1',
      referralCode: 'REF',
      domain: 'kinnari.test',
      registerUrl: input.registerUrl,
      registerMethod: 'WEB',
      login: true,
      humanCheck: { challenge: 'c', solution: 's' },
    });
    expect(safeParse(registration, payload).success).toBe(true);
  });
  it('uses the number as user name in mobile sign-up (REG-10)', () => {
    const fields = all.filter(({ field }) => field !== 'username');
    expect(registrationOf({ ...input, method: 'mobile', fields }, extra).username).toBe('0812345678');
  });
  it('omits hidden and empty fields, and codes that were not checked', () => {
    const fields = all.filter(({ field }) => ['username', 'line', 'affiliateCode'].includes(field));
    const values = valuesOf({ ...everything, line: '  ' });
    const bare = { affiliateCode: undefined, humanCheck: undefined, idToken: undefined };
    expect(registrationOf({ ...input, fields, values, referralCode: null }, bare)).toEqual({
      username: 'username',
      domain: 'kinnari.test',
      registerUrl: input.registerUrl,
      registerMethod: 'WEB',
      login: true,
    });
  });
  it('names the identity service that sent the code', () => {
    expect(registrationOf(input, { ...extra, idToken: 'id' })).toMatchObject({
      firebaseChannel: 'sms',
      firebaseIdToken: 'id',
    });
  });
});
