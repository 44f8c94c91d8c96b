import type { GameType } from '#api/primitives.ts';
import type { Motif } from '../art/motifs.ts';
import type { CatalogueGame, CatalogueVendor } from './catalogue.ts';
import { fishTitles, pvpTitles, type Title } from './otherTitles.ts';

/** Where the node ids of each kind begin. Those of the slots lie between 100,001 and 110,000. */
const firstNodeIds = { PVP: 200_001, FISH: 300_001 } as const;
const firstDoorId = 290_001;
const firstLobbyId = 900_001;

/** Satang; the games of a vendor take turns. */
const minBets = { PVP: [100, 500, 200, 1_000, 2_000], FISH: [10, 50, 100, 20] } as const;

/** What the door of a vendor shows, by the kind of its games. */
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
 * The games of PVP and FISH, in the order of their lists: the first of each vendor are hot, then every vendor in turn.
 * Last come the doors to all games of one card house, which open a list instead of a game (GAM-02).
 */
export function seedOtherGames(vendors: readonly CatalogueVendor[]): readonly CatalogueGame[] {
  return [...inTurn(gamesOf('PVP', pvpTitles)), ...doorsTo(vendors), ...inTurn(gamesOf('FISH', fishTitles))];
}

/** The own door of every vendor that has a lobby: nothing lists it, but who went through finds it among the recent. */
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

type Shelf = Readonly<Record<string, readonly Title[]>>;

function gamesOf(gameType: 'PVP' | 'FISH', shelf: Shelf): readonly (readonly CatalogueGame[])[] {
  let nodeId: number = firstNodeIds[gameType];
  return Object.entries(shelf).map(([vassalage, titles]) =>
    titles.map(([th, en, motif], at): CatalogueGame => ({
      nodeId: nodeId++,
      vassalage,
      gameType,
      gameCode: `${vassalage}-${String(at + 1).padStart(4, '0')}`,
      name: { th, en },
      title: en,
      classification: '',
      motif,
      isHot: at === 0,
      isGame: true,
      minBetSatang: minBets[gameType][at % minBets[gameType].length] ?? 100,
    })),
  );
}

function doorsTo(vendors: readonly CatalogueVendor[]): readonly CatalogueGame[] {
  return vendors
    .filter(({ gameType }) => gameType === 'PVP')
    .map(({ vassalage, name, mark }, at) => ({
      nodeId: firstDoorId + at,
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

/** The first of each, the second of each, and so on. */
function inTurn<Item>(lists: readonly (readonly Item[])[]): readonly Item[] {
  const longest = Math.max(0, ...lists.map((list) => list.length));
  return Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list[at] ?? [])).flat();
}
