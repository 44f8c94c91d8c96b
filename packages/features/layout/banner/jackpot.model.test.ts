import { describe, expect, it } from 'vitest';
import { dayMs } from '#text/durations.ts';
import { countedJackpot, jackpotAt, jackpotStepMs, justWon } from './jackpot.model.ts';

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

describe('the figure of a feed', () => {
  const feed = { amount: '1000.00', perSecond: '0.50' };
  it('begins with what the platform says', () => expect(countedJackpot(null, feed, 1_000)).toBe('1000.00'));
  it('grows as money comes in, and never beyond what was paid in', () => {
    expect(countedJackpot('990.00', feed, 1_000)).toBe('990.50');
    expect(countedJackpot('990.50', feed, 3_000)).toBe('992.00');
    expect(countedJackpot('999.90', feed, 1_000)).toBe('1000.00');
    expect(countedJackpot('1000.00', feed, 60_000)).toBe('1000.00');
  });
  it('counts no more than the growth of a minute', () => expect(countedJackpot('10.00', feed, 0)).toBe('970.00'));
  it('falls at once when it is won', () => expect(countedJackpot('5000.00', feed, 1_000)).toBe('1000.00'));
  it('is what the platform says where it does not tell its growth', () => {
    expect(countedJackpot('990.00', { amount: '1000.00' }, 1_000)).toBe('1000.00');
    expect(countedJackpot('990.00', { amount: '1000.00', perSecond: '0.00' }, 1_000)).toBe('1000.00');
  });
  it('says who has won it, for some minutes', () => {
    const lastWin = { nickname: 'so***i', amount: '5000.00', at: '2026-11-21T13:15:00.000Z' };
    const at = Date.parse(lastWin.at);
    expect(justWon({ ...feed, lastWin }, at + 1_000)).toMatchObject({ nickname: 'so***i', amount: '5000.00' });
    expect(justWon({ ...feed, lastWin }, at + 5 * 60_000)).toBeNull();
    expect(justWon(feed, at)).toBeNull();
  });
});
