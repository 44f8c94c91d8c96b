import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { redEnvelopeList } from '#api/envelopes.ts';
import type { gameVendorList } from '#api/games.ts';
import type { gameMatches } from '#api/matches.ts';
import type { OutputOf } from '#api/operation.ts';
import type { systemStatus } from '#api/system.ts';
import type { gameRankList } from '#api/winners.ts';
import { type Patched, patchesOfMessage } from './patches.ts';
import { createReads } from './reads.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const began = 1_000_000;
type Random = () => number;
const upTo = (random: Random, count: number): number => Math.floor(random() * count);

/** A part of the platform that changes by chance, with the answer and the message that say how it is. */
interface Source {
  readonly topic: Patched;
  readonly operation: string;
  /** What its answer was asked with. */
  readonly input: object;
  readonly step: (random: Random) => void;
  readonly answer: () => unknown;
  readonly message: () => object;
  /** What it says of the version before. */
  readonly hasFrom?: true;
}

const isoAt = (at: number): string => new Date(at).toISOString();

const sources: Readonly<Record<Patched, () => Source>> = {
  status() {
    let state = { maintenance: false, maintenanceStart: null as string | null, maintenanceEnd: null as string | null };
    const rest = { regionRestriction: false, location: { ip: '' }, serverTime: isoAt(began) };
    return {
      ...{ topic: 'status', operation: 'systemStatus', input: {} },
      step: (random) =>
        (state = { maintenance: random() < 0.5, maintenanceStart: null, maintenanceEnd: isoAt(upTo(random, 9)) }),
      answer: (): OutputOf<typeof systemStatus> => ({ ...state, ...rest }),
      message: () => state,
    };
  },
  vendors() {
    let inMaintenance: readonly string[] = [];
    const card = (vassalage: string) => ({
      ...{ vassalage, displayName: vassalage, accountTypeId: '1', gameType: 'RNG' as const, isHot: false },
      ...{ maintenance: inMaintenance.includes(vassalage), maintenanceEnd: null },
    });
    return {
      ...{ topic: 'vendors', operation: 'gameVendorList', input: {} },
      step: (random) => (inMaintenance = ['A', 'B', 'C'].filter(() => random() < 0.3)),
      answer: (): OutputOf<typeof gameVendorList> => ({
        data: {
          lanes: [
            ['A', 'B'],
            ['B', 'C'],
          ].map((codes) => ({ title: 'RNG', cards: codes.map(card), gameClassify: [] })),
        },
      }),
      message: () => ({ inMaintenance }),
    };
  },
  jackpot() {
    let satang = 100;
    return {
      ...{ topic: 'jackpot', operation: 'gameJackpot', input: {} },
      step: (random) => (satang += upTo(random, 5)),
      answer: () => ({ amount: String(satang), perSecond: '0.25', at: isoAt(began) }),
      message: () => ({ amount: String(satang), perSecond: '0.25', at: isoAt(began) }),
    };
  },
  wins() {
    let wins: OutputOf<typeof gameRankList>['list'] = [];
    const win = (random: Random) => ({
      vo: {
        ...{ nickname: `p${upTo(random, 12)}`, gameName: '', vassalage: 'A', gameType: 'RNG' as const, gameCode: '' },
        ...{ nodeId: upTo(random, 4), icon: '', amount: String(upTo(random, 1e6)) },
      },
    });
    const add = (random: Random): void => {
      const next = win(random);
      wins = [next, ...wins.filter(({ vo }) => vo.nickname !== next.vo.nickname)];
    };
    let seed = 3;
    while (wins.length < 12) add(() => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647);
    const board = (language: string) =>
      wins.slice(0, 8).map(({ vo }) => ({ vo: { ...vo, gameName: `${language} ${vo.nodeId}` } }));
    return {
      ...{ topic: 'wins', operation: 'gameRankList', input: {} },
      step(random) {
        for (let left = upTo(random, 4); left > 0; left -= 1) add(random);
      },
      answer: () => ({ list: board('EN') }),
      message: () => ({ list: board('TH').slice(0, 5) }),
    };
  },
  envelopes() {
    let rain: { opensAt: string; endsAt: string; left: number } | null = null;
    const gift = { id: 'gift', kind: 'personal' as const, left: null, state: 'open' as const };
    const rest = { title: '', text: '', wagerTimes: 0, amount: null, requirement: null, openedAt: null };
    const times = { opensAt: isoAt(began), endsAt: isoAt(began + 1) };
    return {
      ...{ topic: 'envelopes', operation: 'redEnvelopeList', input: {} },
      step(random) {
        if (rain !== null && random() < 0.7) rain = { ...rain, left: Math.max(0, rain.left - upTo(random, 4)) };
        else rain = random() < 0.5 ? null : { opensAt: isoAt(upTo(random, 9)), endsAt: isoAt(began), left: 9 };
      },
      answer: (): OutputOf<typeof redEnvelopeList> => ({
        list: [
          ...(rain === null
            ? []
            : [
                {
                  ...{ id: rain.opensAt, kind: 'rain' as const, ...rain, ...rest, reference: null },
                  state: rain.left === 0 ? ('gone' as const) : ('open' as const),
                },
              ]),
          { ...gift, ...rest, ...times, reference: null },
        ],
      }),
      message: () => ({ rain }),
    };
  },
  matches() {
    type Match = OutputOf<typeof gameMatches>['list'][number];
    let next = 0;
    let all: Match[] = [];
    let told: Match[] = [];
    const start = (): Match => ({
      ...{ matchId: `m${(next += 1)}`, vassalage: 'FB', sport: 'football', competition: '', home: '', away: '' },
      ...{ startsAt: isoAt(began + next), status: 'upcoming', odds: { home: '2.00', away: '2.00' }, score: null },
      ...{ sides: [], markets: [], suspended: false, clock: null, number: null, picture: null },
    });
    while (all.length < 6) all.push(start());
    const after = (match: Match, random: Random): Match => {
      if (random() < 0.6) return match;
      if (random() < 0.2) return { ...match, status: 'live', score: { home: 0, away: 0 } };
      return { ...match, suspended: random() < 0.2, odds: { home: (1.01 + random()).toFixed(2), away: '2.00' } };
    };
    return {
      ...{ topic: 'matches', operation: 'gameMatches', hasFrom: true },
      input: { vassalages: 'FB', when: 'live' },
      step(random) {
        told = all;
        all = all.map((match) => after(match, random)).filter(({ status }) => status !== 'live' || random() < 0.8);
        if (random() < 0.3) all.push(start());
      },
      answer: () => ({ list: all.filter(({ status }) => status === 'live'), next: null, sports: [] }),
      message() {
        const same = (one: Match, other: Match | undefined): boolean => JSON.stringify(one) === JSON.stringify(other);
        const changed = all.filter(
          (match) =>
            !same(
              match,
              told.find(({ matchId }) => matchId === match.matchId),
            ),
        );
        const ended = told.filter(({ matchId }) => !all.some((match) => match.matchId === matchId));
        return { changes: [...changed, ...ended.map((match) => ({ ...match, status: 'ended', suspended: true }))] };
      },
    };
  },
};

