import { describe, expect, test } from 'vitest';
import { formatDays, stateOf, toBetView, toTransactionView } from './records.model.ts';

const entry = {
  reference: 'R-1',
  kind: 'win',
  at: '2026-12-31T17:05:00Z',
  amount: '12.00',
  balanceAfter: '100.00',
} as const;

test('a bet is listed under the category of the site, where the platform names it', () => {
  const bet = {
    reference: 'B-1',
    placedAt: '2026-12-31T17:05:00Z',
    settledAt: null,
    gameType: 'SPORTS',
    vassalage: 'V',
    vendorName: '',
    gameName: '',
    stake: '1.00',
    win: null,
    profit: null,
    validBet: '0.00',
  } as const;
  expect(toBetView(bet, 'TH').gameType).toBe('SPORTS');
  expect(toBetView({ ...bet, shownType: 'ESPORTS' }, 'TH').gameType).toBe('ESPORTS');
  expect(toBetView({ ...bet, shownType: { other: 'BINGO' } }, 'TH').gameType).toEqual({ other: 'BINGO' });
});

test('times are in the site’s time zone; full Thai dates name the era', () => {
  expect(toTransactionView(entry, 'TH').at).toMatchObject({ day: '1 ม.ค.', time: '00:05' });
  expect(toTransactionView(entry, 'TH').at.full).toContain('พ.ศ. 2570');
  expect(toTransactionView(entry, 'EN').at).toMatchObject({ day: '1 Jan', full: '1 January 2027 at 00:05' });
});

test('a stake and a win of one bet are two rows', () => {
  const stake = toTransactionView({ ...entry, kind: 'stake', amount: '-5.00' }, 'TH');
  expect(stake.key).not.toBe(toTransactionView(entry, 'TH').key);
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
  test('a free round without a win has returned no stake (PTS-03)', () => {
    expect(stateOf({ profit: '0.00', freeStake: '2.00' })).toBe('lost');
  });
  test('shows the platform’s amounts digit by digit', () => {
    const bet = {
      ...{ reference: 'R-2', placedAt: entry.at, settledAt: entry.at, vassalage: 'LTWR' },
      gameType: 'RNG',
      ...{ vendorName: 'Lotus Works', gameName: 'Pearl Lagoon', stake: '0.10', validBet: '0.10' },
      ...{ win: '123456789012345678.20', profit: '123456789012345678.10' },
    } as const;
    expect(toBetView(bet, 'EN')).toMatchObject({ state: 'won', win: bet.win, profit: bet.profit });
  });
});

test.each([
  ['2026-11-15', '2026-11-21', '15 – 21 พ.ย. พ.ศ. 2569', '15 – 21 Nov 2026'],
  ['2026-10-31', '2026-11-21', '31 ต.ค. – 21 พ.ย. พ.ศ. 2569', '31 Oct – 21 Nov 2026'],
  ['2026-12-31', '2026-12-31', '31 ธ.ค. พ.ศ. 2569', '31 Dec 2026'],
])('from %s to %s', (from, to, inThai, inEnglish) => {
  // The kind of space differs between ICU versions.
  const plain = (text: string) => text.replaceAll(/\s+/g, ' ').replace(/ ?– ?/, ' – ');
  expect(plain(formatDays({ from, to }, 'TH'))).toBe(inThai);
  expect(plain(formatDays({ from, to }, 'EN'))).toBe(inEnglish);
});
