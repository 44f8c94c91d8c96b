import { expect, test } from 'vitest';
import { gameLaunch } from '#api/launch.ts';
import { type SportMatch, gameMatches } from '#api/matches.ts';
import { changeSettings } from '../changeSettings.ts';
import { matchNamed } from '../seed/matches.ts';
import { pricesAt } from '../seed/matchOdds.ts';
import { valueOf } from '../testing/moneyOut.ts';
import { type TestPlatform, createTestPlatform } from '../testing/platform.ts';

async function matches({ client }: TestPlatform, vassalages: string, limit = 100): Promise<SportMatch[]> {
  return valueOf(await client.call(gameMatches, { vassalages, language: 'EN', limit })).list;
}

test('matches that take bets come first, by their start, with the odds of the vendor’s page', async () => {
  const platform = createTestPlatform();
  const { seed } = platform.sandbox;
  const list = await matches(platform, 'KCKL,FB');
  const open = list.filter(({ odds }) => odds !== null);
  expect(open.length).toBeGreaterThan(8);
  expect(list.slice(0, open.length)).toEqual(open);
  expect(open.map(({ startsAt }) => startsAt)).toEqual(open.map(({ startsAt }) => startsAt).toSorted());
  expect(list.slice(open.length).every(({ status, odds }) => status === 'live' && odds === null)).toBe(true);
  expect(list.length).toBeGreaterThan(open.length);
  expect(new Set(list.map(({ vassalage }) => vassalage))).toEqual(new Set(['KCKL', 'FB']));
  for (const { matchId, odds } of open) {
    const match = matchNamed(seed, matchId);
    if (!match) throw new Error(matchId);
    expect(Math.round(Number(odds?.home) * 100)).toBe(pricesAt(seed, match, platform.sandbox.now()).home);
  }
  expect(await matches(platform, 'KCKL,FB', 3)).toEqual(list.slice(0, 3));
});

test('a match takes no bets once it has begun, and vendors without matches or in maintenance have none', async () => {
  const platform = createTestPlatform();
  const [first] = await matches(platform, 'KCKL');
  if (!first) throw new Error('no match');
  platform.advance(Date.parse(first.startsAt) - platform.sandbox.now());
  const later = (await matches(platform, 'KCKL')).find(({ matchId }) => matchId === first.matchId);
  // A postponed match is no longer listed.
  if (later) expect(later).toMatchObject({ status: 'live', odds: null });
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
