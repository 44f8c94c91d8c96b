import type { GameType } from '#api/primitives.ts';
import type { Motif } from '#demo/art/motifs.ts';
import { marked } from '../texts/wholeWords.ts';
import type { CatalogueGame, CatalogueVendor } from './catalogue.types.ts';
import { fishTitles, pvpTitles, type Title } from './otherTitles.ts';

/** The first node id of each type. Slots have 100,001 to 110,000. */
const firstNodeIds = { PVP: 200_001, FISH: 300_001 } as const;
const firstListEntryId = 290_001;
const firstLobbyId = 900_001;

/** Minimum bets in satang, which the games of a vendor cycle through. */
const minBets = { PVP: [100, 500, 200, 1_000, 2_000], FISH: [10, 50, 100, 20] } as const;

/** The motif of a vendor's lobby, by game type. */
const lobbyMotifs: Readonly<Record<GameType, Motif>> = {
  RNG: 'gold',
  LIVE: 'gems',
  FISH: 'sea',
  PVP: 'fire',
  SPORTS: 'football',
  ESPORTS: 'stars',
  LOTT: 'gold',
  ELOTT: 'moon',
  COCKFIGHT: 'fire',
};

/**
 * The games of PVP and FISH in list order: the first of each vendor is hot, then the vendors alternate. PVP ends with
 * entries that open the list of a vendor's games (GAM-02).
 */
export function seedOtherGames(vendors: readonly CatalogueVendor[]): readonly CatalogueGame[] {
  return [
    ...interleave(gamesOf('PVP', pvpTitles)),
    ...listEntriesOf(vendors),
    ...interleave(gamesOf('FISH', fishTitles)),
  ];
}

/** The lobby entry of each vendor that has one. It is not listed, but it appears among the recent games. */
export function seedLobbies(vendors: readonly CatalogueVendor[]): readonly CatalogueGame[] {
  return vendors
    .filter(({ gameType }) => gameType !== 'RNG')
    .map(({ vassalage, name, mark, gameType, isHot }, at) => ({
      nodeId: firstLobbyId + at,
      vassalage,
      gameType,
      gameCode: '',
      name,
      title: mark.replace(/[^\w .'-]/g, 'and'),
      classification: '',
      motif: lobbyMotifs[gameType],
      isHot,
      isGame: true,
      minBetSatang: 100,
    }));
}

type TitlesByVendor = Readonly<Record<string, readonly Title[]>>;

function gamesOf(gameType: 'PVP' | 'FISH', titlesByVendor: TitlesByVendor): readonly (readonly CatalogueGame[])[] {
  let nodeId: number = firstNodeIds[gameType];
  return Object.entries(titlesByVendor).map(([vassalage, titles]) =>
    titles.map(([th, en, motif], at): CatalogueGame => ({
      nodeId: nodeId++,
      vassalage,
      gameType,
      gameCode: `${vassalage}-${String(at + 1).padStart(4, '0')}`,
      name: marked({ th, en }),
      title: en,
      classification: '',
      motif,
      isHot: at === 0,
      isGame: true,
      minBetSatang: minBets[gameType][at % minBets[gameType].length] ?? 100,
    })),
  );
}

function listEntriesOf(vendors: readonly CatalogueVendor[]): readonly CatalogueGame[] {
  return vendors
    .filter(({ gameType }) => gameType === 'PVP')
    .map(({ vassalage, name, mark }, at) => ({
      nodeId: firstListEntryId + at,
      vassalage,
      gameType: 'PVP',
      gameCode: `${vassalage}-ALL`,
      name: { th: `รวมเกม ${name.th}`, en: `All of ${name.en}` },
      title: mark,
      classification: '',
      motif: 'gems',
      isHot: false,
      isGame: false,
      minBetSatang: 100,
    }));
}

/** The first item of each list, then the second of each, and so on. */
function interleave<Item>(lists: readonly (readonly Item[])[]): readonly Item[] {
  const longest = Math.max(0, ...lists.map((list) => list.length));
  return Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list[at] ?? [])).flat();
}
