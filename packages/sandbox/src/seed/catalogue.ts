import type { GameType } from '#api/primitives.ts';
import { createRandom } from '#demo/art/random.ts';
import type { CatalogueGame, CatalogueVariant, CatalogueVendor } from './catalogue.types.ts';
import { type GameIndex, indexGames } from './gameIndex.ts';
import { seedGames } from './games.ts';
import { lengthenGame, lengthenVendor } from './longText.ts';
import { seedLobbies, seedOtherGames } from './otherGames.ts';
import { vendors } from './vendors.ts';

/** All vendors and games. Immutable, and the same for the same seed. */
export interface Catalogue {
  readonly vendors: readonly CatalogueVendor[];
  readonly vendorByCode: ReadonlyMap<string, CatalogueVendor>;
  /** The slot games in list order: hot ones first. */
  readonly games: readonly CatalogueGame[];
  /** Searches the slot games. */
  readonly index: GameIndex;
  /** Searches the games of a type, for types that list single games. */
  readonly indexByType: ReadonlyMap<GameType, GameIndex>;
  /** The hot games of all types, slots first. */
  readonly hot: readonly CatalogueGame[];
  /** Every entry, including those that no list shows. */
  readonly gameById: ReadonlyMap<number, CatalogueGame>;
  readonly gameByCode: ReadonlyMap<string, CatalogueGame>;
  /** The entry of a vendor's own lobby, by vendor. */
  readonly lobbyOf: ReadonlyMap<string, CatalogueGame>;
}

// Sandboxes of the same seed share a catalogue, because it is immutable. Six entries cover a test run.
const cache = new Map<string, Catalogue>();
const maxCached = 6;

/** The catalogue of a seed, cached. */
export function catalogueOf(seed: number, variant: CatalogueVariant): Catalogue {
  const key = `${seed} ${variant}`;
  let catalogue = cache.get(key);
  if (catalogue === undefined) {
    catalogue = createCatalogue(seed, variant);
    for (const oldest of cache.keys()) if (cache.size >= maxCached) cache.delete(oldest);
    cache.set(key, catalogue);
  }
  return catalogue;
}

/** Creates a catalogue: 24 slot vendors with 10,000 games, and the vendors and games of the other types. */
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
