import type { CatalogueGame } from './catalogue.types.ts';

/** A filter for games. All conditions must match. */
export interface GameFilter {
  /** '' for all, like the fields below. */
  readonly vassalage: string;
  /** '' for all classifications. */
  readonly classification: string;
  /** Part of the name in either language. Ignores case. */
  readonly name: string;
  /** SLT-03c: exactly this minimum bet, in satang; null for all. */
  readonly minBetSatang: number | null;
}

/** Searches ten thousand games within a few milliseconds. Keeps the order of the catalogue. */
export interface GameIndex {
  find(filter: GameFilter): readonly CatalogueGame[];
}

/** Groups games by vendor and classification. The first search for a name normalises all names. */
export function indexGames(games: readonly CatalogueGame[]): GameIndex {
  let names: ReadonlyMap<CatalogueGame, string> | undefined;
  const foldedNames = () =>
    (names ??= new Map(games.map((game) => [game, `${fold(game.name.th)}\n${fold(game.name.en)}`])));
  const byVendor = Map.groupBy(games, (game) => game.vassalage);
  const byClassification = Map.groupBy(games, (game) => game.classification as string);
  return {
    find({ vassalage, classification, name, minBetSatang }) {
      const wanted = fold(name.trim());
      const start =
        vassalage !== ''
          ? (byVendor.get(vassalage) ?? [])
          : classification !== ''
            ? (byClassification.get(classification) ?? [])
            : games;
      if (wanted === '' && minBetSatang === null && (vassalage === '' || classification === '')) return start;
      const folded = wanted === '' ? undefined : foldedNames();
      return start.filter(
        (game) =>
          (classification === '' || game.classification === classification) &&
          (minBetSatang === null || game.minBetSatang === minBetSatang) &&
          (folded === undefined || folded.get(game)?.includes(wanted) === true),
      );
    },
  };
}

/** Normalises case, width and composition of characters. */
function fold(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}
