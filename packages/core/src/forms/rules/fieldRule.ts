import type { InferOutput } from 'valibot';
import type { RefusalCode } from '#api/errors.ts';
import type { registerFieldRule } from '#api/fieldRule.ts';
import { type DateFormat, type Day, dateFormats, isOtherOrder, readDay } from '#text/readDay.ts';
import { ageOn } from './dates.ts';
import { type Pattern, patternOf, patterns } from './patterns.ts';

/** The server's validation rule of a field. */
export type FieldRule = InferOutput<typeof registerFieldRule>;

/** Validation problems, as message keys in `fields:problems`. Those about a pattern also name it (PAT-01). */
export const fieldProblemKeys = [
  'required',
  /** Pattern and length: a range, or `exact` when both bounds are equal. */
  'in_range',
  'exact',
  'at_least',
  'at_most',
  /** Pattern alone. */
  'pattern',
  'date',
  /** `min` is the age. */
  'too_young',
  /** `min` is the number of digits in that country. */
  'phone_digits',
  'phone',
  'mismatch',
  /** The platform has used up the picture that was solved. */
  'captcha_again',
] as const;
/** Refusals of the platform that are shown at a field. */
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
  /** Easy to guess. The strength below the field says why. */
  'password_weak',
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
  /** Today by the platform's clock. */
  readonly today: Day;
  /** Digits of a number in the chosen country; null when the length varies. */
  readonly phoneDigits?: number | null;
}

/**
 * Length in code points, as platforms and databases count it. Counting graphemes would measure Thai names shorter than
 * the platform does (`กี่` is one letter with two marks).
 */
export const lengthOf = (value: string): number => Array.from(value).length;

/** The usable length bounds of a rule. Null for bounds below 1, and for both when max is below min. */
export function boundsOf(rule: Pick<FieldRule, 'minLength' | 'maxLength'>): { min: number | null; max: number | null } {
  const whole = (bound: number): number | null => (Number.isFinite(bound) && bound >= 1 ? Math.floor(bound) : null);
  const min = whole(rule.minLength);
  const max = whole(rule.maxLength);
  return max !== null && min !== null && max < min ? { min: null, max: null } : { min, max };
}

/** Describes a rule as a message: pattern and length, a single number when the bounds are equal (REG-06). */
export function describeRule(rule: FieldRule): FieldProblem {
  const { id } = patternFor(rule);
  return withoutLength.includes(id) ? { key: 'pattern', pattern: id } : withLength(id, rule);
}

/** Patterns described without a length, unless the length is the problem. */
const withoutLength: readonly Pattern['id'][] = ['email', 'firstAndLastName', ...dateFormats];

function withLength(pattern: Pattern['id'], rule: FieldRule): FieldProblem {
  const { min, max } = boundsOf(rule);
  if (min === null && max === null) return { key: 'pattern', pattern };
  if (min !== null && max !== null) return { key: min === max ? 'exact' : 'in_range', pattern, min, max };
  return min === null ? { key: 'at_most', pattern, max: max ?? 0 } : { key: 'at_least', pattern, min };
}

/** The pattern of a rule. E-mail fields always use the e-mail pattern (REG-07). */
export const patternFor = (rule: FieldRule): Pattern =>
  rule.field === 'email' ? { id: 'email', accepts: (value) => patterns.email.test(value) } : patternOf(rule);

/** Whether a pattern is a date format. */
export const isDate = (id: Pattern['id']): id is DateFormat => dateFormats.some((format) => format === id);

/** The date format of a date field. */
export function dateFormatOf(rule: FieldRule): DateFormat {
  const { id } = patternFor(rule);
  return isDate(id) ? id : 'yyyyMMdd';
}

/**
 * Validates a value by the server's rule (REG-06, REG-07); null when it is valid.
 * @param text as the intake has read it (`readField` of `packages/text`), and as it is sent
 */
export function checkField(text: string, rule: FieldRule, context: RuleContext): FieldProblem | null {
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
  return withLength(withoutLength.includes(id) ? 'any' : id, rule);
}

function checkDate(text: string, rule: FieldRule, { minAge, today }: RuleContext): FieldProblem | null {
  const format = dateFormatOf(rule);
  const day = readDay(text, format);
  // Another order is told the format: each of its days exists.
  const isMeant = patterns[format].test(text) && !isOtherOrder(text, format);
  if (day === null) return isMeant ? { key: 'date' } : { key: 'pattern', pattern: format };
  if (rule.field !== 'birthday') return null;
  const age = ageOn(day, today);
  if (age < 0 || age > 130) return { key: 'date' };
  return age < minAge ? { key: 'too_young', min: minAge } : null;
}

/** Validates a number by the country's digit count, if it has one, and by the server's rule (PAT-02). */
function checkPhone(text: string, rule: FieldRule, { phoneDigits }: RuleContext): FieldProblem | null {
  if (!patterns.digits.test(text)) return { key: 'phone' };
  if (phoneDigits && text.length !== phoneDigits) return { key: 'phone_digits', min: phoneDigits };
  return checkText(text, rule);
}
