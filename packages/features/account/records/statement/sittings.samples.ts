import { ready } from '#core/data/remote.ts';
import { noBettingFilter } from '#core/records/records.types.ts';
import { EntryRow } from '#core/report/EntryRow.tsx';
import { type Globals, given, sampleNoon } from '#storybook/sampleOf.ts';
import { bets, sampleBettingRecord, weekOf } from './records.samples.ts';
import type { BettingRecordScreenProps } from './records.types.ts';

/** Story props: the betting record on a phone: an open bet, a sitting of fourteen hands, and one bet that is new. */
export function sampleSittings(globals: Globals): BettingRecordScreenProps {
  const record = sampleBettingRecord(globals);
  const { list, totals, vendors } = weekOf(globals);
  const [open, won, lost] = bets(globals);
  const hand = given(list.find(({ gameType }) => gameType === 'LIVE'));
  const day = '2026-11-20';
  const sitting = {
    ...{ reference: hand.reference, count: 14, won: 6, stake: '700.00', win: '585.00', profit: '-115.00' },
    ...{ begins: `${day}T12:50:00.000Z`, ends: `${day}T13:10:00.000Z` },
  };
  const rows = [
    { ...given(open), placedAt: '2026-11-21T05:31:00.000Z' },
    { ...given(won), placedAt: '2026-11-21T05:10:00.000Z', settledAt: '2026-11-21T05:10:01.000Z' },
    { ...hand, placedAt: sitting.ends, settledAt: sitting.ends, sitting },
    { ...given(lost), placedAt: `${day}T03:00:00.000Z`, settledAt: `${day}T03:00:01.000Z` },
  ];
  const days = [
    { day: '2026-11-21', total: '1150.00' },
    { day, total: '-145.00' },
  ];
  return {
    ...record,
    filter: { ...noBettingFilter, by: 'sitting' },
    first: 'sitting',
    seen: Date.parse('2026-11-21T05:00:00.000Z'),
    Sitting: ({ entry }) => EntryRow({ entry: entry({ ...hand, placedAt: sitting.ends }) }),
    page: ready({ list: rows, vendors, days, totalPages: 3, totals: { ...totals, waiting: 1 } }, false, sampleNoon),
  };
}

/** Story props: bets on matches on a phone: one that is over, one that runs, and a parlay. */
export function sampleMatchBets(globals: Globals): BettingRecordScreenProps {
  const record = sampleSittings(globals);
  const { vendors, totals } = weekOf(globals);
  const open = given(bets(globals)[0]);
  const leg = given(open.legs?.[0]);
  const score = { home: 3, away: 1 };
  const list = [
    {
      ...{ ...open, reference: 'over', settledAt: '2026-11-21T05:40:00.000Z', win: '284.00', profit: '184.00' },
      legs: [{ ...leg, score, state: 'won' as const }],
    },
    { ...open, reference: 'runs', legs: [{ ...leg, score: { home: 0, away: 0 } }] },
    {
      ...{ ...open, reference: 'parlay', odds: '8.24' },
      legs: [{ ...leg, score, state: 'won' as const }, leg, leg],
    },
  ];
  return { ...record, page: ready({ list, vendors, days: [], totalPages: 1, totals }, false, sampleNoon) };
}
