import { ok } from '#api/errors.ts';
import type { RegisterFieldRule } from '#api/fieldRule.ts';
import type { Registration } from '#api/registration.ts';
import { fullName } from '#text/names.ts';
import { readField, turnsSentences } from '#text/readField.ts';
import { type Answer, refuse } from '../refusal.ts';
import type { Sandbox } from '../sandbox.ts';
import { countries } from '../seed/countries.ts';
import { iso, thaiDate } from '../time.ts';
import { keepsRule, rulesOf } from './fieldRules.ts';
import { nationalNumber } from './phoneNumbers.ts';
import { refuseWeak } from './weakPasswords.ts';

export type RegisterMethod = 'username' | 'mobile';

/** Fields that `register` verifies by other means: the captcha, the code that was sent, the list of affiliates. */
const checkedElsewhere: readonly string[] = ['captcha', 'verificationCode', 'affiliateCode'];

/**
 * REG-06: checks a sign-up against the rules of its form. The detail of a refusal names the field. Fields that the form
 * does not show are ignored.
 */
export function checkFields(sandbox: Sandbox, input: Registration, method: RegisterMethod): Answer<null> {
  const values = new Map<string, unknown>(Object.entries(input));
  for (const rule of rulesOf(sandbox)) {
    const { field } = rule;
    const applied = ruleFor(sandbox, rule, method);
    if (applied === null || checkedElsewhere.includes(field)) continue;
    const typed = textOf(values.get(field));
    const value = readField(typed, rule);
    if (field === 'mobileNum') {
      if (applied.required && value === '') return refuse('phone_missing');
      const { countryDialingCode = countries[0].dialingCode } = input;
      const number = nationalNumber(value, countryDialingCode);
      if (!keepsRule(applied, number) || (value !== '' && number === '')) return refuse('phone_invalid');
    } else if (turnsSentences(typed, rule)) return invalid(field);
    else if (!keepsRule(applied, value) || !isMeaningful(sandbox, field, value)) return invalid(field);
  }
  const password = input.password ?? '';
  if (password !== (input.confirmPassword ?? '')) return invalid('confirmPassword');
  return checkSecrets(sandbox, input, method);
}

/** Refuses passwords that are easy to guess, by what else the form says about the player. */
function checkSecrets(sandbox: Sandbox, input: Registration, method: RegisterMethod): Answer<null> {
  const { username, nickname, payeeName, email, mobileNum, line, telegram, birthday } = input;
  const own = [username, nickname, payeeName, email, mobileNum, line, telegram, birthday].map((text) => text ?? null);
  for (const field of ['password', 'paymentPassword'] as const) {
    const rule = rulesOf(sandbox).find((each) => each.field === field);
    const value = input[field] ?? '';
    if (rule === undefined || ruleFor(sandbox, rule, method) === null || value === '') continue;
    const checked = refuseWeak(sandbox, field, { password: value, field, own });
    if (!checked.ok) return checked;
  }
  return ok(null);
}

const invalid = (field: string): Answer<never> => refuse('invalid_input', { detail: { field } });

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/**
 * The rule as it applies to this way of signing up (REG-01, REG-03); null where the form does not show the field. REG-07: a
 * payment password is required where it is enabled.
 */
function ruleFor({ settings }: Sandbox, rule: RegisterFieldRule, method: RegisterMethod): RegisterFieldRule | null {
  if (rule.field === 'paymentPassword') return rule.enabled ? { ...rule, required: true } : null;
  if (method === 'username') {
    const always = rule.field === 'username' || rule.field === 'password';
    return always ? { ...rule, required: true } : rule.enabled ? rule : null;
  }
  // REG-10: the mobile number is the user name.
  if (rule.field === 'username') return null;
  if (rule.field === 'password')
    return settings.flags['MOBILENUMPASSREG3'] === true ? { ...rule, required: true } : null;
  if (rule.field === 'mobileNum') return { ...rule, required: true };
  return rule.enabled ? rule : null;
}

/** What a rule cannot say: the form of an e-mail address, the words of a name, and the age that a birthday gives. */
export function isMeaningful(sandbox: Sandbox, field: string, value: string): boolean {
  if (value === '') return true;
  if (field === 'email') return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value);
  if (field === 'payeeName') return fullName.test(value);
  return field !== 'birthday' || isOldEnough(value, sandbox.settings.policy.minAge ?? 21, sandbox.now());
}

/** @param birthday yyyy-MM-dd; a birthday today counts as a full year */
function isOldEnough(birthday: string, years: number, now: number): boolean {
  const [, year = '', rest = ''] = /^(\d{4})(-\d{2}-\d{2})$/.exec(birthday) ?? [];
  // `Date.parse` rolls 30 February over.
  if (rest === '' || !isDay(birthday)) return false;
  return `${Number(year) + years}${rest}` <= thaiDate(now);
}

function isDay(text: string): boolean {
  const at = Date.parse(text);
  return !Number.isNaN(at) && iso(at).startsWith(text);
}
