import * as v from 'valibot';
import { expect, test } from 'vitest';
import { gameLaunch, gameLaunchFB } from '#api/launch.ts';
import { type SportMatch, gameMatches, matchTimes } from '#api/matches.ts';
import type { InputOf } from '#api/operation.ts';
import { changeSettings } from '../changeSettings.ts';
import { matchNamed } from '../seed/matches.ts';
import { pricesAt, resultOf } from '../seed/matchOdds.ts';
import { valueOf } from '../testing/moneyOut.ts';
import { type TestPlatform, createTestPlatform } from '../testing/platform.ts';

type Asked = Partial<InputOf<typeof gameMatches>>;
const ask = async ({ client }: TestPlatform, asked: Asked) =>
  valueOf(await client.call(gameMatches, { vassalages: 'KCKL,FB', language: 'EN', limit: 100, ...asked }));
const matches = async (platform: TestPlatform, vassalages: string, limit = 100): Promise<SportMatch[]> =>
  (await ask(platform, { vassalages, limit })).list;

test('matches that take bets come first, by their start, with the odds of the vendor’s page', async () => {
  const platform = createTestPlatform();
  const { seed } = platform.sandbox;
  const list = await matches(platform, 'KCKL,FB');
  const open = list.filter(({ status }) => status === 'upcoming');
  expect(open.length).toBeGreaterThan(8);
  expect(list.slice(0, open.length)).toEqual(open);
  expect(open.map(({ startsAt }) => startsAt)).toEqual(open.map(({ startsAt }) => startsAt).toSorted());
  expect(open.every(({ suspended }) => !suspended)).toBe(true);
  expect(list.slice(open.length).every(({ status }) => status === 'live')).toBe(true);
  expect(list.length).toBeGreaterThan(open.length);
  expect(new Set(list.map(({ vassalage }) => vassalage))).toEqual(new Set(['KCKL', 'FB']));
  for (const { matchId, odds } of open) {
    const match = matchNamed(seed, matchId);
    if (!match) throw new Error(matchId);
    expect(Math.round(Number(odds?.home) * 100)).toBe(pricesAt(seed, match, platform.sandbox.now()).home);
  }
  expect(await matches(platform, 'KCKL,FB', 3)).toEqual(list.slice(0, 3));
});

test('a sport without a process takes no bets once it has begun and keeps its last prices, and vendors without matches or in maintenance have none', async () => {
  const platform = createTestPlatform();
  const [first] = (await ask(platform, { vassalages: 'KCKL', sport: 'basketball' })).list;
  if (!first) throw new Error('no match');
  platform.advance(Date.parse(first.startsAt) - platform.sandbox.now() - 1);
  const before = (await matches(platform, 'KCKL')).find(({ matchId }) => matchId === first.matchId);
  platform.advance(1);
  const later = (await matches(platform, 'KCKL')).find(({ matchId }) => matchId === first.matchId);
  // A postponed match is no longer listed.
  expect(later ?? { status: 'live', suspended: true, odds: before?.odds }).toMatchObject({
    ...{ status: 'live', suspended: true, odds: before?.odds },
  });
  expect(await matches(platform, 'RVSD,UNKNOWN,__proto__')).toEqual([]);
  changeSettings(platform.sandbox, { vendorsInMaintenance: ['KCKL'] });
  expect(await matches(platform, 'KCKL')).toEqual([]);
});

