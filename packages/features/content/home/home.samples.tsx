import { fn } from 'storybook/test';
import { announcementList } from '#api/announcements.ts';
import { gameHot, gameMenuList, gameVendorList } from '#api/games.ts';
import { gameRooms } from '#api/launch.ts';
import { lotteryMenu, lotteryOpenDraws, lotteryResults } from '#api/lottery.ts';
import { gameMatches } from '#api/matches.ts';
import { type GameType, siteConstants } from '#api/primitives.ts';
import { promotionStates } from '#api/promotions.ts';
import { layoutBlocks } from '#api/system.ts';
import { gameRankList } from '#api/winners.ts';
import { deriveCategories } from '#core/catalogue/categories.ts';
import { toGameTileView } from '#core/catalogue/gameTile.ts';
import { toTableView } from '#core/catalogue/tables/tableView.ts';
import { ready } from '#core/data/remote.ts';
import { paths } from '#core/routing/paths.ts';
import { derivedCategories } from '#sandbox/seed/vendors.ts';
import { type Globals, codeOf, sampleNoon, sampleOf, spokenIn } from '#storybook/sampleOf.ts';
import { hourMs } from '#text/durations.ts';
import { homeLimits } from './home.model.ts';
import type { HomeScreenProps, NearBlock, OpenBetView } from './home.types.ts';
import { Draws } from './parts/near/Draws.tsx';
import { Matches } from './parts/near/Matches.tsx';
import { nearLimits, openTables, toDraws, toMatches, toTeasers, toWinners } from './parts/near/near.model.ts';
import { Promotions } from './parts/near/Promotions.tsx';
import { Tables } from './parts/near/Tables.tsx';
import { Winners } from './parts/near/Winners.tsx';

const sameUrl = (path: string): string => path;
const visitor = { account: null } as const;

/** A bet on a running match, one on a draw and one on three matches. */
export function sampleOpenBets(globals: Globals): readonly OpenBetView[] {
  const thai = codeOf(globals) === 'th';
  const common = {
    href: paths.memberCentre(paths.home(), 'personalHistoryCopy', '1'),
    ...{
      minute: null,
      score: null,
      leads: false,
      legs: 0,
      wonLegs: 0,
      pick: null,
      odds: null,
      returns: null,
      win: null,
      at: null,
    },
  };
  return [
    {
      ...common,
      ...{ reference: '1', state: 'running', minute: 67, score: '2–1', leads: true, legs: 1, odds: '2.84' },
      title: thai ? 'ท่าโคมแดง – เกาะอบเชย' : 'Red Lantern – Cinnamon Isle',
      pick: thai ? 'ท่าโคมแดง' : 'Red Lantern',
      ...{ stake: '100.00', returns: '284.00' },
    },
    {
      ...common,
      ...{ reference: '2', state: 'waits', stake: '60.00', at: sampleNoon + hourMs / 2 },
      title: thai ? 'หวยเบญจมาศ' : 'Chrysanthemum draw',
      pick: thai ? '47 · 2 ตัวท้าย' : '47 · last two',
    },
    {
      ...common,
      ...{ reference: '3', state: 'parlay', title: '', legs: 3, wonLegs: 1, stake: '50.00', returns: '412.00' },
      at: sampleNoon + 3 * hourMs,
    },
  ];
}

const vendorsOf = (globals: Globals, type: GameType): readonly string[] =>
  sampleOf(gameVendorList, {}, globals, visitor).data.lanes.flatMap(({ title, cards }) =>
    title === type ? cards.map(({ vassalage }) => vassalage) : [],
  );

