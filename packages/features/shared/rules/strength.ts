import { type FieldRule, boundsOf, lengthOf, trimmed } from './fieldRule.ts';
import { type PatternId, patternOf, patterns } from './patterns.ts';

/** One thing that the server's rule asks of a password; a key of `register:strength`, or a whole pattern in its words. */
export type Demand = (
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

/** A pattern as the single things in it; `only` is what is left to say once they are there. */
const taken: Partial<Record<PatternId, { readonly parts: readonly PartKey[]; readonly only: PatternId }>> = {
  letterFirst: { parts: ['firstLetter'], only: 'lettersOrDigits' },
  lettersAndDigits: { parts: ['letter', 'digit'], only: 'lettersOrDigits' },
  alphanumericWithUppercase: { parts: ['upper'], only: 'lettersOrDigits' },
  upperLowerDigitSpecial: { parts: ['upper', 'lower', 'digit', 'symbol'], only: 'noSpaces' },
};

/** How strong a password is, by the server's own rule: what it asks for, and what of it is there. */
export function demandsOf(rule: FieldRule, password: string): readonly Demand[] {
  const text = trimmed(password);
  const { id, accepts } = patternOf(rule);
  return [...lengthDemand(rule, text), ...patternDemands(id, accepts, text)];
}

function lengthDemand(rule: FieldRule, text: string): readonly Demand[] {
  const { min, max } = boundsOf(rule);
  if (min === null && max === null) return [];
  const length = lengthOf(text);
  const met = text !== '' && length >= (min ?? 0) && length <= (max ?? length);
  if (min === null) return [{ key: 'lengthMax', max: max ?? 0, met }];
  if (max === null) return [{ key: 'lengthMin', min, met }];
  return [min === max ? { key: 'lengthExact', min, met } : { key: 'length', min, max, met }];
}

function patternDemands(id: PatternId | 'other', accepts: (value: string) => boolean, text: string): readonly Demand[] {
  if (id === 'any') return [];
  const whole = id === 'other' ? undefined : taken[id];
  if (whole === undefined) return [{ key: 'pattern', pattern: id, met: text !== '' && accepts(text) }];
  const found = whole.parts.map((key) => ({ key, met: parts[key].test(text) }));
  // Where every part is there, what is left to say is whether all of it is accepted.
  const clean = patterns[whole.only].test(text) && (accepts(text) || found.some(({ met }) => !met));
  return [...found, { key: 'pattern', pattern: whole.only, met: clean }];
}
