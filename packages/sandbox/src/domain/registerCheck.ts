import type { Registration } from '#api/account.ts';
import { ok } from '#api/errors.ts';
import type { RegisterFieldRule } from '#api/system.ts';
import { type Answer, refuse } from '../refusal.ts';
import type { World } from '../world.ts';
import { keepsRule, rulesOf } from './registerRules.ts';
import { thaiDate } from './time.ts';

export type RegisterMethod = 'username' | 'mobile';

/** What is proved otherwise: by the picture, by the code that was sent, by a look into the list of codes. */
const checkedElsewhere: readonly string[] = ['captcha', 'verificationCode', 'affiliateCode'];

/**
 * REG-06: checks a sign-up by the rules that the form was given. The detail of a refusal names the field. What is not
 * asked for is not checked either, and not kept.
 */
export function checkFields(world: World, input: Registration, method: RegisterMethod): Answer<null> {
  const values = new Map<string, unknown>(Object.entries(input));
  for (const rule of rulesOf(world)) {
    const { field } = rule;
    const applied = ruleFor(world, rule, method);
    if (applied === null || checkedElsewhere.includes(field)) continue;
    const value = textOf(values.get(field), field);
    if (field === 'mobileNum') {
      if (applied.required && value === '') return refuse('phone_missing');
      if (!keepsRule(applied, value.replace(/[\s().-]/g, ''))) return refuse('phone_invalid');
    } else if (!keepsRule(applied, value) || !keepsMeaning(world, field, value)) return wrong(field);
  }
  const password = input.password ?? '';
  return password === (input.confirmPassword ?? '') ? ok(null) : wrong('confirmPassword');
}

const wrong = (field: string): Answer<never> => refuse('invalid_input', { detail: { field } });

/** Of a password every character counts. */
function textOf(value: unknown, field: string): string {
  const text = typeof value === 'string' ? value : '';
  return /password/i.test(field) ? text : text.trim();
}

/** The rule as the way of signing up bends it (REG-01, REG-03); null where the field is not asked for. */
function ruleFor({ settings }: World, rule: RegisterFieldRule, method: RegisterMethod): RegisterFieldRule | null {
  if (method === 'username') {
    const always = rule.field === 'username' || rule.field === 'password';
    return always ? { ...rule, required: true } : rule.enabled ? rule : null;
  }
  // REG-10: the number is the user name.
  if (rule.field === 'username') return null;
  if (rule.field === 'password')
    return settings.flags['MOBILENUMPASSREG3'] === true ? { ...rule, required: true } : null;
  if (rule.field === 'mobileNum') return { ...rule, required: true };
  return rule.enabled ? rule : null;
}

function keepsMeaning(world: World, field: string, value: string): boolean {
  if (value === '') return true;
  if (field === 'email') return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value);
  return field !== 'birthday' || isOldEnough(value, world.settings.policy.minAge ?? 21, world.now());
}

/** yyyy-MM-dd. Whoever has the birthday today is a year older. */
function isOldEnough(birthday: string, years: number, now: number): boolean {
  const [, year = '', rest = ''] = /^(\d{4})(-\d{2}-\d{2})$/.exec(birthday) ?? [];
  if (rest === '' || Number.isNaN(Date.parse(birthday))) return false;
  return `${Number(year) + years}${rest}` <= thaiDate(now);
}
