import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { ok } from '#api/errors.ts';
import type { Registration } from '#api/registration.ts';
import type { FieldRule } from '#core/forms/rules/fieldRule.ts';
import { type FeatureFlag, type FeatureFlags, contractFlags } from '#core/site/flags.ts';
import { homeCountry } from '../sms/phone.ts';
import { runRegistration } from './register.flow.ts';
import {
  type FormInput,
  type LinkCode,
  type RegisterField,
  type RegisterMethod,
  formOf,
  registerFields,
  shows,
} from './register.form.ts';
import { registrationOf } from './register.payload.ts';
import { type RegisterValues, problemsOf } from './register.problems.ts';
import { testContext } from './register.testing.ts';

/** What each pattern accepts, implemented independently, character by character. */
const every = (text: string, set: string): boolean => [...text].every((letter) => set.includes(letter));
const lower = 'abcdefghijklmnopqrstuvwxyz';
const upper = lower.toUpperCase();
const digits = '0123456789';
const has = (text: string, set: string): boolean => [...text].some((letter) => set.includes(letter));
const accepts: Readonly<Record<string, (text: string) => boolean>> = {
  any: () => true,
  digits: (text) => every(text, digits),
  lettersOrDigits: (text) => every(text, lower + upper + digits),
  letterFirst: (text) => every(text, lower + upper + digits) && has(text[0] ?? '', lower + upper),
  lettersAndDigits: (text) => every(text, lower + upper + digits) && has(text, lower + upper) && has(text, digits),
  noSpaces: (text) => !has(text, ' \t'),
  uppercaseNoSpaces: (text) => every(text, upper),
};

const wild = ['*', '', '^(a+)+$', '(a*)*b', '[', '(?i)x', '^.*$', 'a++', '\\', '^(?:x|x)*$'];
const ruleFor = (field: string): fc.Arbitrary<FieldRule> =>
  fc.record({
    field: fc.constant(field),
    enabled: fc.boolean(),
    required: fc.boolean(),
    acceptedPattern: fc.constantFrom(...wild),
    patternId: fc.constantFrom(null, 'unheard of', ...Object.keys(accepts)),
    minLength: fc.constantFrom(-1, 0, 1, 4, 6, 10),
    maxLength: fc.constantFrom(-1, 0, 3, 6, 10, 16, 255),
  });
const ruleSet: fc.Arbitrary<readonly FieldRule[]> = fc
  .subarray([...registerFields, 'fax', 'constructor'])
  .chain((fields) => fc.tuple(...fields.map(ruleFor)))
  .chain((rules) => fc.shuffledSubarray(rules, { minLength: rules.length }));

const texts: Readonly<Partial<Record<RegisterField, readonly string[]>>> = {
  mobileNum: ['', '081-234-5678', '+66 81 234 5678', '0812', 'none'],
  email: ['', 'a@b.co', 'first@mail.example', 'a@b', 'mail'],
  birthday: ['', '1990-05-31', '1990-02-30', '2020-01-01', '31.5.1990'],
  captcha: ['', '1234', 'abcd'],
};
const someText = fc.constantFrom(
  '',
  '  ',
  'a',
  'abc',
  'abc123',
  'ABCDEF',
  '123456',
  '1234567890',
  ' x1 ',
  'a b c d',
  'สมชาย ใจดี',
  '!',
);
const values: fc.Arbitrary<RegisterValues> = fc.record(
  Object.fromEntries(
    registerFields.map((field) => [field, texts[field] ? fc.constantFrom(...(texts[field] ?? [])) : someText]),
  ) as Record<RegisterField, fc.Arbitrary<string>>,
);
const link: fc.Arbitrary<LinkCode> = fc.record({
  code: fc.constantFrom(null, 'LINK1'),
  state: fc.constantFrom('none', 'checking', 'valid', 'invalid', 'unknown'),
});
const flags: fc.Arbitrary<FeatureFlags> = fc.record(
  Object.fromEntries(contractFlags.map((flag) => [flag, fc.boolean()])) as Record<FeatureFlag, fc.Arbitrary<boolean>>,
);

/** The validation of REG-06 and REG-07, implemented independently of the form's code. */
function isRefused(rule: FieldRule | undefined, required: boolean, field: RegisterField, raw: string): boolean {
  const text = raw.trim();
  if (text === '') return required;
  if (field === 'mobileNum' && !every(text, digits)) return true;
  if (field === 'mobileNum' && text.length !== 10) return true;
  if (field === 'birthday') return text !== '1990-05-31';
  if (field === 'email' && !['a@b.co', 'first@mail.example'].includes(text)) return true;
  if (rule === undefined) return false;
  const length = [...text].length;
  const [min, max] = [Math.max(0, rule.minLength), rule.maxLength < 1 ? Number.POSITIVE_INFINITY : rule.maxLength];
  if (min <= max && (length < min || length > max)) return true;
  return field !== 'email' && !(accepts[rule.patternId ?? ''] ?? accepts['any'])?.(text);
}

/** What the account page takes later. */
const later = ['mobileNum', 'payeeName', 'email', 'line', 'telegram', 'birthday'];

/** Independent implementation of which fields are required, optional or not asked for. */
function useOf(field: RegisterField, input: FormInput) {
  const use = ruledUse(field, input);
  return use === 'optional' && later.includes(field) ? 'off' : use;
}

