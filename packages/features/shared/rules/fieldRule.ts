import type { InferOutput } from 'valibot';
import type { RefusalCode } from '#api/errors.ts';
import type { registerFieldRule } from '#api/system.ts';
import { type DateFormat, type Day, ageOn, dateFormats, readDay } from './dates.ts';
import { type Pattern, patternOf, patterns } from './patterns.ts';

export type FieldRule = InferOutput<typeof registerFieldRule>;

/** What is wrong with a field. Each is a key of `register:problems`; those by pattern name the pattern too (PAT-01). */
export const fieldProblemKeys = [
  'required',
  /** By pattern and length: a range, or one number where both ends are equal. */
  'in_range',
  'exact',
  'at_least',
  'at_most',
  /** By pattern alone. */
  'pattern',
  'date',
  /** `min` is the age. */
  'too_young',
  /** `min` is how many digits a number of that country has. */
  'phone_digits',
  'phone',
  'mismatch',
] as const;
/** Refusals of the platform that belong to one field. */
export const refusedFieldKeys = [
  'account_taken',
  'mobile_taken',
  'phone_invalid',
  'phone_missing',
  'code_incorrect',
  'code_missing',
  'code_expired',
  'captcha_required',
  'captcha_incorrect',
] as const satisfies readonly RefusalCode[];
export type RefusedFieldKey = (typeof refusedFieldKeys)[number];

export interface FieldProblem {
  readonly key: (typeof fieldProblemKeys)[number] | RefusedFieldKey;
  readonly pattern?: Pattern['id'];
  readonly min?: number;
  readonly max?: number;
}

export interface RuleContext {
  /** `policy.minAge`. */
  readonly minAge: number;
  /** By the platform's clock. */
  readonly today: Day;
  /** Of the chosen country; null where numbers have no fixed length. */
  readonly phoneDigits?: number | null;
}

/**
 * Code points, as platforms and databases count: by what a reader sees, a Thai name would be shorter here than there
 * (`กี่` is one letter with two marks), and a name that this form refuses would be accepted by the platform.
 */
export const lengthOf = (value: string): number => Array.from(value).length;

/** What counts of what was typed. Passwords too: a login trims them (LGN-08). */
export const trimmed = (value: string): string => value.trim();

/** Bounds as they can be kept: below 1 there is none, and a maximum below the minimum would let nothing through. */
export function boundsOf(rule: Pick<FieldRule, 'minLength' | 'maxLength'>): { min: number | null; max: number | null } {
  const whole = (bound: number): number | null => (Number.isFinite(bound) && bound >= 1 ? Math.floor(bound) : null);
  const min = whole(rule.minLength);
  const max = whole(rule.maxLength);
  return max !== null && min !== null && max < min ? { min: null, max: null } : { min, max };
}

/** The whole rule as a message: what may be typed, and how long; a single number where both are equal (REG-06). */
export function describeRule(rule: FieldRule): FieldProblem {
  const { id } = patternFor(rule);
  return saysItAll.includes(id) ? { key: 'pattern', pattern: id } : withLength(id, rule);
}

/** Nobody has to hear how long these are, unless that is what is wrong. */
const saysItAll: readonly Pattern['id'][] = ['email', 'firstAndLastName', ...dateFormats];

function withLength(pattern: Pattern['id'], rule: FieldRule): FieldProblem {
  const { min, max } = boundsOf(rule);
  if (min === null && max === null) return { key: 'pattern', pattern };
  if (min !== null && max !== null) return { key: min === max ? 'exact' : 'in_range', pattern, min, max };
  return min === null ? { key: 'at_most', pattern, max: max ?? 0 } : { key: 'at_least', pattern, min };
}

/** An e-mail is one whatever the server names (REG-07). */
export const patternFor = (rule: FieldRule): Pattern =>
  rule.field === 'email' ? { id: 'email', accepts: (value) => patterns.email.test(value) } : patternOf(rule);

export const isDate = (id: Pattern['id']): id is DateFormat => dateFormats.some((format) => format === id);

/** What a field that holds a date is written in. */
export function dateFormatOf(rule: FieldRule): DateFormat {
  const { id } = patternFor(rule);
  return isDate(id) ? id : 'yyyyMMdd';
}

/** REG-06, REG-07: what the server's rule says about a value; null when it stands. */
export function checkField(value: string, rule: FieldRule, context: RuleContext): FieldProblem | null {
  const text = trimmed(value);
  if (text === '') return rule.required ? { key: 'required' } : null;
  if (rule.field === 'birthday' || isDate(patternFor(rule).id)) return checkDate(text, rule, context);
  if (rule.field === 'mobileNum') return checkPhone(text, rule, context);
  return checkText(text, rule);
}

function checkText(text: string, rule: FieldRule): FieldProblem | null {
  const { id, accepts } = patternFor(rule);
  if (!accepts(text)) return describeRule(rule);
  const { min, max } = boundsOf(rule);
  const length = lengthOf(text);
  if (length >= (min ?? 0) && length <= (max ?? Number.POSITIVE_INFINITY)) return null;
  return withLength(saysItAll.includes(id) ? 'any' : id, rule);
}

function checkDate(text: string, rule: FieldRule, { minAge, today }: RuleContext): FieldProblem | null {
  const format = dateFormatOf(rule);
  const day = readDay(text, format);
  if (day === null) return patterns[format].test(text) ? { key: 'date' } : { key: 'pattern', pattern: format };
  if (rule.field !== 'birthday') return null;
  const age = ageOn(day, today);
  if (age < 0 || age > 130) return { key: 'date' };
  return age < minAge ? { key: 'too_young', min: minAge } : null;
}

/** PAT-02: how many digits a number has is the country's word where it has one; the server's rule holds as well. */
function checkPhone(text: string, rule: FieldRule, { phoneDigits }: RuleContext): FieldProblem | null {
  if (!patterns.digits.test(text)) return { key: 'phone' };
  if (phoneDigits && text.length !== phoneDigits) return { key: 'phone_digits', min: phoneDigits };
  return checkText(text, rule);
}
