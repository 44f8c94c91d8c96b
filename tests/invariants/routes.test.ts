import { existsSync, globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { languageCodes } from '#core/i18n/languageCodes.ts';
import { withPageTitles } from '#core/i18n/pageTitles.ts';
import { agentPages, memberPages } from '#core/routing/centrePages.ts';
import { paths } from '#core/routing/paths.ts';
import { overlayQuery, routeQueries } from '#core/routing/routeQueries.ts';
import { type ScreenRoute, notFound, routeList, routes } from '#core/routing/routes.ts';

/** Addresses are bookmarked and linked from outside, so none of them changes or disappears. A new page adds its own. */
it('the addresses of the site are as they were', () => {
  const addresses = routeList.flatMap(([, route]) => route.paths);
  expect(addresses).toEqual(
    expect.arrayContaining([
      '/',
      '/agentHome',
      '/changePassword',
      '/cockfight',
      '/down',
      '/download',
      '/elott',
      '/esports',
      '/fbsports',
      '/fish',
      '/forget',
      '/game',
      '/help',
      '/helpmc',
      '/home',
      '/index',
      '/index.html',
      '/join',
      '/live',
      '/login',
      '/lottery',
      '/noticePage',
      '/pointMall',
      '/promoDetail',
      '/promotions',
      '/pvp',
      '/register',
      '/register.html',
      '/rng',
      '/seamless',
      '/sports',
      '/vip',
      '/vnlottery',
    ]),
  );
  expect(new Set(addresses).size).toBe(addresses.length);
  expect([
    paths.home(),
    paths.login(),
    paths.login({ next: '/rng?q=บัว&p=2' }),
    paths.lobby('rng', { vassalage: 'LTWR', page: 'slots' }),
    paths.lobby('fish'),
    paths.game({ vassalage: 'LTWR', gameType: 'RNG', nodeId: 7, gameCode: 'x y', from: '/rng?p=2' }),
    paths.category('LOTT'),
    paths.agentHome(),
  ]).toMatchInlineSnapshot(`
    [
      "/",
      "/login",
      "/login?next=%2Frng%3Fq%3D%E0%B8%9A%E0%B8%B1%E0%B8%A7%26p%3D2",
      "/rng?vassalage=LTWR&page=slots",
      "/fish",
      "/game?vassalage=LTWR&gameType=RNG&nodeId=7&gameCode=x+y&from=%2Frng%3Fp%3D2",
      "/lottery",
      "/agentHome",
    ]
  `);
});

describe('every screen of the route table exists as the site loads it (RT-12)', () => {
  const screens = new Map<string, ScreenRoute>(
    [
      notFound,
      ...Object.values(memberPages),
      ...Object.values(agentPages),
      ...routeList.map(([, route]) => route),
    ].flatMap((route) => (route.screen === undefined ? [] : [[route.screen, route as ScreenRoute] as const])),
  );
  it('has many', () => expect(screens.size).toBeGreaterThan(20));
  it.each([...screens.keys()])('%s', (screen) => {
    const folder = `packages/features/${screen.slice(0, screen.lastIndexOf('/'))}`;
    const name = screen.slice(screen.lastIndexOf('/') + 1);
    expect(readFileSync(`${folder}/${name}Screen.tsx`, 'utf8')).toContain(`export function ${name}Screen(`);
    const hook = [`${folder}/use${name}Screen.ts`, `${folder}/use${name}Screen.tsx`].find((file) => existsSync(file));
    expect(hook && readFileSync(hook, 'utf8')).toMatch(new RegExp(`export (function|const) use${name}Screen\\b`));
  });
});

describe.each(languageCodes)('every page has a title: %s', (language) => {
  const read = async (namespace: string): Promise<object> =>
    JSON.parse(readFileSync(`locales/${language}/${namespace}.json`, 'utf8'));

  it.each([
    ['common', routes],
    ['memberCentre', memberPages],
    ['agentCentre', agentPages],
  ])('%s', async (namespace, pages) => {
    const messages = await withPageTitles(namespace, await read(namespace), read);
    expect(messages).toHaveProperty('pages');
    const { pages: titles } = messages as { readonly pages: Readonly<Record<string, string>> };
    expect(Object.keys(titles).toSorted()).toEqual(Object.keys(pages).toSorted());
  });
});

/** A document is kept by the parameters of this table: one that a page reads and the table lacks would be another visitor's. */
it('every parameter of an address that code reads is in the table of queries, or opens over the page', () => {
  const sources = globSync([
    'packages/core/src/**/*.{ts,tsx}',
    'packages/features/**/*.{ts,tsx}',
    'apps/site/src/*.{ts,tsx}',
  ]).filter((file) => !/\.(?:test|stories|samples|testing)\./.test(file));
  const read = new Set(
    sources.flatMap((file) => {
      const text = readFileSync(file, 'utf8');
      if (!/useSearchParams|URLSearchParams|searchParams/.test(text)) return [];
      return [
        ...text.matchAll(
          /(?:\b(?:query|search|params|searchParams)|URLSearchParams\([^()]*(?:\(\))?[^()]*\))\.(?:get|has)\('(\w+)'\)|\b(?:named|code)\('(\w+)'\)/g,
        ),
      ].map(([, direct, byHelper]) => direct ?? byHelper ?? '');
    }),
  );
  expect(read.size).toBeGreaterThan(20);
  const known = new Set<string>([...Object.values(routeQueries).flatMap(Object.keys), ...overlayQuery]);
  expect([...read].filter((name) => !known.has(name))).toEqual([]);
});
