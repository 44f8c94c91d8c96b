import { gameList } from '#api/games.ts';
import { memberTransactions } from '#api/records.ts';
import { createSandbox } from './createSandbox.ts';
import { createHandler } from './http/handle.ts';
import { memberAccount, outsideAccount, post } from './money/ledger.ts';
import { signInAs } from './personas.ts';
import { memberIdOf } from './seed/members.ts';
import { slotVendors } from './seed/vendors.ts';
import { thaiDate } from './time.ts';

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

/** Measures one kind of query, from the request to the text of the answer. */
async function measure(query: string, times: number, ask: () => Promise<Response>): Promise<QueryFigures> {
  const durations: number[] = [];
  for (let round = 0; round < times; round += 1) {
    const start = performance.now();
    await (await ask()).text();
    durations.push(performance.now() - start);
  }
  durations.sort((a, b) => a - b);
  const at = (share: number): number => durations[Math.floor(durations.length * share)] ?? Number.NaN;
  return { query, medianMs: at(0.5), p95Ms: at(0.95) };
}

/** Queries the slot list with every kind of filter, `times` times each, through the complete handler. */
export async function measureGameList(times = 200): Promise<readonly QueryFigures[]> {
  const handle = createHandler(createSandbox());
  const figures: QueryFigures[] = [];
  for (const [query, filter] of Object.entries(filters)) {
    const url = `https://kinnari.test${gameList.path}?${new URLSearchParams({ ...plainQuery, ...filter }).toString()}`;
    figures.push(await measure(query, times, () => handle(new Request(url))));
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

/** Queries the account record of a member with this many movements, `times` times for each kind of query. */
export async function measureRecord(movements = 100_000, times = 50): Promise<readonly QueryFigures[]> {
  const sandbox = createSandbox();
  const handle = createHandler(sandbox);
  const account = memberAccount(memberIdOf('demo'));
  sandbox.store.transaction(() => {
    for (let number = 0; number < movements; number += 1) {
      const satang = number % 2 === 0 ? -100 : 100;
      const lines = [
        { account, satang },
        { account: outsideAccount, satang: -satang },
      ];
      post(sandbox, { kind: number % 2 === 0 ? 'stake' : 'win', ref: `bench:${number}`, lines });
    }
  });
  const headers = { Authorization: `Bearer ${signInAs(sandbox, 'demo')}` };
  const today = thaiDate(sandbox.now());
  const pages = { 'first page': '1', 'last page': String(Math.ceil(movements / 15)) };
  const figures: QueryFigures[] = [];
  for (const [query, pageNo] of Object.entries(pages)) {
    for (const kinds of [null, 'win,rebate']) {
      const asked = new URLSearchParams({ from: today, to: today, pageNo, pageSize: '15', language: 'TH' });
      if (kinds !== null) asked.set('kinds', kinds);
      const url = `https://kinnari.test${memberTransactions.path}?${asked.toString()}`;
      const name = kinds === null ? query : `${query}, two kinds`;
      figures.push(await measure(name, times, () => handle(new Request(url, { headers }))));
    }
  }
  return figures;
}