/** A block near the viewport, with the answers of the sandbox. */
export function sampleNearBlock(block: NearBlock, globals: Globals, onOpen: HomeScreenProps['onOpen'] = null) {
  const { device, lotteryType: prizeMode } = siteConstants;
  switch (block) {
    case 'matches': {
      const vassalages = vendorsOf(globals, 'SPORTS').join();
      const { list, counts } = sampleOf(
        gameMatches,
        { vassalages, limit: nearLimits.matches.wide, when: 'live' },
        globals,
        visitor,
      );
      const vendorOf = (vassalage: string) => ({ vassalage, gameType: 'SPORTS' as const, name: vassalage });
      const matches = ready({ list: toMatches(list, { vendorOf }), live: counts?.live ?? 0 });
      const href = paths.category('SPORTS');
      return <Matches {...{ matches, href, onOpen }} isPicked={() => false} onPick={fn()} onNear={fn()} />;
    }
    case 'tables': {
      const { list } = sampleOf(gameRooms, { vassalage: '', gameType: 'LIVE' }, globals, visitor);
      const open = openTables(list, []);
      const context = {
        imageUrl: sameUrl,
        language: spokenIn(globals),
        now: sampleNoon,
        from: '/',
        vendorName: String,
      };
      const shown = open.slice(0, nearLimits.tables).map((room) => toTableView(room, context));
      const tables = ready({ list: shown, total: open.length });
      return <Tables tables={tables} href={paths.category('LIVE')} onOpen={onOpen} />;
    }
    case 'draws': {
      const draws = toDraws(
        {
          games: sampleOf(lotteryMenu, { prizeMode, device }, globals, visitor).games,
          draws: sampleOf(lotteryOpenDraws, { prizeMode }, globals, visitor).list,
          results: sampleOf(lotteryResults, { prizeMode }, globals, visitor).list,
        },
        { at: sampleNoon, now: sampleNoon, imageUrl: sameUrl, paused: [] },
      );
      return <Draws draws={ready(draws)} href={paths.category('LOTT')} onOpen={onOpen} />;
    }
    case 'promotions': {
      const { promotion } = sampleOf(announcementList, {}, globals, visitor);
      const { list } = sampleOf(promotionStates, {}, globals, visitor);
      return <Promotions promotions={ready(toTeasers(promotion, list, sampleNoon))} href={paths.promotions()} />;
    }
    case 'winners':
      return (
        <Winners winners={ready(toWinners(sampleOf(gameRankList, {}, globals, visitor).list, []))} onOpen={onOpen} />
      );
  }
}

/** Props of the home page of a member for stories, from the answers of the sandbox. */
export function sampleHome(globals: Globals): HomeScreenProps {
  const { gamePlatform: platform } = siteConstants;
  const { list } = sampleOf(gameHot, { merchantCode: 'kinnari', platform }, globals, visitor);
  const tiles = list.map((game) => toGameTileView(game, sameUrl, paths.home(), []));
  const { lanes } = sampleOf(gameVendorList, {}, globals, visitor).data;
  const menu = sampleOf(gameMenuList, {}, globals, visitor);
  return {
    blocks: layoutBlocks.home,
    role: 'member',
    openBets: ready({ bets: sampleOpenBets(globals), total: 4 }),
    start: null,
    recent: ready(tiles.slice(homeLimits.hot, homeLimits.hot + homeLimits.recent)),
    rewards: ready({
      count: 3,
      sum: '120.00',
      endsAt: sampleNoon + 24 * hourMs,
      href: paths.memberCentre(paths.home(), 'rewardCenter'),
    }),
    hot: ready(tiles.slice(0, homeLimits.hot)),
    firstGame: { kind: 'play', href: tiles[0]?.href ?? '' },
    categories: ready(
      deriveCategories(lanes, derivedCategories, menu).map(({ type, name }) => ({
        type,
        name,
        href: paths.category(type),
      })),
    ),
    nearBlock: (block) => sampleNearBlock(block, globals),
    lobbyHref: paths.category('RNG'),
    betsHref: paths.memberCentre(paths.home(), 'personalHistoryCopy'),
    onOpen: null,
  };
}

/** Props of the home page of a visitor. */
export const sampleVisitorHome = (globals: Globals): HomeScreenProps => ({
  ...sampleHome(globals),
  ...{ role: 'visitor', openBets: null, recent: null, rewards: null },
  firstGame: { kind: 'practise', href: paths.tryGame(paths.home()) },
  onOpen: fn(),
});
