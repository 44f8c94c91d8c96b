import {
  type BetRecord,
  type BetWithDetail,
  type Statement,
  type Transaction,
  memberBetDetail,
  memberBets,
  memberStatement,
} from '#api/records.ts';
import { ready } from '#core/data/remote.ts';
import { noBettingFilter } from '#core/records/records.types.ts';
import type { DayChoice, RecordListProps } from '#core/report/report.types.ts';
import { type Globals, codeOf, given, sampleNoon, sampleOf, spokenIn } from '#storybook/sampleOf.ts';
import type { AccountRecordScreenProps, BettingRecordScreenProps, StatementProps } from './records.types.ts';
import { toStatementView } from './statement.model.ts';

const nothing = (): void => {};
const played = { scenario: 'played' } as const;
const long = {
  th: 'การผจญภัยครั้งยิ่งใหญ่ในดินแดนแห่งโชคลาภที่ไม่มีวันสิ้นสุด ฉบับสมบูรณ์พิเศษ',
  en: 'The Extraordinarily Long Adventure Through the Land of Neverending Fortune, Deluxe Edition',
};
const sampleWeek = { from: '2026-11-15', to: '2026-11-21' };
const askedWeek = { ...sampleWeek, by: 'each', pageNo: 1, pageSize: 15, language: 'TH' } as const;
const quarter = { from: '2026-08-22', to: '2026-11-21' };

/** Story props: the days of the last week. */
export const sampleDays = (change: Partial<DayChoice> = {}): DayChoice => ({
  quick: 'week',
  typed: sampleWeek,
  problem: null,
  today: sampleWeek.to,
  elsewhere: false,
  onQuick: nothing,
  onDays: nothing,
  ...change,
});

/** Story props: the first page of a record without filters. */
export const sampleList = (change: Partial<RecordListProps> = {}): RecordListProps => ({
  answered: sampleWeek,
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

const statementOf = (globals: Globals): Statement => sampleOf(memberStatement, quarter, globals, played);

/** A movement of each kind, the second with a long label. */
export const sampleTransactions = (globals: Globals): readonly Transaction[] => {
  const { list } = statementOf(globals);
  const latest = (['stake', 'win', 'rebate', 'withdrawal', 'deposit'] as const).map((kind) =>
    given(list.findLast((movement) => movement.kind === kind)),
  );
  return latest.map((movement) =>
    movement.kind === 'win' ? { ...movement, amount: '1250.00', label: long[codeOf(globals)] } : movement,
  );
};

/** Story props: the closed statement dialog. */
export const sampleStatement = (): StatementProps => ({
  open: false,
  range: 'quarter',
  typed: quarter,
  problem: null,
  state: { step: 'choosing' },
  onOpen: nothing,
  onClose: nothing,
  onRange: nothing,
  onDays: nothing,
  onRead: nothing,
  onSave: nothing,
  onPrint: nothing,
});

/** Story props: a statement of three months. */
export function sampleReadStatement(globals: Globals): StatementProps {
  const statement = given(toStatementView([statementOf(globals)], quarter, spokenIn(globals)));
  return { ...sampleStatement(), open: true, state: { step: 'ready', statement } };
}

/** Story props: the account record of a week. */
export const sampleAccountRecord = (globals: Globals): AccountRecordScreenProps => ({
  days: sampleDays(),
  list: sampleList(),
  filter: { kind: '', by: 'each' },
  ...{ first: 'each', seen: null, asked: askedWeek, Sitting: () => null },
  hrefOf: () => null,
  statement: sampleStatement(),
  Position: () => null,
  page: ready(
    { list: [...sampleTransactions(globals)], totalPages: 4, totals: { in: '48120.35', out: '35257.90' } },
    false,
    sampleNoon,
  ),
  onFilter: nothing,
});

/** Story props: the account record with nine-digit amounts. */
export function sampleRichAccountRecord(globals: Globals): AccountRecordScreenProps {
  const list = sampleTransactions(globals).map((entry) => ({
    ...entry,
    amount: entry.amount.replace(/\d.*/, '123456789.50'),
    balanceAfter: '987654321.00',
  }));
  const totals = { in: '987654321.00', out: '123456789.50' };
  return { ...sampleAccountRecord(globals), page: ready({ list, totalPages: 4, totals }, false, sampleNoon) };
}

/** The bets of a week, as the platform has them. */
export const weekOf = (globals: Globals) =>
  sampleOf(memberBets, { ...sampleWeek, pageNo: 1, pageSize: 100 }, globals, played);

/** A match that waits, a bet that was won on a game with a long name, one that was lost, one that was even, and a free round. */
export const bets = (globals: Globals): readonly BetRecord[] => {
  const { list } = weekOf(globals);
  const of = (is: (bet: BetRecord) => boolean): BetRecord => given(list.find(is));
  const slot = of(({ gameType }) => gameType === 'RNG');
  return [
    of(({ gameType, win }) => gameType === 'SPORTS' && win === null),
    {
      ...of(({ gameType }) => gameType === 'FISH'),
      gameName: long[codeOf(globals)],
      win: '1250.00',
      profit: '1150.00',
    },
    { ...slot, stake: '50.00', win: '20.00', profit: '-30.00' },
    of(({ profit }) => profit === '0.00'),
    { ...slot, stake: '0.00', freeStake: '2.00', win: '6.00', profit: '6.00', validBet: '0.00' },
  ];
};

/** Story props: the betting record of a week. */
export function sampleBettingRecord(globals: Globals): BettingRecordScreenProps {
  const list = bets(globals);
  const { vendors, totals } = weekOf(globals);
  return {
    askHref: (reference) => `/help?reference=${reference}#contact`,
    days: sampleDays(),
    list: sampleList(),
    filter: { ...noBettingFilter, by: 'each' },
    ...{
      first: 'each',
      seen: null,
      asked: askedWeek,
      Sitting: () => null,
      InstallCard: () => null,
      ResultOffer: () => null,
    },
    detail: null,
    onDetail: nothing,
    onCloseDetail: nothing,
    page: ready({ list: [...list], vendors, totalPages: 3, totals: { ...totals, waiting: 1 } }, false, sampleNoon),
    onFilter: nothing,
  };
}

/** Story props: the details of a match that was won. */
export function sampleBetDetail(globals: Globals): BetWithDetail {
  const isWon = ({ gameType, profit }: BetRecord) => gameType === 'SPORTS' && Number(profit ?? 0) > 0;
  const { reference } = given(weekOf(globals).list.find(isWon));
  const { bet, detail } = sampleOf(memberBetDetail, { reference }, globals, played);
  return { bet: { ...bet, stake: '200.00', win: '370.00', profit: '170.00' }, detail };
}
