import type { FieldRule } from '#core/forms/rules/fieldRule.ts';
import { type FeatureFlags, contractFlags, type FeatureFlag } from '#core/site/flags.ts';
import { homeCountry } from '../sms/phone.ts';
import type { RegisterField } from './register.form.ts';
import { emptyRegister } from './register.model.ts';
import type { CheckContext, RegisterValues } from './register.problems.ts';

/** Feature flags for tests: only the given ones are on. */
export const flagsOn = (...on: readonly FeatureFlag[]): FeatureFlags =>
  Object.fromEntries(contractFlags.map((flag) => [flag, on.includes(flag)])) as Record<FeatureFlag, boolean>;

/** A rule for tests that accepts anything, with changes. */
export const ruleOf = (field: string, changes: Partial<FieldRule> = {}): FieldRule => ({
  field,
  enabled: true,
  required: false,
  acceptedPattern: '*',
  patternId: null,
  minLength: 0,
  maxLength: 0,
  ...changes,
});

export const valuesOf = (typed: Partial<Record<RegisterField, string>>): RegisterValues => ({
  ...emptyRegister.values,
  ...typed,
});

export const testContext: CheckContext = {
  minAge: 21,
  today: { year: 2026, month: 11, day: 21 },
  country: homeCountry,
};
