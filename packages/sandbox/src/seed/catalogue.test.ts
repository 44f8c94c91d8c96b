import { expect, test } from 'vitest';
import { minBetOptions } from '#api/games.ts';
import { motifs } from '#demo/art/motifs.ts';
import { palettes } from '#demo/art/palettes.ts';
import { withoutLineMarks } from '#text/lineMarks.ts';
import { catalogueOf, createCatalogue } from './catalogue.ts';
import { classifications } from './catalogue.types.ts';
import { gameCount, hotCount } from './games.ts';
import { longestTitle } from './names.ts';
import { slotVendors } from './vendors.ts';

const catalogue = createCatalogue(7, 'full');

test('ten thousand games of 24 vendors; the first thirty are hot', () => {
  expect(catalogue.games).toHaveLength(gameCount);
  expect(new Set(catalogue.games.map(({ vassalage }) => vassalage)).size).toBe(24);
  expect(catalogue.games.slice(0, hotCount).every(({ isHot }) => isHot)).toBe(true);
  expect(catalogue.games.slice(hotCount).some(({ isHot }) => isHot)).toBe(false);
});

test('names are unique in both languages', () => {
  for (const language of ['th', 'en'] as const) {
    expect(new Set(catalogue.games.map(({ name }) => name[language])).size).toBe(gameCount);
  }
  expect(new Set(catalogue.games.map(({ nodeId }) => nodeId)).size).toBe(gameCount);
  expect(new Set(catalogue.games.map(({ gameCode }) => gameCode)).size).toBe(gameCount);
});

test('Thai names are Thai, titles fit a cover, and few games are sequels', () => {
  for (const { name, title } of catalogue.games) {
    expect(name.th).toMatch(/^[\u0E00-\u0E7F]/);
    expect(title).toMatch(/^[\w .'-]+$/);
    expect(title.length).toBeLessThanOrEqual(longestTitle);
  }
  expect(catalogue.games.filter(({ title }) => / [2-9]$/.test(title)).length).toBeLessThan(100);
});

test('all classifications, motifs and minimum bets have games', () => {
  const has = (pick: (game: (typeof catalogue.games)[number]) => unknown) => new Set(catalogue.games.map(pick));
  expect(has(({ classification }) => classification)).toEqual(new Set(classifications));
  expect(has(({ motif }) => motif)).toEqual(new Set(motifs));
  expect([...has(({ minBetSatang }) => minBetSatang)].toSorted((a, b) => Number(a) - Number(b))).toEqual([
    1, 2, 5, 10, 20, 25, 50, 75, 100,
  ]);
});

test('vendor codes are unique, and their palettes exist', () => {
  expect(catalogue.vendorByCode.size).toBe(catalogue.vendors.length);
  for (const { palette } of catalogue.vendors) expect(palettes[palette]).toBeDefined();
  for (const code of ['DS88', 'SV3', 'WS168', 'WGB', 'DIG', 'TCG_LOTTO_VN', 'TCG_SEA', 'ELOTT', 'LOTT']) {
    expect(catalogue.vendorByCode.has(code)).toBe(true);
  }
  expect(slotVendors.every(({ motifs: favourites }) => favourites.every((motif) => motifs.includes(motif)))).toBe(true);
});

test('the catalogue depends on the seed only', () => {
  expect(createCatalogue(7, 'full').games).toEqual(catalogue.games);
  expect(createCatalogue(8, 'full').games).not.toEqual(catalogue.games);
  expect(catalogueOf(7, 'full')).toBe(catalogueOf(7, 'full'));
});

test('the search covers both languages, ignores case, and keeps the order', () => {
  const all = { vassalage: '', classification: '', name: '', minBetSatang: null };
  const find = (filter: Partial<typeof all> | { minBetSatang: number }) => catalogue.index.find({ ...all, ...filter });
  const game = catalogue.games[4_321];
  if (!game) throw new Error('no such game');
  expect(find({})).toBe(catalogue.games);
  expect(find({ name: game.name.en.toUpperCase() })).toContain(game);
  expect(find({ name: ` ${game.name.th.slice(1)} ` })).toContain(game);
  expect(find({ name: 'ไม่มีเกมชื่อนี้' })).toEqual([]);
  const narrow = { vassalage: game.vassalage, classification: game.classification, minBetSatang: game.minBetSatang };
  expect(find(narrow)).toEqual(
    catalogue.games.filter(
      (other) =>
        other.vassalage === game.vassalage &&
        other.classification === game.classification &&
        other.minBetSatang === game.minBetSatang,
    ),
  );
});

test('the other types have their own games, and every vendor but slot vendors has a lobby entry', () => {
  const entries = [...catalogue.gameById.values()].filter(({ gameType }) => gameType !== 'RNG');
  const games = entries.filter(({ gameCode, isGame }) => gameCode !== '' && isGame);
  for (const gameType of ['PVP', 'FISH'] as const) {
    const vendors = catalogue.vendors.filter((vendor) => vendor.gameType === gameType);
    for (const { vassalage } of vendors) {
      const own = games.filter((game) => game.vassalage === vassalage);
      expect(own).toHaveLength(gameType === 'PVP' ? 12 : 8);
      expect(own.filter(({ isHot }) => isHot)).toHaveLength(1);
      for (const game of own) expect(game.gameType).toBe(gameType);
    }
  }
  expect(new Set(games.map(({ name }) => name.th)).size).toBe(games.length);
  expect(new Set(games.map(({ name }) => name.en)).size).toBe(games.length);
  for (const { name, title } of games) {
    expect(withoutLineMarks(name.th)).toMatch(/^[\u0E00-\u0E7F ]+$/);
    expect(title).toMatch(/^[\w .'-]+$/);
    expect(title.length).toBeLessThanOrEqual(longestTitle);
  }
  const lobbies = catalogue.vendors.flatMap(({ vassalage }) => catalogue.lobbyOf.get(vassalage) ?? []);
  expect(lobbies).toHaveLength(catalogue.vendors.length - 24);
  expect(entries).toHaveLength(games.length + lobbies.length + 4);
  expect(catalogue.gameById.size).toBe(gameCount + entries.length);
  expect(catalogue.hot.slice(0, hotCount)).toEqual(catalogue.games.slice(0, hotCount));
});

test.each(['RNG', 'PVP', 'FISH'] as const)('every minimum bet that the list of %s offers has games', (gameType) => {
  const listed = catalogue.indexByType
    .get(gameType)
    ?.find({ vassalage: '', classification: '', name: '', minBetSatang: null });
  const bets = new Set(listed?.filter(({ isGame }) => isGame).map(({ minBetSatang }) => minBetSatang));
  const offered = minBetOptions[gameType]
    .filter((option) => option !== '')
    .map((option) => Math.round(Number(option) * 100));
  expect(offered.filter((bet) => !bets.has(bet))).toEqual([]);
  // SLT-03c leaves out some of those of slots.
  if (gameType !== 'RNG') expect(bets.size).toBe(offered.length);
});
