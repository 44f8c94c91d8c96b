import type { OfferedLanguage } from '#api/primitives.ts';
import type { BetRecord, Transaction } from '#api/records.ts';
import { ready } from '../shared/remote.ts';
import type { AccountRecordScreenProps } from './AccountRecordScreen.tsx';
import type { BettingRecordScreenProps } from './BettingRecordScreen.tsx';
import type { RecordFrameProps } from './recordFrame.ts';
import { type RecordWriting, toBetView, toTransactionView } from './records.model.ts';

type Globals = { readonly language?: unknown };

const timeZone = 'Asia/Bangkok';
/** Noon in Thailand: a moment that does not move, for pictures that do not change. */
const noon = Date.parse('2026-03-02T05:00:00Z');
const nothing = (): void => {};
const inLanguage = ({ language }: Globals): OfferedLanguage => (language === 'en' ? 'EN' : 'TH');

const long = {
  TH: 'การผจญภัยครั้งยิ่งใหญ่ในดินแดนแห่งโชคลาภที่ไม่มีวันสิ้นสุด ฉบับสมบูรณ์พิเศษ',
  EN: 'The Extraordinarily Long Adventure Through the Land of Neverending Fortune, Deluxe Edition',
};

function sampleFrame(language: OfferedLanguage): RecordFrameProps {
  const days = { from: '2026-02-24', to: '2026-03-02' };
  return {
    quick: 'week',
    typed: days,
    problem: null,
    today: days.to,
    answered: days,
    pageNo: 1,
    refreshing: false,
    filtered: false,
    currencySymbol: '฿',
    language,
    timeZone,
    playHref: '/rng',
    onQuick: nothing,
    onDays: nothing,
    onClearFilters: nothing,
    onPage: nothing,
    onRefresh: nothing,
    onCopy: () => Promise.resolve(true),
  };
}

const transactions = (language: OfferedLanguage): readonly Transaction[] => [
  {
    reference: '20260302-9c1f4',
    kind: 'stake',
    at: '2026-03-02T04:41:00Z',
    amount: '-50.00',
    balanceAfter: '12862.45',
    label: 'Pearl Lagoon · Lotus Works',
  },
  {
    reference: '20260302-5b02e',
    kind: 'win',
    at: '2026-03-01T17:02:00Z',
    amount: '1250.00',
    balanceAfter: '12912.45',
    label: `${long[language]} · Deep Reef`,
  },
  {
    reference: '20260302-5b02e',
    kind: 'stake',
    at: '2026-03-01T16:59:00Z',
    amount: '-100.00',
    balanceAfter: '11662.45',
    label: `${long[language]} · Deep Reef`,
  },
  {
    reference: 'RB202603010417',
    kind: 'rebate',
    at: '2026-03-01T05:00:00Z',
    amount: '62.45',
    balanceAfter: '11762.45',
  },
  {
    reference: 'WD202602282210',
    kind: 'withdrawal',
    at: '2026-02-28T07:00:00Z',
    amount: '-300.00',
    balanceAfter: '11700.00',
  },
  {
    reference: 'DP202602270098',
    kind: 'deposit',
    at: '2026-02-27T02:00:00Z',
    amount: '2000.00',
    balanceAfter: '12000.00',
  },
];

/** For stories: the account record of a week. */
export function sampleAccountRecord(globals: Globals): AccountRecordScreenProps {
  const language = inLanguage(globals);
  const writing: RecordWriting = { language, timeZone };
  return {
    ...sampleFrame(language),
    kind: '',
    page: ready(
      {
        rows: transactions(language).map((entry) => toTransactionView(entry, writing)),
        totalPages: 4,
        totals: { in: '48120.35', out: '35257.90' },
      },
      false,
      noon,
    ),
    onKind: nothing,
  };
}

/** The same with sums of nine digits. */
export function sampleRichAccountRecord(globals: Globals): AccountRecordScreenProps {
  const sample = sampleAccountRecord(globals);
  const { page } = sample;
  if (page.status !== 'ready') return sample;
  const rows = page.value.rows.map((entry) => ({
    ...entry,
    amount: entry.amount.replace(/\d.*/, '123456789.50'),
    balanceAfter: '987654321.00',
  }));
  return {
    ...sample,
    page: { ...page, value: { ...page.value, rows, totals: { in: '987654321.00', out: '123456789.50' } } },
  };
}

const bets = (language: OfferedLanguage): readonly BetRecord[] => [
  {
    ...{ reference: '20260302-9c1f4', placedAt: '2026-03-02T04:41:00Z', settledAt: null },
    ...{ gameType: 'SPORTS', vassalage: 'KCKL', vendorName: 'Kickline' },
    gameName: language === 'TH' ? 'เมืองมรสุม – คุ้งวารี' : 'Monsoon – River Bend',
    ...{ stake: '200.00', win: null, profit: null, validBet: '0.00' },
  },
  {
    ...{ reference: '20260302-5b02e', placedAt: '2026-03-01T17:02:00Z', settledAt: '2026-03-01T17:02:00Z' },
    ...{ gameType: 'FISH', vassalage: 'DPRF', vendorName: 'Deep Reef', gameName: long[language] },
    ...{ stake: '100.00', win: '1250.00', profit: '1150.00', validBet: '100.00' },
  },
  {
    ...{ reference: '20260301-77ad0', placedAt: '2026-03-01T11:20:00Z', settledAt: '2026-03-01T11:20:00Z' },
    ...{ gameType: 'RNG', vassalage: 'LTWR', vendorName: 'Lotus Works', gameName: 'Pearl Lagoon' },
    ...{ stake: '50.00', win: '20.00', profit: '-30.00', validBet: '50.00' },
  },
  {
    ...{ reference: '20260228-1e8b9', placedAt: '2026-02-28T13:05:00Z', settledAt: '2026-02-28T15:05:00Z' },
    ...{ gameType: 'SPORTS', vassalage: 'DS88', vendorName: language === 'TH' ? 'เดือยมงกุฎ' : 'Crown Spur' },
    gameName: language === 'TH' ? 'แดงเพลิง – ดำนิล' : 'Red Fire – Black Onyx',
    ...{ stake: '50.00', win: '50.00', profit: '0.00', validBet: '0.00' },
  },
];

/** For stories: the betting record of a week. */
export function sampleBettingRecord(globals: Globals): BettingRecordScreenProps {
  const language = inLanguage(globals);
  const writing: RecordWriting = { language, timeZone };
  return {
    ...sampleFrame(language),
    filter: { gameType: '', status: '' },
    page: ready(
      {
        rows: bets(language).map((bet) => toBetView(bet, writing)),
        totalPages: 3,
        totals: { count: 34, waiting: 1, stake: '4150.00', win: '3820.50', profit: '-129.50' },
      },
      false,
      noon,
    ),
    onFilter: nothing,
  };
}
