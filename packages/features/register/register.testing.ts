import { type FeatureFlags, featureFlags, type FeatureFlag } from '../shared/flags.ts';
import type { FieldRule } from '../shared/rules/fieldRule.ts';
import { homeCountry } from '../shared/sms/phone.ts';
import type { RegisterField } from './register.form.ts';
import { emptyRegister } from './register.model.ts';
import type { CheckContext, RegisterValues } from './register.problems.ts';

/** For tests: the switches that are named are on. */
export const flagsOn = (...on: readonly FeatureFlag[]): FeatureFlags =>
  Object.fromEntries(featureFlags.map((flag) => [flag, on.includes(flag)])) as Record<FeatureFlag, boolean>;

/** For tests: a rule that asks for nothing but what is changed. */
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