function ruledUse(field: RegisterField, { method, flags: on, settings, link: code, captchaAsked = false }: FormInput) {
  const rule = settings.fields.find((each) => each.field === field);
  const byServer = !rule?.enabled ? 'off' : rule.required ? 'required' : 'optional';
  const number = settings.fields.find((each) => each.field === 'mobileNum');
  switch (field) {
    case 'username':
      return method === 'username' ? 'required' : 'off';
    case 'password':
      return method === 'username' || on.MOBILENUMPASSREG3 ? 'required' : 'off';
    case 'mobileNum':
      return method === 'mobile' ? 'required' : byServer;
    case 'verificationCode':
      if (!on.REGMOBVERF3) return 'off';
      if (method === 'mobile') return 'required';
      return number?.enabled && number.required ? 'required' : 'off';
    case 'paymentPassword':
      return rule?.enabled ? 'required' : 'off';
    case 'affiliateCode':
      return ['valid', 'checking'].includes(code.state) ? 'off' : byServer;
    case 'captcha':
      if (captchaAsked) return 'required';
      if (!settings.captcha || rule?.enabled === false || rule?.required === false) return 'off';
      // A code is sent instead.
      if (on.REGMOBVERF3 && (method === 'mobile' || (number?.enabled && number.required))) return 'off';
      return 'required';
    default:
      return byServer;
  }
}

/** The value as sent, for the number formats used here. */
function sent(field: RegisterField, typed: RegisterValues): string {
  if (field === 'mobileNum') return typed.mobileNum.replace('+66 ', '0').replaceAll(/[^0-9]/g, '');
  const isCode = field === 'verificationCode' || field === 'captcha';
  return isCode ? typed[field].split(/[ -]/).join('') : typed[field].trim();
}

it('shows and validates exactly what the rules say, and never sends what they refuse: 200 rule sets', async () => {
  let entered = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.record({
        rules: ruleSet,
        captcha: fc.boolean(),
        captchaAsked: fc.boolean(),
        flags,
        method: fc.constantFrom<RegisterMethod>('mobile', 'username'),
        link,
        // `careful` fixes the wrong fields first, so that enough forms are valid.
        typed: values,
        careful: fc.boolean(),
        terms: fc.boolean(),
        codeValid: fc.boolean(),
      }),
      async ({ rules, captcha, method, typed: first, careful, terms, codeValid, ...sandbox }) => {
        const input: FormInput = { ...sandbox, method, settings: { captcha, fields: rules } };
        const fields = formOf(input);
        const expected = registerFields.filter((field) => useOf(field, input) !== 'off');
        expect(fields.map(({ field }) => field).toSorted()).toEqual(expected.toSorted());

        const ruleAt = (field: RegisterField) => rules.find((rule) => rule.field === field);
        const judge = (typed: RegisterValues): RegisterField[] =>
          expected.filter((field) => {
            const required = useOf(field, input) === 'required';
            const text = sent(field, typed);
            if (field === 'mobileNum' && text === '' && typed.mobileNum !== '') return true;
            return isRefused(ruleAt(field), required, field, text);
          });
        const typed = careful ? improve(first, judge) : first;

        const problems = problemsOf(fields, typed, testContext);
        expect(Object.keys(problems).toSorted()).toEqual(judge(typed).toSorted());

        const payloads: Registration[] = [];
        const end = await runRegistration({
          termsAccepted: () => terms,
          fieldsRight: () => Object.keys(problems).length === 0,
          affiliate: {
            shown: shows(fields, 'affiliateCode'),
            entered: typed.affiliateCode.trim(),
            fromLink: input.link.code,
          },
          checkAffiliate: async () => ok({ valid: codeValid }),
          passHumanCheck: async () => ok(undefined),
          confirmIdentity: null,
          register: async (extra) => {
            const place = { referralCode: null, domain: 'd', registerUrl: 'u', country: homeCountry };
            payloads.push(registrationOf({ method, fields, values: typed, ...place }, extra));
            return ok({ token: 't', firstTimeLogin: false, passwordExpired: false });
          },
          loadMember: async () => {},
          leave: () => {},
        });
        const codeRefused = expected.includes('affiliateCode') && typed.affiliateCode.trim() !== '' && !codeValid;
        const mayGo = terms && judge(typed).length === 0 && !codeRefused;
        expect(payloads.length).toBe(mayGo ? 1 : 0);
        expect(payloads[0]?.confirmPassword).toBe(payloads[0]?.password);
        expect(end.type === 'entered').toBe(mayGo);
        entered += payloads.length;
        for (const field of registerFields.filter((each) => !['username', 'affiliateCode'].includes(each))) {
          if (!expected.includes(field) && mayGo) expect(payloads[0]).not.toHaveProperty(field);
        }
      },
    ),
    { numRuns: 200 },
  );
  // Guards against a test that never reaches the call.
  expect(entered).toBeGreaterThan(10);
});

/** Tries to fix each wrong field. */
function improve(typed: RegisterValues, judge: (typed: RegisterValues) => readonly RegisterField[]): RegisterValues {
  const attempts = ['', 'abc123', 'a12345', '123456', '1234567890', 'ABCDEF', 'ab1', 'abc', 'ABC', '123', '1', 'A'];
  let best = typed;
  for (const field of judge(typed)) {
    for (const text of [...(texts[field] ?? []), ...attempts]) {
      const next = { ...best, [field]: text };
      if (judge(next).includes(field)) continue;
      best = next;
      break;
    }
  }
  return best;
}
