import { gameList } from '#api/games.ts';
import { createHandler } from './handle.ts';
import { slotVendors } from './seed/vendors.ts';
import { createWorld } from './world.ts';

/** How long one kind of query took, in ms, from request to the answer's text. */
export interface QueryFigures {
  readonly query: string;
  readonly medianMs: number;
  readonly p95Ms: number;
}

const filters: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'all games': {},
  'last page': { pageNo: '667' },
  'one vendor': { vassalage: slotVendors[0]?.vassalage ?? '' },
  'one hall': { gameClassify: 'SLOT' },
  'smallest stake': { minBet: '0.1' },
  'name, Thai': { gameName: 'มังกร' },
  'name, English': { gameName: 'golden' },
  'name, one letter': { gameName: 'a' },
  'name, nothing found': { gameName: 'ไม่มีเกมชื่อนี้' },
  'everything at once': { vassalage: 'SLKR', gameClassify: 'SLOT', minBet: '0.05', gameName: 'lotus' },
  'a hundred a page': { pageSize: '100' },
};

/** Asks the slot list with every kind of filter, `times` times each, through the whole handler. */
export async function measureGameList(times = 200): Promise<readonly QueryFigures[]> {
  const handle = createHandler(createWorld());
  const figures: QueryFigures[] = [];
  for (const [query, filter] of Object.entries(filters)) {
    const url = `https://kinnari.test${gameList.path}?${new URLSearchParams({ ...plainQuery, ...filter }).toString()}`;
    const durations: number[] = [];
    for (let round = 0; round < times; round += 1) {
      const start = performance.now();
      await (await handle(new Request(url))).text();
      durations.push(performance.now() - start);
    }
    durations.sort((a, b) => a - b);
    const at = (share: number): number => durations[Math.floor(durations.length * share)] ?? Number.NaN;
    figures.push({ query, medianMs: at(0.5), p95Ms: at(0.95) });
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
