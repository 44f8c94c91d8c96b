import type { GameType } from '#api/primitives.ts';
import type { Motif } from '../art/motifs.ts';
import { createRandom } from '../art/random.ts';
import { type GameIndex, indexGames } from './gameIndex.ts';
import { seedGames } from './games.ts';
import { lengthenGame, lengthenVendor } from './longText.ts';
import { seedLobbies, seedOtherGames } from './otherGames.ts';
import { vendors } from './vendors.ts';

/** A text for people, in the languages that the platform writes. */
export interface LocalText {
  readonly th: string;
  readonly en: string;
}

/** SLT-06: the halls that slot games are filed under. */
export const classifications = ['SLOT', 'TABLE', 'ARCADE', 'VIDEOPOKER', 'SCRATCH'] as const;
export type Classification = (typeof classifications)[number];

export interface CatalogueVendor {
  readonly vassalage: string;
  readonly name: LocalText;
  /** What its drawn mark says. */
  readonly mark: string;
  readonly gameType: GameType;
  readonly accountTypeId: string;
  /** Index into the palettes of the art. */
  readonly palette: number;
  readonly isHot: boolean;
}

export interface CatalogueGame {
  readonly nodeId: number;
  readonly vassalage: string;
  readonly gameType: GameType;
  /** '' for a vendor's own lobby. */
  readonly gameCode: string;
  readonly name: LocalText;
  /** What its cover says: Latin, short. */
  readonly title: string;
  /** '' for what is no slot. */
  readonly classification: Classification | '';
  readonly motif: Motif;
  readonly isHot: boolean;
  /** False for a door to a list of games (GAM-02). */
  readonly isGame: boolean;
  readonly minBetSatang: number;
}

/** What there is to play. Immutable, and the same for the same seed. */
export interface Catalogue {
  readonly vendors: readonly CatalogueVendor[];
  readonly vendorByCode: ReadonlyMap<string, CatalogueVendor>;
  /** The slots, in the order of the lists: hot ones first. */
  readonly games: readonly CatalogueGame[];
  /** Of the slots. */
  readonly index: GameIndex;
  /** Of every type whose games are listed one by one. */
  readonly indexByType: ReadonlyMap<GameType, GameIndex>;
  /** Hot ones of every type, slots first. */
  readonly hot: readonly CatalogueGame[];
  /** Every entry, also those that no list shows. */
  readonly gameById: ReadonlyMap<number, CatalogueGame>;
  readonly gameByCode: ReadonlyMap<string, CatalogueGame>;
  /** By vendor: the entry that stands for its own lobby. */
  readonly lobbyOf: ReadonlyMap<string, CatalogueGame>;
}

export type CatalogueVariant = 'full' | 'empty' | 'longText';

// A catalogue never changes, so worlds of one seed may share it; a handful covers every test run.
const made = new Map<string, Catalogue>();
const mostKept = 6;

/** The catalogue of a seed; made once. */
export function catalogueOf(seed: number, variant: CatalogueVariant): Catalogue {
  const key = `${seed} ${variant}`;
  let catalogue = made.get(key);
  if (catalogue === undefined) {
    catalogue = createCatalogue(seed, variant);
    for (const oldest of made.keys()) if (made.size >= mostKept) made.delete(oldest);
    made.set(key, catalogue);
  }
  return catalogue;
}

/** Makes a catalogue anew: 24 slot vendors with 10,000 games, and the vendors and games of the other categories. */
export function createCatalogue(seed: number, variant: CatalogueVariant): Catalogue {
  if (variant === 'empty') return assemble([], [], []);
  if (variant === 'full') return assemble(vendors, seedGames(createRandom(seed, 'games')), seedOtherGames(vendors));
  return assemble(
    vendors.map(lengthenVendor),
    catalogueOf(seed, 'full').games.map(lengthenGame),
    seedOtherGames(vendors).map(lengthenGame),
  );
}

function assemble(
  vendorList: readonly CatalogueVendor[],
  slots: readonly CatalogueGame[],
  others: readonly CatalogueGame[],
): Catalogue {
  const lobbies = seedLobbies(vendorList);
  const listed = [...slots, ...others];
  const index = indexGames(slots);
  const indexOthers = Array.from(
    Map.groupBy(others, ({ gameType }) => gameType),
    ([gameType, games]) => [gameType, indexGames(games)] as const,
  );
  return {
    vendors: vendorList,
    vendorByCode: new Map(vendorList.map((vendor) => [vendor.vassalage, vendor])),
    games: slots,
    index,
    indexByType: new Map([['RNG', index], ...indexOthers]),
    hot: listed.filter(({ isHot }) => isHot),
    gameById: new Map([...listed, ...lobbies].map((game) => [game.nodeId, game])),
    gameByCode: new Map(listed.map((game) => [game.gameCode, game])),
    lobbyOf: new Map(lobbies.map((lobby) => [lobby.vassalage, lobby])),
  };
}
