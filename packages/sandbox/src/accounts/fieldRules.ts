import type { RegisterFieldRule } from '#api/fieldRule.ts';
import type { Sandbox } from '../sandbox.ts';
import { registerFieldRules } from '../seed/registerRules.ts';

/** REG-06: the rules of the sign-up form: the platform's own, overridden by the operator's. */
export function rulesOf({ settings }: Sandbox): RegisterFieldRule[] {
  const { registerCaptcha, registerRules, flags } = settings;
  const own = registerFieldRules(registerCaptcha, flags['REGMOBVERF3'] === true);
  const rules = new Map(own.map((rule) => [rule.field, rule]));
  for (const rule of registerRules) rules.set(rule.field, rule);
  return [...rules.values()];
}

export function ruleOf(sandbox: Sandbox, field: string): RegisterFieldRule | undefined {
  return rulesOf(sandbox).find((rule) => rule.field === field);
}

/** True when a value satisfies its rule. An empty value does unless the field is required. */
export function keepsRule(
  { required, acceptedPattern, minLength, maxLength }: RegisterFieldRule,
  value: string,
): boolean {
  if (value === '') return !required;
  // In UTF-16 units, as `maxlength` of a form field counts.
  if (value.length < minLength || value.length > maxLength) return false;
  return acceptedPattern === '*' || (compiled(acceptedPattern)?.test(value) ?? true);
}

/** Null for an invalid pattern, which then accepts everything. */
function compiled(pattern: string): RegExp | null {
  try {
    return new RegExp(pattern);
  } catch {
    return null;
  }
}