/** A page that has read what it shows of a source. */
function open({ operation, topic, answer, input }: Source, chance = () => 0) {
  let value = answer();
  let read = 0;
  const reads = createReads({
    since: began,
    read(id) {
      if (id !== operation) return;
      read += 1;
      value = answer();
    },
    patch({ id }, change) {
      if (id === operation) value = change(value, input);
    },
    events: () => new Promise(() => {}),
    chance,
  });
  reads.compare({ [topic]: began });
  return { reads, shown: () => value, timesRead: () => read };
}

describe.each(Object.entries(sources))('%s', (topic, create) => {
  it('ends as the platform says, whatever is lost, repeated or late', async () => {
    let seed = 11;
    const random = (): number => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647;
    for (let run = 0; run < 60; run += 1) {
      const source = create();
      const { reads, shown } = open(source);
      const sent: string[] = [];
      let version = began;
      for (let step = 0; step < 25; step += 1) {
        source.step(random);
        const from = version;
        version += 1 + upTo(random, 2_000);
        const message = JSON.stringify({ topic, version, ...(source.hasFrom && { from }), ...source.message() });
        sent.push(message);
        if (step === 24 || random() < 0.7) reads.hear(message);
        if (random() < 0.3) reads.hear(sent[upTo(random, sent.length)] ?? '');
        await vi.advanceTimersByTimeAsync(random() * 2_000);
      }
      // What messages do not say all of is read, at most twice a minute.
      await vi.advanceTimersByTimeAsync(30_000);
      expect(shown(), `run ${run}`).toEqual(source.answer());
      reads.end();
    }
  });

  it('is repeated without a trace: the same answer stays the same object, and nothing is read', async () => {
    const source = create();
    const { reads, shown, timesRead } = open(source);
    const [from, version] = [began, began + 1];
    const say = (more: object): void =>
      reads.hear(JSON.stringify({ topic, from, version, ...source.message(), ...more }));
    source.step(() => 0.9);
    say({});
    await vi.advanceTimersByTimeAsync(40_000);
    const [before, read] = [shown(), timesRead()];
    say({});
    if (topic !== 'status' && topic !== 'jackpot') say({ from: version, version: version + 1 });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(shown()).toBe(before);
    expect(timesRead()).toBe(read);
  });
});

