import { describe, expect, it } from 'vitest';
import { dayMs } from '#text/durations.ts';
import { jackpotAt, jackpotStepMs } from './jackpot.model.ts';

const satang = (amount: string) => BigInt(amount.replace('.', ''));
const midnight = Date.parse('2026-11-21T00:00:00+07:00');

describe('the decorative jackpot (BAN-03)', () => {
  it('adds 165.11 every three seconds', () => {
    expect(satang(jackpotAt(midnight + jackpotStepMs)) - satang(jackpotAt(midnight))).toBe(16_511n);
    expect(jackpotAt(midnight + jackpotStepMs - 1)).toBe(jackpotAt(midnight));
  });

  it('does not drift over a day', () => {
    const steps = dayMs / jackpotStepMs - 1;
    expect(satang(jackpotAt(midnight + dayMs - 1)) - satang(jackpotAt(midnight))).toBe(16_511n * BigInt(steps));
  });

  it('starts each day in Thailand at a number that depends on the date', () => {
    const starts = Array.from({ length: 1000 }, (_, index) => jackpotAt(midnight + index * dayMs));
    expect(new Set(starts).size).toBe(1000);
    for (const start of starts) {
      expect(Number(start)).toBeGreaterThanOrEqual(8_000_000);
      expect(Number(start)).toBeLessThan(13_000_000);
    }
    expect(jackpotAt(midnight - 1)).not.toBe(jackpotAt(midnight));
  });

  it('is a decimal number with two places', () => {
    for (let step = 0; step < 500; step += 1)
      expect(jackpotAt(midnight + step * jackpotStepMs)).toMatch(/^\d+\.\d{2}$/);
  });
});
