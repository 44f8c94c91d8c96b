import type { BetRecord, BetWithDetail, Transaction } from '#api/records.ts';
import { ready } from '#core/data/remote.ts';
import { formatMoment } from '#core/format/dates.ts';
import { noBettingFilter } from '#core/records/records.types.ts';
import type { DayChoice, RecordListProps } from '#core/report/report.types.ts';
import type { AccountRecordScreenProps, BettingRecordScreenProps, StatementProps } from './records.types.ts';

type Globals = { readonly language?: unknown };

/** A fixed time, noon in Bangkok, so that screenshots do not change. */
const noon = Date.parse('2026-03-02T05:00:00Z');
const nothing = (): void => {};
/** The languages in which samples are written. */
type SampleLanguage = 'TH' | 'EN';
const inLanguage = ({ language }: Globals): SampleLanguage => (language === 'en' ? 'EN' : 'TH');

const long = {
  TH: 'การผจญภัยครั้งยิ่งใหญ่ในดินแดนแห่งโชคลาภที่ไม่มีวันสิ้นสุด ฉบับสมบูรณ์พิเศษ',
  EN: 'The Extraordinarily Long Adventure Through the Land of Neverending Fortune, Deluxe Edition',
};

const week = { from: '2026-02-24', to: '2026-03-02' };

/** Story props: the days of the last week. */
export const sampleDays = (change: Partial<DayChoice> = {}): DayChoice => ({
  quick: 'week',
  typed: week,
  problem: null,
  today: week.to,
  elsewhere: false,
  onQuick: nothing,
  onDays: nothing,
  ...change,
});

/** Story props: the first page of a record without filters. */
export const sampleList = (change: Partial<RecordListProps> = {}): RecordListProps => ({
  answered: week,
  pageNo: 1,
  refreshing: false,
  filtered: false,
  playHref: '/rng',
  onClearFilters: nothing,
  onPage: nothing,
  onRefresh: nothing,
  onCopy: () => Promise.resolve(true),
  ...change,
});

const transactions = (language: SampleLanguage): readonly Transaction[] => [
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

/** Story props: the closed statement dialog. */
export function sampleStatement(): StatementProps {
  return {
    open: false,
    range: 'quarter',
    typed: { from: '2025-12-01', to: '2026-03-02' },
    problem: null,
    state: { step: 'choosing' },
    onOpen: nothing,
    onClose: nothing,
    onRange: nothing,
    onDays: nothing,
    onRead: nothing,
    onSave: nothing,
    onPrint: nothing,
  };
}

/** Story props: a statement of three months. */
export function sampleReadStatement(globals: Globals): StatementProps {
  const language = inLanguage(globals);
  const statement = {
    days: sampleStatement().typed,
    madeAt: formatMoment(noon, language),
    opening: '10000.00',
    closing: '12862.45',
    totals: [
      { kind: 'deposit', count: 1, in: '2000.00', out: '0.00' },
      { kind: 'stake', count: 2, in: '0.00', out: '150.00' },
      { kind: 'win', count: 1, in: '1250.00', out: '0.00' },
      { kind: 'rebate', count: 1, in: '62.45', out: '0.00' },
      { kind: 'withdrawal', count: 1, in: '0.00', out: '300.00' },
    ],
    rows: transactions(language).toReversed(),
  } as const;
  return { ...sampleStatement(), open: true, state: { step: 'ready', statement } };
}

/** Story props: the account record of a week. */
export function sampleAccountRecord(globals: Globals): AccountRecordScreenProps {
  const language = inLanguage(globals);
  return {
    days: sampleDays(),
    list: sampleList(),
    filter: { kind: '' },
    hrefOf: () => null,
    Position: () => null,
    statement: sampleStatement(),
    page: ready(
      {
        list: [...transactions(language)],
        totalPages: 4,
        totals: { in: '48120.35', out: '35257.90' },
      },
      false,
      noon,
    ),
    onFilter: nothing,
  };
}

/** Story props: the account record with nine-digit amounts. */
export function sampleRichAccountRecord(globals: Globals): AccountRecordScreenProps {
  const sample = sampleAccountRecord(globals);
  const { page } = sample;
  if (page.status !== 'ready') return sample;
  const list = page.value.list.map((entry) => ({
    ...entry,
    amount: entry.amount.replace(/\d.*/, '123456789.50'),
    balanceAfter: '987654321.00',
  }));
  return {
    ...sample,
    page: { ...page, value: { ...page.value, list, totals: { in: '987654321.00', out: '123456789.50' } } },
  };
}

const bets = (language: SampleLanguage): readonly BetRecord[] => [
  {
    ...{ reference: '20260302-9c1f4', placedAt: '2026-03-02T04:41:00Z', settledAt: null },
    ...{ gameType: 'SPORTS', vassalage: 'KCKL', vendorName: 'Kickline' },
    gameName: language === 'TH' ? 'เมืองมรสุม – คุ้งวารี' : 'Monsoon – River Bend',
    ...{ pick: language === 'TH' ? 'เมืองมรสุม' : 'Monsoon', odds: '1.85' },
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
  {
    ...{ reference: '20260228-0c4d1', placedAt: '2026-02-28T10:00:00Z', settledAt: '2026-02-28T10:00:00Z' },
    ...{ gameType: 'RNG', vassalage: 'LTWR', vendorName: 'Lotus Works', gameName: 'Pearl Lagoon' },
    ...{ stake: '0.00', freeStake: '2.00', win: '6.00', profit: '6.00', validBet: '0.00' },
  },
];

/** Story props: the betting record of a week. */
export function sampleBettingRecord(globals: Globals): BettingRecordScreenProps {
  const language = inLanguage(globals);
  return {
    askHref: (reference) => `/help?reference=${reference}#contact`,
    days: sampleDays(),
    list: sampleList(),
    filter: noBettingFilter,
    detail: null,
    onDetail: nothing,
    onCloseDetail: nothing,
    page: ready(
      {
        list: [...bets(language)],
        vendors: bets(language)
          .slice(0, 4)
          .map(({ vassalage, vendorName }) => ({ vassalage, name: vendorName })),
        totalPages: 3,
        totals: { count: 34, waiting: 1, stake: '4150.00', openStake: '200.00', win: '3820.50', profit: '-129.50' },
      },
      false,
      noon,
    ),
    onFilter: nothing,
  };
}

/** Story props: the details of a settled bet on a match. */
export function sampleBetDetail(globals: Globals): BetWithDetail {
  const language = inLanguage(globals);
  const thai = language === 'TH';
  const [match] = bets(language);
  if (match === undefined) throw new Error('no sample');
  const bet = { ...match, settledAt: '2026-03-02T06:35:00Z', win: '370.00', profit: '170.00', validBet: '200.00' };
  const detail = [
    { label: thai ? 'รายการแข่งขัน' : 'Competition', value: thai ? 'ลีกลุ่มน้ำ' : 'River League' },
    { label: thai ? 'ตัวเลือก' : 'Selection', value: bet.pick ?? '' },
    { label: thai ? 'ราคา' : 'Price', value: '1.85' },
    { label: thai ? 'สกอร์' : 'Score', value: '2 – 1' },
  ];
  return { bet, detail };
}
