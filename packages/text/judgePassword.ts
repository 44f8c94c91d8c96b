import { commonWords } from './commonPasswords.ts';
import { asLatinKeys, asThaiKeys } from './keyboard.ts';

export const passwordStrengths = ['weak', 'fair', 'strong'] as const;
/** How hard a password is to guess. A weak one is not accepted. */
export type PasswordStrength = (typeof passwordStrengths)[number];

/** Why a password is weak: made of what many people use, of the account's own words, or too short without either. */
export type WeakReason = 'common' | 'own' | 'short';

export interface Judgement {
  readonly strength: PasswordStrength;
  /** Null unless it is weak. */
  readonly reason: WeakReason | null;
}

/** Fewer letters are weak, whatever the operator's rule allows. */
const shortest = 8;
/** Costs below this are weak: so few parts are tried first. A letter that belongs to nothing known costs one. */
const fairFrom = 6;
const strongFrom = 10;

/** What follows one another on keyboards, on telephones and in alphabets, and from how many letters on it is seen. */
const sequences: readonly (readonly [row: string, least: number])[] = [
  ['qwertyuiop', 3],
  ['asdfghjkl', 3],
  ['zxcvbnm', 3],
  ['1234567890', 3],
  ['abcdefghijklmnopqrstuvwxyz', 3],
  ['1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p', 4],
  ['1q2w3e4r5t6y7u8i9o0p', 4],
  ['q1w2e3r4t5y6u7i8o9p0', 4],
  ['qazwsxedcrfvtgbyhnujm', 4],
  ['147258369', 4],
  ['159753', 4],
  ['กขฃคฅฆงจฉชซฌญฎฏฐฑฒณดตถทธนบปผฝพฟภมยรลวศษสหฬอฮ', 3],
];
/** In both directions. */
const rows = sequences.flatMap(([row, least]) => [
  { row, least },
  { row: [...row].toReversed().join(''), least },
]);

/** A part that is easy to guess, and what it costs. */
interface Part {
  readonly length: number;
  readonly cost: number;
  readonly reason: 'common' | 'own';
}

/** Days as eight or six digits, years of both eras, and Thai mobile numbers. */
const numbers: readonly (readonly [RegExp, number])[] = [
  [/(?:0[1-9]|[12]\d|3[01])(?:0[1-9]|1[0-2])(?:(?:19|20|24|25)?\d\d)/y, 2],
  [/(?:19|20|24|25)\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])/y, 2],
  [/(?:19|20|24|25)\d\d/y, 1],
  [/(?:0|66)[689]\d{8}/y, 2],
  [/(.)\1{2,}/y, 1],
];

const leet: Readonly<Record<string, string>> = { '@': 'a', '4': 'a', '0': 'o', '3': 'e', '5': 's', $: 's', '7': 't' };
const withoutLeet = (text: string, one: string): string =>
  Array.from(text, (sign) => (sign === '1' || sign === '!' ? one : (leet[sign] ?? sign))).join('');

/** What a password may be meant as: as it is, with letters for digits, and by the other keyboard. All have its length. */
function readings(password: string): readonly string[] {
  const lower = password.toLowerCase();
  const all = [
    lower,
    withoutLeet(lower, 'i'),
    withoutLeet(lower, 'l'),
    asLatinKeys(password).toLowerCase(),
    asThaiKeys(lower),
  ];
  return [...new Set(all)].filter(({ length }) => length === lower.length);
}

/**
 * The words of an account that a password must not consist of: names, numbers, addresses, the name of the site.
 * @param texts as they are known; empty and missing ones are left out
 */
export function ownWords(texts: readonly (string | null | undefined)[]): readonly string[] {
  const words = texts.flatMap((text) => {
    const lower = (text ?? '').toLowerCase();
    const digits = lower.replaceAll(/\D/g, '');
    const national = digits.replace(/^(?:66|0)/, '');
    const phones = digits.length > 5 ? [digits, `0${national}`, `66${national}`] : [];
    const [local = ''] = lower.split('@');
    // The whole, its words (of an address those in front of its host), and a number in the ways to write it.
    return [lower, ...local.split(/[\s._-]+/), ...phones];
  });
  return [...new Set(words)].filter((word) => word.length > 2);
}

