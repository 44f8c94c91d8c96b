import { commonPins } from './commonPasswords.ts';
import type { Judgement } from './judgePassword.ts';

const weak = (reason: 'common' | 'own'): Judgement => ({ strength: 'weak', reason });

/** Digits that follow one another, up or down, over 9 and 0. */
function isRow(pin: string): boolean {
  const steps = Array.from(pin.slice(1), (digit, index) => (Number(digit) - Number(pin[index]) + 10) % 10);
  return steps.every((step) => step === 1) || steps.every((step) => step === 9);
}

/** One digit, a block that repeats, or each digit twice or more: 000000, 121212, 111222. */
const isRepetition = (pin: string): boolean => (pin + pin).indexOf(pin, 1) < pin.length || /^(?:(\d)\1+)+$/.test(pin);

/** Days with a year of two digits, as birthdays are: 010190. A year of four digits: 1990, 2533. */
const isDay = (pin: string): boolean =>
  /^(?:0[1-9]|[12]\d|3[01])(?:0[1-9]|1[0-2])\d\d$/.test(pin) || /^(?:19|20|24|25)\d\d$/.test(pin);

/**
 * SEC-07: judges a new password of digits only. It cannot be strong: what keeps it is the number of tries.
 * @param own from `ownWords`: a part of the player's number is refused
 */
export function judgePin(pin: string, own: readonly string[]): Judgement {
  if (isRepetition(pin) || isRow(pin) || commonPins.has(pin)) return weak('common');
  if (own.some((word) => /^\d+$/.test(word) && (word.includes(pin) || pin.includes(word)))) return weak('own');
  return isDay(pin) ? weak('common') : { strength: 'fair', reason: null };
}