test('a match opens the book of its vendor, and of no other', async () => {
  const platform = createTestPlatform();
  await platform.signIn('demo');
  const [match] = await matches(platform, 'KCKL');
  const launch = (vassalage: string) =>
    platform.client.call(gameLaunch, {
      vassalage,
      gameType: 'SPORTS',
      gameCode: match?.matchId ?? '',
      language: 'EN',
      device: 'WEB',
      backUrl: '/sports',
    });
  expect(await launch('KCKL')).toMatchObject({
    value: { content: expect.stringMatching(/^\/sandbox-games\/sportsbook\//) },
  });
  expect(await launch('NXAR')).toMatchObject({ error: { code: 'game_not_found' } });
});

test('the tabs have the number of matches that their lists contain, by sport and league', async () => {
  const platform = createTestPlatform();
  for (const asked of [{}, { sport: 'football' }, { sport: 'football', league: 'monsoon-premier' }]) {
    const { counts, sports, leagues } = await ask(platform, asked);
    for (const when of matchTimes) {
      const { list } = await ask(platform, { ...asked, when });
      expect([when, list.length]).toEqual([when, counts?.[when]]);
      expect(list.every(({ status }) => (status === 'live') === (when === 'live'))).toBe(true);
      for (const [name, value] of Object.entries(asked)) {
        expect(list.every((match) => (name === 'sport' ? match.sport : match.league?.id) === value)).toBe(true);
      }
    }
    for (const { sport, count, live } of sports) {
      const { list, leagues: ofSport } = await ask(platform, { sport });
      expect([list.length, list.filter(({ status }) => status === 'live').length]).toEqual([count, live]);
      expect(ofSport.reduce((sum, league) => sum + league.count, 0)).toBe(count);
    }
    expect(leagues.every(({ name, colours }) => name !== '' && colours.length === 2)).toBe(true);
  }
});

test('a list continues after its cursor, without gap or repetition', async () => {
  const platform = createTestPlatform();
  const all = await matches(platform, 'KCKL,FB');
  const found: string[] = [];
  let cursor: string | null | undefined;
  do {
    const page: Awaited<ReturnType<typeof ask>> = await ask(platform, { limit: 7, ...(cursor && { cursor }) });
    found.push(...page.list.map(({ matchId }) => matchId));
    cursor = page.next;
  } while (cursor);
  expect(found).toEqual(all.map(({ matchId }) => matchId));
});

test('running matches have a clock as their sport counts it; a match has two sides in two colours each', async () => {
  const platform = createTestPlatform();
  const vassalages = 'KCKL,FB,NXAR,DS88';
  const lists = await Promise.all(matchTimes.map((when) => ask(platform, { vassalages, when })));
  expect(lists.flatMap(({ list }) => list).length).toBeGreaterThan(8);
  for (const { sport, status, clock, sides } of lists.flatMap(({ list }) => list)) {
    if (status === 'upcoming' || sport === 'cockfight') expect(clock).toBeNull();
    else expect(clock).toMatchObject({ minute: sport === 'football' ? expect.any(Number) : null });
    expect(sides.map(({ colours }) => colours.length)).toEqual([2, 2]);
  }
});

test('fights are numbered by their day and ring, whose picture and last ten results are listed', async () => {
  const platform = createTestPlatform();
  const { seed } = platform.sandbox;
  const rings = ['WS168', 'SV3'];
  const { list, results = [] } = await ask(platform, { vassalages: rings.join(), sport: 'cockfight' });
  for (const ring of rings) {
    const fights = list.filter(({ vassalage, startsAt }) => vassalage === ring && startsAt.startsWith('2026-11-21'));
    const inOrder = fights.toSorted((one, other) => one.startsAt.localeCompare(other.startsAt));
    const numbers = inOrder.map(({ number }) => number ?? 0);
    // From midnight in Bangkok a fight every three minutes, one every half hour from 00:14, and the evening's.
    const quick = inOrder.find(({ matchId }) => matchId.includes('-q-'));
    const minutes = (Date.parse(quick?.startsAt ?? '') / 60_000 + 7 * 60) % (24 * 60);
    expect(quick?.number).toBe(minutes / 3 + 1 + Math.floor((minutes - 14) / 30) + 1);
    expect(numbers).toEqual([...new Set(numbers)].toSorted((one, other) => one - other));

    const own = results.filter(({ vassalage }) => vassalage === ring);
    expect(own).toHaveLength(10);
    const matchOf = (id: string) => {
      const match = matchNamed(seed, id);
      if (!match) throw new Error(id);
      return match;
    };
    const ended = own.map(({ matchId }) => matchOf(matchId).endsAt);
    expect(Math.max(...ended)).toBeLessThanOrEqual(platform.sandbox.now());
    expect(ended).toEqual(ended.toSorted((one, other) => other - one));
    for (const { matchId, result } of own) expect(result).toBe(resultOf(seed, matchOf(matchId)));
    for (const { picture } of fights) {
      expect((await platform.handle(new Request(`https://kinnari.test${picture}`))).status).toBe(200);
    }
  }
  const other = await ask(platform, { vassalages: 'KCKL', sport: 'football' });
  expect(other.results).toBeUndefined();
  expect(other.list.every(({ number, picture }) => number === undefined && picture === undefined)).toBe(true);
  changeSettings(platform.sandbox, { vendorsInMaintenance: ['WS168'] });
  const left = await ask(platform, { vassalages: rings.join(), sport: 'cockfight' });
  expect(new Set(left.results?.map(({ vassalage }) => vassalage))).toEqual(new Set(['SV3']));
});

test('the day of rings has as many fights as the number of its last one says', async () => {
  const platform = createTestPlatform();
  const dayOf = async (vassalages: string) => (await ask(platform, { vassalages, sport: 'cockfight' })).dayTotal;
  const total = await dayOf('WS168');
  // Half an hour before midnight in Bangkok, all that are left of the day are listed in the end.
  const midnight = Date.UTC(2026, 10, 21, 17);
  const numbers: number[] = [];
  for (let left = 30; left > 0; left -= 1) {
    platform.advance(midnight - left * 60_000 - platform.sandbox.now());
    const { list, dayTotal } = await ask(platform, { vassalages: 'WS168', sport: 'cockfight' });
    expect(dayTotal).toBe(total);
    for (const { number, startsAt } of list) if (Date.parse(startsAt) < midnight) numbers.push(number ?? 0);
  }
  expect(Math.max(...numbers)).toBe(total);
  expect(await dayOf('WS168,SV3')).toBe(2 * (total ?? 0));
  expect((await ask(platform, { vassalages: 'KCKL', sport: 'football' })).dayTotal).toBeUndefined();
});

test('the list of everything has no prices but the odds', async () => {
  for (const { league, sides, markets, clock } of await matches(createTestPlatform(), 'KCKL,FB')) {
    expect([league, sides, markets, clock]).toEqual([undefined, [], [], null]);
  }
});

test('an answer without the fields of leagues, markets and clock is read as before', () => {
  const old = {
    ...{ matchId: 'A-1', vassalage: 'A', sport: 'football', competition: 'Cup', home: 'A', away: 'B' },
    ...{ startsAt: '2026-11-21T05:00:00.000Z', status: 'upcoming', odds: { home: '1.85', away: '1.95' } },
  };
  expect(v.parse(gameMatches.output, { list: [old] })).toEqual({
    list: [{ ...old, score: null, sides: [], markets: [], suspended: false, clock: null }],
    ...{ next: null, sports: [], leagues: [] },
  });
});

test('a slip is launched at its vendor, with the picks in its address', async () => {
  const platform = createTestPlatform();
  await platform.signIn('demo');
  const slip = [{ matchId: 'KCKL-q-1', market: '1x2', outcome: 'home', price: '1.85' }];
  const common = { language: 'EN', device: 'WEB', backUrl: '/sports', slip } as const;
  for (const launched of [
    await platform.client.call(gameLaunch, { ...common, vassalage: 'KCKL', gameType: 'SPORTS' }),
    await platform.client.call(gameLaunchFB, common),
  ]) {
    const { searchParams } = new URL(valueOf(launched).content, 'https://kinnari.test');
    expect(searchParams.get('view')).toBe('slip');
    expect(JSON.parse(searchParams.get('picks') ?? '')).toEqual(slip);
  }
});