it.each(Object.keys(sources) as Patched[])('%s: reads next to nothing while no message is lost', async (topic) => {
  let seed = 5;
  const random = (): number => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647;
  const source = sources[topic]();
  const { reads, timesRead, shown } = open(source);
  // A maintenance ends by a read, which is spread over all players.
  let ends = 0;
  for (let version = began + 1; version <= began + 120; version += 1) {
    source.step(random);
    const message: object = source.message();
    if ('maintenance' in message && !message.maintenance) ends += 1;
    reads.hear(JSON.stringify({ topic, version, from: version - 1, ...message }));
    await vi.advanceTimersByTimeAsync(1_000);
  }
  await vi.advanceTimersByTimeAsync(30_000);
  expect(shown()).toEqual(source.answer());
  expect(timesRead()).toBeLessThanOrEqual({ status: ends, jackpot: 0 }[topic as string] ?? 5);
});

it('the end of a maintenance is read within twenty seconds, by each player at a time of their own; its beginning shows at once', async () => {
  const source = sources.status();
  const { reads, shown, timesRead } = open(source, () => 0.5);
  const say = (version: number): void => reads.hear(JSON.stringify({ topic: 'status', version, ...source.message() }));
  source.step(() => 0);
  say(began + 1);
  expect(shown()).toEqual(source.answer());
  source.step(() => 0.9);
  say(began + 2);
  await vi.advanceTimersByTimeAsync(9_900);
  expect(timesRead()).toBe(0);
  expect(shown()).toMatchObject({ maintenance: true });
  await vi.advanceTimersByTimeAsync(200);
  expect(shown()).toEqual(source.answer());
});

it('reads once after a gap', async () => {
  const { reads, timesRead } = open(sources.matches());
  const say = (from: number, version: number): void =>
    reads.hear(JSON.stringify({ topic: 'matches', from, version, changes: [] }));
  say(began, began + 1);
  say(began + 1, began + 2);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(timesRead()).toBe(0);
  say(began + 3, began + 4);
  say(began + 4, began + 5);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(timesRead()).toBe(1);
});

