import type { CatalogueGame } from './catalogue.ts';

export interface GameFilter {
  /** '' is all, here and below. */
  readonly vassalage: string;
  readonly classification: string;
  /** Part of the name, in either language, in any case. */
  readonly name: string;
  /** SLT-03c: games whose smallest stake is exactly this, in satang; null is all. */
  readonly minBetSatang: number | null;
}

/** Finds games among ten thousand within a few milliseconds; keeps the order of the catalogue. */
export interface GameIndex {
  find(filter: GameFilter): readonly CatalogueGame[];
}

/** Files games by vendor and classification, and folds their names once instead of at each search. */
export function indexGames(games: readonly CatalogueGame[]): GameIndex {
  const folded = new Map(games.map((game) => [game, `${fold(game.name.th)}\n${fold(game.name.en)}`]));
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
      return start.filter(
        (game) =>
          (classification === '' || game.classification === classification) &&
          (minBetSatang === null || game.minBetSatang === minBetSatang) &&
          (wanted === '' || folded.get(game)?.includes(wanted) === true),
      );
    },
  };
}

/** One form for what looks alike: width and composition of characters, and case. */
function fold(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}
