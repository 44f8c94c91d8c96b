import { withoutLineMarks } from '#text/lineMarks.ts';
import type { CatalogueGame } from './catalogue.types.ts';

/** A filter for games. All conditions must match. */
export interface GameFilter {
  /** '' for all, like the fields below. */
  readonly vassalage: string;
  /** '' for all classifications. */
  readonly classification: string;
  /** Part of the name in either language, or words of it in any order. Ignores case. */
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
      const others = start.filter(
        (game) =>
          (classification === '' || game.classification === classification) &&
          (minBetSatang === null || game.minBetSatang === minBetSatang),
      );
      if (wanted === '') return others;
      const folded = foldedNames();
      const named = (text: string) => (game: CatalogueGame) => folded.get(game)?.includes(text) === true;
      const asTyped = others.filter(named(wanted));
      if (asTyped.length > 0) return asTyped;
      return wanted.split(/\s+/).reduce((left, word) => left.filter(named(word)), others);
    },
  };
}

/** Normalises case, width and composition of characters, without the marks of lines. */
function fold(text: string): string {
  return withoutLineMarks(text).normalize('NFKC').toLowerCase();
}
