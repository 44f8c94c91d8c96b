import { readPassword } from '#text/readPassword.ts';
import { type FieldRule, boundsOf, lengthOf } from './fieldRule.ts';
import { type PatternId, patternOf, patterns } from './patterns.ts';

/** One requirement of the server's rule: a message key in `fields:strength`, or a whole pattern. */
export type Requirement = (
  | { readonly key: 'letter' | 'firstLetter' | 'upper' | 'lower' | 'digit' | 'symbol' }
  | { readonly key: 'length' | 'lengthExact' | 'lengthMin' | 'lengthMax'; readonly min?: number; readonly max?: number }
  | { readonly key: 'pattern'; readonly pattern: PatternId | 'other' }
) & { readonly met: boolean };

type PartKey = 'letter' | 'firstLetter' | 'upper' | 'lower' | 'digit' | 'symbol';
const parts: Readonly<Record<PartKey, RegExp>> = {
  letter: /[A-Za-z]/,
  firstLetter: /^[A-Za-z]/,
  upper: /[A-Z]/,
  lower: /[a-z]/,
  digit: /[0-9]/,
  symbol: /[^A-Za-z0-9\s]/,
};

/** Patterns split into requirements; `only` is the pattern for the allowed characters. */
const decomposed: Partial<Record<PatternId, { readonly parts: readonly PartKey[]; readonly only: PatternId }>> = {
  letterFirst: { parts: ['firstLetter'], only: 'lettersOrDigits' },
  lettersAndDigits: { parts: ['letter', 'digit'], only: 'lettersOrDigits' },
  alphanumericWithUppercase: { parts: ['upper'], only: 'lettersOrDigits' },
  upperLowerDigitSpecial: { parts: ['upper', 'lower', 'digit', 'symbol'], only: 'noSpaces' },
};

/** The requirements of the server's rule, and whether the password meets each. */
export function requirementsOf(rule: FieldRule, password: string): readonly Requirement[] {
  const text = readPassword(password);
  const { id, accepts } = patternOf(rule);
  return [...lengthRequirement(rule, text), ...patternRequirements(id, accepts, text)];
}

function lengthRequirement(rule: FieldRule, text: string): readonly Requirement[] {
  const { min, max } = boundsOf(rule);
  if (min === null && max === null) return [];
  const length = lengthOf(text);
  const met = text !== '' && length >= (min ?? 0) && length <= (max ?? length);
  if (min === null) return [{ key: 'lengthMax', max: max ?? 0, met }];
  if (max === null) return [{ key: 'lengthMin', min, met }];
  return [min === max ? { key: 'lengthExact', min, met } : { key: 'length', min, max, met }];
}

function patternRequirements(
  id: PatternId | 'other',
  accepts: (value: string) => boolean,
  text: string,
): readonly Requirement[] {
  if (id === 'any') return [];
  const whole = id === 'other' ? undefined : decomposed[id];
  if (whole === undefined) return [{ key: 'pattern', pattern: id, met: text !== '' && accepts(text) }];
  const found = whole.parts.map((key) => ({ key, met: parts[key].test(text) }));
  // Once every part is met, this line also reflects whether the whole pattern accepts the password.
  const clean = patterns[whole.only].test(text) && (accepts(text) || found.some(({ met }) => !met));
  return [...found, { key: 'pattern', pattern: whole.only, met: clean }];
}
