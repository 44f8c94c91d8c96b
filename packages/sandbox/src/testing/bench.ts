import { gameList } from '#api/games.ts';
import { walletBalance } from '#api/member.ts';
import type { AnyOperation } from '#api/operation.ts';
import { memberProfit } from '#api/profit.ts';
import { memberBets, memberStatement, memberTransactions } from '#api/records.ts';
import { playStatus } from '#api/responsiblePlay.ts';
import { turnoverBets, turnoverList } from '#api/turnover.ts';
import { withdrawOptions } from '#api/withdrawals.ts';
import { createSandbox } from '../createSandbox.ts';
import { createHandler } from '../http/handle.ts';
import { memberAccount, outsideAccount, post } from '../money/ledger.ts';
import { openTurnover } from '../money/turnover.ts';
import { signInAs } from '../personas.ts';
import type { Sandbox } from '../sandbox.ts';
import { memberIdOf } from '../seed/members.ts';
import { slotVendors } from '../seed/vendors.ts';
import { thaiDate } from '../time.ts';

/** Times of one kind of query in ms, from the request to the text of the answer. */
export interface QueryFigures {
  readonly query: string;
  readonly medianMs: number;
  readonly p95Ms: number;
}

const filters: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'all games': {},
  'last page': { pageNo: '667' },
  'one vendor': { vassalage: slotVendors[0]?.vassalage ?? '' },
  'one classification': { gameClassify: 'SLOT' },
  'minimum bet': { minBet: '0.1' },
  'name, Thai': { gameName: 'มังกร' },
  'name, English': { gameName: 'golden' },
  'name, one letter': { gameName: 'a' },
  'name, nothing found': { gameName: 'ไม่มีเกมชื่อนี้' },
  'all filters': { vassalage: 'SLKR', gameClassify: 'SLOT', minBet: '0.05', gameName: 'lotus' },
  'a hundred a page': { pageSize: '100' },
};

/** Returns ms: of the day, or those that the process has used of a processor, which do not depend on what else runs. */
export type BenchClock = () => number;

/** Measures one kind of query, from the request to the text of the answer. */
export async function measure(
  query: string,
  times: number,
  clock: BenchClock,
  ask: () => Promise<Response>,
): Promise<QueryFigures> {
  const durations: number[] = [];
  for (let round = 0; round < times; round += 1) {
    const start = clock();
    await (await ask()).text();
    durations.push(clock() - start);
  }
  durations.sort((a, b) => a - b);
  const at = (share: number): number => durations[Math.floor(durations.length * share)] ?? Number.NaN;
  return { query, medianMs: at(0.5), p95Ms: at(0.95) };
}

/** Queries the slot list with every kind of filter, `times` times each, through the complete handler. */
export async function measureGameList(clock: BenchClock, times = 200): Promise<readonly QueryFigures[]> {
  const handle = createHandler(createSandbox());
  const figures: QueryFigures[] = [];
  for (const [query, filter] of Object.entries(filters)) {
    const url = `https://kinnari.test${gameList.path}?${new URLSearchParams({ ...plainQuery, ...filter }).toString()}`;
    figures.push(await measure(query, times, clock, () => handle(new Request(url))));
  }
  return figures;
}

const plainQuery = {
  clientType: '3',
  platform: 'flash,html5-desktop',
  channel: 'sandbox',
  merchant: 'kinnari',
  gameType: 'RNG',
  pageNo: '1',
  pageSize: '15',
  language: 'TH',
};

/**
 * Queries every list of a member with this many movements, half of them stakes and half wins of settled rounds: `times` times
 * for each kind of query.
 */
export async function measureRecord(
  clock: BenchClock,
  movements = 100_000,
  times = 50,
): Promise<readonly QueryFigures[]> {
  const sandbox = createSandbox();
  const handle = createHandler(sandbox);
  const turnoverId = playAtLength(sandbox, movements / 2);
  const headers = { Authorization: `Bearer ${signInAs(sandbox, 'demo')}` };
  const today = thaiDate(sandbox.now());
  const days = { from: today, to: today, language: 'TH' };
  const page = { pageNo: '1', pageSize: '15', language: 'TH' };
  const lastPage = String(Math.ceil(movements / 15));
  const queries: readonly (readonly [
    query: string,
    operation: AnyOperation,
    input: Readonly<Record<string, string>>,
  ])[] = [
    ['record, first page', memberTransactions, { ...days, ...page }],
    ['record, two kinds', memberTransactions, { ...days, ...page, kinds: 'win,rebate' }],
    ['record, last page', memberTransactions, { ...days, ...page, pageNo: lastPage }],
    ['bets', memberBets, { ...days, ...page }],
    ['bets, one vendor', memberBets, { ...days, ...page, vassalage: benchVendor }],
    ['statement', memberStatement, days],
    ['profit by day', memberProfit, { ...days, by: 'day' }],
    ['profit by vendor', memberProfit, { ...days, by: 'vendor' }],
    ['wallet', walletBalance, {}],
    ['withdrawal', withdrawOptions, { language: 'TH' }],
    ['turnover', turnoverList, page],
    ['bets that counted', turnoverBets, { ...page, id: turnoverId }],
    ['limits', playStatus, {}],
  ];
  const figures: QueryFigures[] = [];
  for (const [query, { path }, input] of queries) {
    const url = `https://kinnari.test${path}?${new URLSearchParams(input).toString()}`;
    figures.push(await measure(query, times, clock, () => handle(new Request(url, { headers }))));
  }
  return figures;
}

const benchVendor = 'LTWR';

/**
 * Gives `demo` so many settled rounds with their postings, each counted for one requirement. Writes the rows directly:
 * playing them would take minutes.
 * @returns the id of the requirement
 */
function playAtLength(sandbox: Sandbox, rounds: number): string {
  const { store } = sandbox;
  const memberId = memberIdOf('demo');
  const account = memberAccount(memberId);
  return store.transaction(() => {
    const name = { th: 'ฝากเงิน', en: 'Deposit' };
    openTurnover(sandbox, { memberId, source: 'deposit', reference: 'bench', name, requiredSatang: rounds * 200 });
    const [turnoverId = ''] = store.get('memberTurnovers', memberId)?.open ?? [];
    for (let number = 0; number < rounds; number += 1) {
      const key = `${memberId}:bench-${number}`;
      const at = sandbox.now();
      store.put('rounds', key, {
        ...{
          roundId: `bench-${number}`,
          memberId,
          vassalage: benchVendor,
          gameType: 'RNG',
          nodeId: null,
          gameCode: '',
        },
        ...{ stakeSatang: 100, winSatang: 200, outcome: null, balanceSatang: 0, playedAt: at, settledAt: at },
      });
      store.put('turnoverCounts', `${turnoverId}:${key}`, { turnoverId, roundKey: key, at, satang: 100 });
      for (const [kind, satang] of [
        ['stake', -100],
        ['win', 100],
      ] as const) {
        const lines = [
          { account, satang },
          { account: outsideAccount, satang: -satang },
        ];
        post(sandbox, { kind, ref: `round:${key}:${kind}`, lines });
      }
    }
    return turnoverId;
  });
}
