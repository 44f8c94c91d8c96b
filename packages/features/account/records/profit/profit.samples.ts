import type { OfferedLanguage } from '#api/primitives.ts';
import type { Profit, ProfitGroup, ProfitRow } from '#api/profit.ts';
import { ready } from '#core/data/remote.ts';
import { localeOf } from '#core/format/locale.ts';
import { type Globals, spokenIn } from '#storybook/sampleOf.ts';
import { formatMoney } from '#ui/Money/formatMoney.ts';
import { sampleLimit } from '../../protection/limits/limits.samples.ts';
import { sampleDays, sampleList } from '../statement/records.samples.ts';
import { toProfitView } from './profit.model.ts';
import type { ProfitScreenProps } from './profit.types.ts';

/** A fixed time, noon in Bangkok, so that screenshots do not change. */
const noon = Date.parse('2026-03-02T05:00:00Z');
const nothing = (): void => {};
const days = { from: '2026-02-24', to: '2026-03-02' };

/** The result of play from the first day on, by day. */
const running: Readonly<Record<string, string>> = {
  ...{ '2026-02-24': '0.00', '2026-02-26': '-150.00', '2026-02-28': '-450.00' },
  ...{ '2026-03-01': '20.50', '2026-03-02': '-129.50' },
};

const row = (key: string, stake: string, win: string, profit: string, change: Partial<ProfitRow> = {}): ProfitRow => ({
  ...{ key, bets: 24, waiting: 0, stake, openStake: '0.00', validBet: stake, win, profit },
  ...{ rebate: '0.00', bonus: '0.00' },
  ...(running[key] !== undefined && { running: running[key] }),
  ...change,
});

const byDay: readonly ProfitRow[] = [
  row('2026-03-02', '1250.00', '900.00', '-150.00', { bets: 31, waiting: 1, openStake: '200.00' }),
  row('2026-03-01', '800.00', '1270.50', '470.50', { rebate: '62.45' }),
  row('2026-02-28', '300.00', '0.00', '-300.00'),
  row('2026-02-26', '1800.00', '1650.00', '-150.00', { bonus: '100.00' }),
  row('2026-02-24', '0.00', '0.00', '0.00', { bets: 0 }),
];
const ofNoDay = { rebate: null, bonus: null };
const groups: Readonly<Record<Exclude<ProfitGroup, 'day'>, (language: OfferedLanguage) => readonly ProfitRow[]>> = {
  gameType: (language) => [
    row('RNG', '2850.00', '2320.50', '-529.50', ofNoDay),
    row('SPORTS', '1000.00', '1200.00', '400.00', ofNoDay),
    row('BINGO', '300.00', '300.00', '0.00', { ...ofNoDay, label: language === 'TH' ? 'บิงโก' : 'Bingo' }),
  ],
  vendor: () => [
    row('LTWR', '2850.00', '2320.50', '-529.50', { ...ofNoDay, label: 'Lotus Works' }),
    row('KCKL', '1300.00', '1500.00', '400.00', { ...ofNoDay, label: 'Kickline' }),
  ],
};

/** Story data: the answer for a week. */
export const sampleProfitAnswer = (by: ProfitGroup = 'day', language: OfferedLanguage = 'EN'): Profit => ({
  totals: {
    ...{ deposits: '2000.00', withdrawals: '300.00', netDeposits: '1700.00', total: '32.95' },
    ...{ bets: 134, waiting: 1, stake: '4150.00', openStake: '200.00', settledStake: '3950.00', validBet: '3950.00' },
    ...{ win: '3820.50', profit: '-129.50' },
    ...{ rebate: '62.45', bonus: '100.00' },
  },
  rows: [...(by === 'day' ? byDay : groups[by](language))],
  year: {
    ...{ since: '2025-12-31T17:00:00Z', deposits: '9000.00', withdrawals: '9500.00' },
    ...{ netDeposits: '-500.00', total: '812.35' },
  },
  lifetime: {
    ...{ since: '2025-06-30T03:00:00Z', deposits: '28500.00', withdrawals: '21250.50' },
    ...{ netDeposits: '7249.50', total: '-6904.15' },
  },
});

/** Story props: profit and loss of a week. */
export function sampleProfit(globals: Globals, answer?: Profit, by: ProfitGroup = 'day'): ProfitScreenProps {
  const language: OfferedLanguage = spokenIn(globals);
  const signed = (amount: string): string =>
    formatMoney(amount, { currency: '฿', locale: localeOf(language), sign: 'always' });
  const value = answer ?? sampleProfitAnswer(by, language);
  return {
    days: sampleDays(),
    list: sampleList(),
    ...{ filter: { by }, answeredBy: by },
    page: ready(toProfitView(value, by, days, language, signed), false, noon),
    limits: ready([
      sampleLimit({ kind: 'loss', period: 'day', value: '1000.00', used: '150.00', left: '850.00' }),
      sampleLimit(),
    ]),
    limitsHref: '/?centre=limits',
    Position: () => null,
    onFilter: nothing,
  };
}
