import { fullName } from '#text/names.ts';
import { safePattern } from './safePattern.ts';

/**
 * The patterns of the specification by their server ids (PAT-01). Each runs in linear time: no two adjacent parts match
 * the same character.
 */
export const patterns = {
  any: /^/,
  letterFirst: /^[A-Za-z][A-Za-z0-9]*$/,
  lettersOrDigits: /^[A-Za-z0-9]+$/,
  lettersAndDigits: /^(?=[0-9]*[A-Za-z])(?=[A-Za-z]*[0-9])[A-Za-z0-9]+$/,
  digits: /^[0-9]+$/,
  alphanumericWithUppercase: /^(?=[a-z0-9]*[A-Z])[A-Za-z0-9]+$/,
  englishAndSpaces: /^[A-Za-z ]+$/,
  noSpaces: /^\S+$/,
  uppercase: /^[A-Z ]+$/,
  uppercaseNoSpaces: /^[A-Z]+$/,
  /** One upper, one lower, one digit and one special symbol. */
  upperLowerDigitSpecial: /^(?=[^A-Z]*[A-Z])(?=[^a-z]*[a-z])(?=[^0-9]*[0-9])(?=[A-Za-z0-9]*[^A-Za-z0-9])[!-~]+$/,
  email: /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+$/,
  kanjiAndDigits: /^[\p{Script=Han}0-9０-９]+$/u,
  chineseAndPunctuation: /^[\p{Script=Han}\p{P}]+$/u,
  koreanOnly: /^\p{Script=Hangul}+(?: \p{Script=Hangul}+)*$/u,
  thaiOnly: /^\p{Script=Thai}+(?: \p{Script=Thai}+)*$/u,
  /** Excludes half-width katakana and ASCII letters. */
  fullWidthJapanese: /^[\u3000-\u30FF\u3400-\u4DBF\u4E00-\u9FFF\uFF01-\uFF60\uFFE0-\uFFE6]+$/u,
  firstAndLastName: fullName,
  yyyyMMdd: /^\d{4}-\d{2}-\d{2}$/,
  MMddyyyy: /^\d{2}-\d{2}-\d{4}$/,
} as const satisfies Record<string, RegExp>;
export type PatternId = keyof typeof patterns;
export const patternIds = Object.keys(patterns) as readonly PatternId[];

export interface Pattern {
  /** Key of the message of an error (ERR-03d); `other` for a server pattern without one. */
  readonly id: PatternId | 'other';
  readonly accepts: (value: string) => boolean;
}

const isKnown = (id: string | null): id is PatternId => id !== null && Object.hasOwn(patterns, id);
const known = (id: PatternId): Pattern => ({ id, accepts: (value) => patterns[id].test(value) });

/**
 * The pattern of a server rule. A known id selects our own expression. The server's expression is used only for an
 * unknown id and when it is safe to run; an invalid or slow one such as `^(a+)+$` is ignored.
 */
export function patternOf(rule: { readonly patternId: string | null; readonly acceptedPattern: string }): Pattern {
  if (isKnown(rule.patternId)) return known(rule.patternId);
  if (rule.acceptedPattern === '*' || rule.acceptedPattern === '') return known('any');
  const accepts = safePattern(rule.acceptedPattern);
  return accepts === null ? known('any') : { id: 'other', accepts };
}
