import { describe, expect, test } from 'vitest';
import { formatDays, stateOf, toBetView, toTransactionView } from './records.model.ts';

const thai = { language: 'TH', timeZone: 'Asia/Bangkok' } as const;
const english = { ...thai, language: 'EN' } as const;

const entry = {
  reference: 'R-1',
  kind: 'win',
  at: '2026-12-31T17:05:00Z',
  amount: '12.00',
  balanceAfter: '100.00',
} as const;

test('a moment is told where the site is, whatever the player’s clock; in Thai all of it has its era', () => {
  expect(toTransactionView(entry, thai).at).toMatchObject({ day: '1 ม.ค.', time: '00:05' });
  expect(toTransactionView(entry, thai).at.full).toContain('พ.ศ. 2570');
  expect(toTransactionView(entry, english).at).toMatchObject({ day: '1 Jan', full: '1 January 2027 at 00:05' });
});

test('a stake and a win of one bet are two rows', () => {
  const stake = toTransactionView({ ...entry, kind: 'stake', amount: '-5.00' }, thai);
  expect(stake.key).not.toBe(toTransactionView(entry, thai).key);
  expect(stake.label).toBeNull();
});

describe('a bet', () => {
  test.each([
    [null, 'waiting'],
    ['0.01', 'won'],
    ['-0.01', 'lost'],
    ['0.00', 'even'],
    ['0', 'even'],
    ['123456789012345678.10', 'won'],
  ] as const)('with a profit of %s is %s', (profit, state) => {
    expect(stateOf({ profit })).toBe(state);
  });
  test('is shown with what the platform computed, digit by digit', () => {
    const bet = {
      ...{ reference: 'R-2', placedAt: entry.at, settledAt: entry.at, vassalage: 'LTWR' },
      gameType: 'RNG',
      ...{ vendorName: 'Lotus Works', gameName: 'Pearl Lagoon', stake: '0.10', validBet: '0.10' },
      ...{ win: '123456789012345678.20', profit: '123456789012345678.10' },
    } as const;
    expect(toBetView(bet, english)).toMatchObject({ state: 'won', win: bet.win, profit: bet.profit });
  });
});

test.each([
  ['2026-11-15', '2026-11-21', '15 – 21 พ.ย. พ.ศ. 2569', '15 – 21 Nov 2026'],
  ['2026-10-31', '2026-11-21', '31 ต.ค. – 21 พ.ย. พ.ศ. 2569', '31 Oct – 21 Nov 2026'],
  ['2026-12-31', '2026-12-31', '31 ธ.ค. พ.ศ. 2569', '31 Dec 2026'],
])('from %s to %s', (from, to, inThai, inEnglish) => {
  // Which spaces it writes is the engine's affair.
  const plain = (text: string) => text.replaceAll(/\s+/g, ' ').replace(/ ?– ?/, ' – ');
  expect(plain(formatDays({ from, to }, 'TH'))).toBe(inThai);
  expect(plain(formatDays({ from, to }, 'EN'))).toBe(inEnglish);
});
