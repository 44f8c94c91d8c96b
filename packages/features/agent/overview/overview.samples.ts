import type { AgentOverview } from '#api/agentCentre.ts';
import { ready } from '#core/data/remote.ts';
import { localeOf } from '#core/format/locale.ts';
import { formatMoney } from '#ui/Money/formatMoney.ts';
import { sampleSums } from '../reports/reports.samples.ts';
import { toOverviewView } from './overview.model.ts';
import type { OverviewScreenProps } from './overview.types.ts';

const nothing = (): void => {};
const days = { from: '2026-02-24', to: '2026-03-02' };

const figures = {
  ...{ size: 406, signUps: 12, active: 239, deposits: '214100.00', withdrawals: '98000.00', stake: '116330.00' },
  ...{ validBet: '109480.00', profit: '-11276.80', rebate: '410.20', commission: '103.78', salary: '1500.00' },
};
const before = {
  ...{ size: 394, signUps: 9, active: 203, deposits: '208500.00', withdrawals: '120300.00', stake: '110360.00' },
  ...{ validBet: '99460.00', profit: '4285.90', rebate: '388.00', commission: '99.26', salary: '1500.00' },
};

/** A week of a team. */
export const sampleTeam: AgentOverview = {
  balance: '1284300.25',
  totals: figures,
  before,
  sums: sampleSums,
  days: ['24', '25', '26', '27', '28', '01', '02'].map((day, at) => ({
    day: `2026-0${Number(day) > 20 ? 2 : 3}-${day}`,
    ...{ signUps: at, active: 80 + at * 3, validBet: `${12_000 + at * 1_300}.00` },
    profit: `${(at % 3 === 0 ? -1 : 1) * (2_000 + at * 300)}.00`,
  })),
  best: ['nok', 'somchai', 'malee'].map((account, at) => ({
    ...{ id: account, account, nickname: '', lastBetAt: '2026-03-02T05:00:00Z' },
    ...{ validBet: `${9_000 - at * 2_000}.00`, profit: `${at * 700 - 900}.00` },
  })),
  quiet: [
    {
      ...{ id: 'krit', account: 'krit', nickname: 'กฤตกระต่ายจันทร์', lastBetAt: '2026-01-12T11:00:00Z' },
      ...{ validBet: '0.00', profit: '0.00' },
    },
  ],
  contractsWaiting: [],
};

/** Props of the overview without a platform. */
export function sampleOverview(
  globals: { readonly language?: unknown },
  change: Partial<AgentOverview> = {},
): OverviewScreenProps {
  const language = globals.language === 'en' ? 'EN' : 'TH';
  const money = (amount: string) => formatMoney(amount, { currency: '฿', locale: localeOf(language) });
  return {
    days: {
      ...{ quick: 'week', typed: days, problem: null, today: days.to, elsewhere: false },
      ...{ onQuick: nothing, onDays: nothing },
    },
    answered: days,
    refreshing: false,
    onRefresh: nothing,
    overview: ready(toOverviewView({ ...sampleTeam, ...change }, language, money, days, (page) => `/?agent=${page}`)),
    registerHref: '/?agent=registerCenter',
    linksHref: '/?agent=registerCenter&ref=links',
    teamHref: '/?agent=teamManagement',
  };
}
