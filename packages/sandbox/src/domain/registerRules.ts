import type * as contract from '#api/account.ts';
import { ok } from '#api/errors.ts';
import type { RegisterFieldRule, systemRegisterSettings as settingsContract } from '#api/system.ts';
import { countries } from '../seed/countries.ts';
import { registerFieldRules } from '../seed/registerRules.ts';
import type { World } from '../world.ts';
import type { Handler } from './handler.ts';

/** REG-06: the platform's rules, with what the operator changed. */
export function rulesOf({ settings }: World): RegisterFieldRule[] {
  const { registerCaptcha, registerRules, flags } = settings;
  const own = registerFieldRules(registerCaptcha, flags['REGMOBVERF3'] === true);
  const known = new Map(own.map((rule) => [rule.field, rule]));
  for (const rule of registerRules) known.set(rule.field, rule);
  return [...known.values()];
}

export function ruleOf(world: World, field: string): RegisterFieldRule | undefined {
  return rulesOf(world).find((rule) => rule.field === field);
}

export const systemRegisterSettings: Handler<typeof settingsContract> = ({ world }) =>
  ok({ captcha: world.settings.registerCaptcha, fields: rulesOf(world) });

const outsideSignUp: readonly string[] = ['username', 'password', 'mobileNum'];

/** The rules that recovery and the change of a password go by. */
export const validationRules: Handler<typeof contract.validationRules> = ({ world }) =>
  ok({ fields: rulesOf(world).filter(({ field }) => outsideSignUp.includes(field)) });

export const countryCodeList: Handler<typeof contract.countryCodeList> = () =>
  ok({ countries: countries.map(({ country, dialingCode, digits }) => ({ country, dialingCode, digits })) });

/** Does a value keep its rule? An empty one does, unless it is required. */
export function keepsRule(
  { required, acceptedPattern, minLength, maxLength }: RegisterFieldRule,
  value: string,
): boolean {
  if (value === '') return !required;
  // In UTF-16 units, as `maxlength` of a form field counts.
  if (value.length < minLength || value.length > maxLength) return false;
  return acceptedPattern === '*' || (compiled(acceptedPattern)?.test(value) ?? true);
}

/** A pattern that is no pattern rules nothing. */
function compiled(pattern: string): RegExp | null {
  try {
    return new RegExp(pattern);
  } catch {
    return null;
  }
}