/** The length of the longest part of `row`, or 0, that `text` has at a place. */
function longestIn(row: string, text: string, at: number, least: number): number {
  let length = least - 1;
  while (at + length < text.length && row.includes(text.slice(at, at + length + 1))) length += 1;
  return length < least ? 0 : length;
}

function partsAt(all: readonly string[], at: number, own: readonly string[]): readonly Part[] {
  const found: Part[] = [];
  for (const text of all) {
    for (let length = 4; at + length <= text.length && length <= 12; length += 1)
      if (commonWords.has(text.slice(at, at + length))) found.push({ length, cost: 2, reason: 'common' });
    for (const { row, least } of rows) {
      const length = longestIn(row, text, at, least);
      if (length > 0) found.push({ length, cost: 1, reason: 'common' });
    }
    for (const [pattern, cost] of numbers) {
      pattern.lastIndex = at;
      const match = pattern.exec(text);
      if (match !== null) found.push({ length: match[0].length, cost, reason: 'common' });
    }
    for (const word of own) {
      const isNumber = /^\d+$/.test(word);
      const length = isNumber ? longestIn(word, text, at, 4) : text.startsWith(word, at) ? word.length : 0;
      if (length > 0) found.push({ length, cost: 1, reason: 'own' });
    }
  }
  return found;
}

interface Cost {
  readonly cost: number;
  readonly reasons: ReadonlySet<Part['reason']>;
}

/** The least cost of a password: the sum of its parts, in the cheapest way to read it. */
function costOf(password: string, own: readonly string[]): Cost {
  const all = readings(password);
  const best: Cost[] = [{ cost: 0, reasons: new Set() }];
  for (let end = 0; end < (all[0] ?? '').length; end += 1) best.push({ cost: Infinity, reasons: new Set() });
  const reach = (at: number, cost: number, reasons: Cost['reasons']): void => {
    if (cost < (best[at]?.cost ?? 0)) best[at] = { cost, reasons };
  };
  for (const [at, { cost, reasons }] of best.entries()) {
    reach(at + 1, cost + 1, reasons);
    for (const part of partsAt(all, at, own))
      reach(at + part.length, cost + part.cost, new Set([...reasons, part.reason]));
  }
  return best.at(-1) ?? { cost: 0, reasons: new Set() };
}

/** The block that a text repeats from beginning to end; null when it does not. */
function repeated(text: string): string | null {
  const period = (text + text).indexOf(text, 1);
  return period < text.length ? text.slice(0, period) : null;
}

/** Short words count where they are all that a password has besides digits and symbols. */
const isCommonCore = (password: string): boolean =>
  readings(password).some((text) => commonWords.has(text.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '')));

/**
 * SEC-07: judges a new password by what others try first: common words, rows of keys, days, numbers, repetitions, and the account's
 * own words. Any letters and lengths are fine; a long one needs no symbols. Old passwords are never judged.
 * @param own from `ownWords`
 */
export function judgePassword(password: string, own: readonly string[]): Judgement {
  const block = repeated(password.toLowerCase());
  const whole = costOf(password, own);
  const part = block === null ? null : costOf(block, own);
  const { cost, reasons } = part !== null && part.cost + 1 < whole.cost ? { ...part, cost: part.cost + 1 } : whole;
  const isShort = Array.from(password).length < shortest;
  const isCore = cost < fairFrom + 2 && isCommonCore(password);
  if (!isShort && !isCore && cost >= fairFrom)
    return { strength: cost >= strongFrom ? 'strong' : 'fair', reason: null };
  const reason = reasons.has('own') ? 'own' : reasons.has('common') || isCore || block !== null ? 'common' : 'short';
  return { strength: 'weak', reason };
}
