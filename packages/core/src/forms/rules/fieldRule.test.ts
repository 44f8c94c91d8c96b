import { describe, expect, it } from 'vitest';
import { ageOn } from './dates.ts';
import { type FieldProblem, type FieldRule, type RuleContext, checkField, describeRule } from './fieldRule.ts';

const context: RuleContext = { minAge: 21, today: { year: 2026, month: 11, day: 21 }, phoneDigits: 10 };
const rule = (changes: Partial<FieldRule>): FieldRule => ({
  field: 'nickname',
  enabled: true,
  required: true,
  acceptedPattern: '*',
  patternId: null,
  minLength: 0,
  maxLength: 0,
  ...changes,
});
const name = rule({ patternId: 'letterFirst', minLength: 4, maxLength: 16 });
const pin = rule({ patternId: 'digits', minLength: 6, maxLength: 6 });
const birthday = rule({ field: 'birthday', patternId: 'yyyyMMdd', minLength: 10, maxLength: 10, required: false });
const email = rule({ field: 'email', patternId: 'noSpaces', minLength: 5, maxLength: 12 });
const phone = rule({ field: 'mobileNum', patternId: 'digits', minLength: 9, maxLength: 10 });

describe('a field by its rule', () => {
  const range = { key: 'in_range', pattern: 'letterFirst', min: 4, max: 16 } as const;
  it.each<[string, FieldRule, FieldProblem | null]>([
    ['', name, { key: 'required' }],
    ['', rule({ ...name, required: false }), null],
    ['demo', name, null],
    ['dem', name, range],
    ['d'.repeat(17), name, range],
    ['4demo', name, range],
    ['123456', pin, null],
    ['12345', pin, { key: 'exact', pattern: 'digits', min: 6, max: 6 }],
    ['abc', rule({ minLength: 4 }), { key: 'at_least', pattern: 'any', min: 4 }],
    ['abcdef', rule({ maxLength: 5 }), { key: 'at_most', pattern: 'any', max: 5 }],
    ['a b', rule({ patternId: 'noSpaces' }), { key: 'pattern', pattern: 'noSpaces' }],
    // Length in code points: four here, though a reader sees two letters. An emoji counts as one.
    ['กี่ก', rule({ minLength: 4 }), null],
    ['😀😀😀', rule({ minLength: 4 }), { key: 'at_least', pattern: 'any', min: 4 }],
    // Contradicting bounds are ignored.
    ['a', rule({ minLength: 9, maxLength: 3 }), null],
    ['a', rule({ minLength: -4, maxLength: Number.NaN }), null],
    ['a@b.co', email, null],
    ['a@b', email, { key: 'pattern', pattern: 'email' }],
    ['first.last@mail.co', email, { key: 'in_range', pattern: 'any', min: 5, max: 12 }],
    ['x', rule({ acceptedPattern: '^(a+)+$' }), null],
    ['x', rule({ acceptedPattern: '^y$' }), { key: 'pattern', pattern: 'other' }],
    ['0812345678', phone, null],
    ['081234567', phone, { key: 'phone_digits', min: 10 }],
    ['08-1234567', phone, { key: 'phone' }],
    ['1990-02-28', birthday, null],
    ['', birthday, null],
    ['1990-02-30', birthday, { key: 'date' }],
    ['2090-02-01', birthday, { key: 'date' }],
    ['1990', birthday, { key: 'pattern', pattern: 'yyyyMMdd' }],
    // The day exists, in another order: the format is told.
    ['01/02/1990', birthday, { key: 'pattern', pattern: 'yyyyMMdd' }],
    ['0102-19-90', birthday, { key: 'pattern', pattern: 'yyyyMMdd' }],
    ['1990-31-01', birthday, { key: 'pattern', pattern: 'yyyyMMdd' }],
    ['2543-02-29', birthday, null],
    ['Somchai 2', rule({ patternId: 'firstAndLastName' }), { key: 'pattern', pattern: 'firstAndLastName' }],
    ['2005-11-21', birthday, null],
    ['2005-11-22', birthday, { key: 'too_young', min: 21 }],
    ['02-30-2020', rule({ patternId: 'MMddyyyy' }), { key: 'date' }],
    ['02-28-2020', rule({ patternId: 'MMddyyyy' }), null],
  ])('%j', (value, by, problem) => expect(checkField(value, by, context)).toEqual(problem));

  it('uses only the server’s rule where the country has no digit count', () => {
    expect(checkField('081234567', phone, { ...context, phoneDigits: null })).toBeNull();
    expect(checkField('08123', phone, { ...context, phoneDigits: null })).toMatchObject({ key: 'in_range' });
  });
  it('describes a rule before anything is typed', () => {
    expect(describeRule(name)).toEqual(range);
    expect(describeRule(birthday)).toEqual({ key: 'pattern', pattern: 'yyyyMMdd' });
  });
});

it('increases the age on the birthday, not before', () => {
  const born = { year: 2000, month: 6, day: 15 };
  expect(ageOn(born, { year: 2021, month: 6, day: 14 })).toBe(20);
  expect(ageOn(born, { year: 2021, month: 6, day: 15 })).toBe(21);
});
