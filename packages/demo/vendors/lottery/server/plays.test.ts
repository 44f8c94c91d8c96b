import { expect, test } from 'vitest';
import { paysOn, plays, playsFor } from './plays.ts';

const all = (digits: number): string[] =>
  Array.from({ length: 10 ** digits }, (_, number) => String(number).padStart(digits, '0'));

// Every play depends on the last four digits at most, so these cover all draws.
const draws = all(4);
const give = (drawn: string, number: string, type: string): boolean =>
  plays.find((play) => play.type === type)?.wins(drawn, number) ?? false;

test.each(plays)('$type returns 80 to 90 % for every number', (play) => {
  const numbers = play.digits === 4 ? ['0000', '0123', '9876'] : all(play.digits).filter((_, at) => at % 37 === 0);
  for (const number of [...numbers, '0'.repeat(play.digits)]) {
    const won = draws.filter((drawn) => play.wins(drawn, number)).length * paysOn(play, number);
    expect(won / draws.length).toBeGreaterThanOrEqual(0.8);
    expect(won / draws.length).toBeLessThanOrEqual(0.9);
  }
});

test('only the last digits of a longer winning number count', () => {
  expect(give('123456', '56', 'last2')).toBe(true);
  expect(give('123456', '12', 'last2')).toBe(false);
  expect(give('123456', '456', 'last3')).toBe(true);
  expect(give('123456', '645', 'last3')).toBe(false);
  expect(give('123456', '645', 'last3any')).toBe(true);
  expect(give('123456', '644', 'last3any')).toBe(false);
  expect(give('123456', '3456', 'straight4')).toBe(true);
  expect(give('123456', '4', 'run')).toBe(true);
  expect(give('123456', '3', 'run')).toBe(false);
});

test('four-digit plays need a winning number with four digits', () => {
  expect(playsFor(3).map(({ type }) => type)).not.toContain('straight4');
  expect(playsFor(4)).toHaveLength(plays.length);
});