it.each([
  ['a list of all', {}, 2],
  ['a list of what begins soon', { when: 'soon' }, 2],
  ['a list of what runs', { when: 'live' }, 0],
])('%s is read once a minute where time alone changes it', async (_, input, times) => {
  const { reads, timesRead } = open({ ...sources.matches(), input: { vassalages: 'FB', ...input } });
  for (let second = 1; second <= 150; second += 1) {
    await vi.advanceTimersByTimeAsync(1_000);
    reads.hear(JSON.stringify({ topic: 'matches', from: began + second - 1, version: began + second, changes: [] }));
  }
  await vi.advanceTimersByTimeAsync(1_000);
  expect(timesRead()).toBe(times);
});

it.each([
  ['begins', { status: 'live' }, { when: 'live' }, 1],
  ['begins, of a platform that does not say of which vendor', { vassalage: undefined, sport: undefined }, {}, 1],
  ['begins at another vendor', { vassalage: 'KCKL' }, { when: 'live' }, 0],
  ['begins in another sport', { sport: 'takraw' }, { sport: 'football' }, 0],
  ['is announced, for a list of what runs', { status: 'upcoming' }, { when: 'live' }, 0],
  ['is announced, for a list of what begins', { status: 'upcoming' }, { when: 'soon' }, 1],
  ['begins, for a list of what begins', { status: 'live' }, { when: 'soon' }, 0],
])('a list is read for a match that it may have: one that %s', (_, change, input, times) => {
  const { reads, timesRead } = open({ ...sources.matches(), input: { vassalages: 'FB,FRPL', ...input } });
  const match = { matchId: 'new', vassalage: 'FB', sport: 'football', status: 'live', odds: null, ...change };
  reads.hear(JSON.stringify({ topic: 'matches', from: began, version: began + 1, changes: [match] }));
  vi.advanceTimersByTime(1_000);
  expect(timesRead()).toBe(times);
});

it('reads what a message does not say in the way its topic states', async () => {
  const source = sources.jackpot();
  const { reads, timesRead } = open(source);
  reads.hear(JSON.stringify({ topic: 'jackpot', version: began + 1, amount: 'much' }));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(timesRead()).toBe(1);
});

it('takes over score and clock of a bet that waits, and nothing else of it', () => {
  const leg = { matchId: 'm1', state: 'waiting' as const, score: null, clock: null };
  const bets = { list: [{ legs: [leg, { ...leg, state: 'won' as const }, { ...leg, matchId: 'm2' }] }, {}] };
  const score = { home: 1, away: 0 };
  const clock = { period: 1, minute: 12, running: true };
  const match = { matchId: 'm1', status: 'live' as const, suspended: false, odds: null, markets: [], score, clock };
  const after = (change: typeof match | (Omit<typeof match, 'status'> & { status: 'ended' })) =>
    patchesOfMessage({ topic: 'matches', from: 1, changes: [change] }, new Map())[1]?.change(bets, {}).value;
  expect(after(match)).toEqual({
    list: [
      {
        legs: [
          { ...leg, score, clock },
          { ...leg, state: 'won' },
          { ...leg, matchId: 'm2' },
        ],
      },
      {},
    ],
  });
  // What it has come to is an event.
  expect(after({ ...match, status: 'ended' })).toBe(bets);
});

it('a win on a game that the board lacks has its name in the language of the board', () => {
  const win = (nickname: string, nodeId: number, names?: Record<string, string>) => ({
    vo: {
      ...{ nickname, vassalage: 'A', gameType: 'RNG' as const, gameCode: '', nodeId, icon: `${nodeId}.webp` },
      ...{ gameName: `EN ${nodeId}`, amount: '1', ...(names && { names }) },
    },
  });
  const board = { list: [win('b', 1), win('c', 2)] };
  const after = (names: Record<string, string>) =>
    patchesOfMessage({ topic: 'wins', list: [win('a', 7, names), win('b', 1)] }, new Map())[0]?.change(board, {
      language: 'EN',
    });
  expect(after({ TH: 'เจ็ด', EN: 'EN 7' })).toEqual({ value: { list: [win('a', 7), win('b', 1)] } });
  expect(after({ TH: 'เจ็ด' })).toEqual({ value: board, isPart: true });
});
