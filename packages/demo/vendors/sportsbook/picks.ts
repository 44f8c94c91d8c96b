import type { LegState } from '#api/betLegs.ts';
import type { MarketKind } from '#api/matches.ts';
import type { OutcomeId } from '#sandbox/seed/matchMarkets.ts';
import type { Side } from '#sandbox/seed/matchSides.ts';
import type { Word, Words } from './words.ts';

// How picks are written, on the page and in the platform's records alike.

/** Formats a line in quarters of a goal: -3 becomes `'-0.75'`, and with a sign 2 becomes `'+0.5'`. */
export const lineText = (quarters: number, signed: boolean): string =>
  `${signed && quarters > 0 ? '+' : ''}${quarters / 4}`;

/** Reads a line; undefined for what is none. */
export function lineNamed(text: string): number | undefined {
  const quarters = /^[+-]?\d{1,2}(?:\.\d{1,2})?$/.test(text) ? Number(text) * 4 : Number.NaN;
  // Without the sign of a zero.
  return Number.isInteger(quarters) ? quarters + 0 : undefined;
}

interface Named {
  readonly kind: MarketKind;
  readonly line: number | null;
  readonly outcome: OutcomeId;
}
type Sides = Readonly<Record<'home' | 'away', Pick<Side, 'name'>>>;

/** The line of an outcome as its side has it: '' without one, `'+0.5'` for the away side of -0.5, `'2.5'` for a total. */
export function lineOf({ kind, line, outcome }: Named): string {
  if (line === null) return '';
  // Not `-line`, which gives a zero a sign.
  return lineText(kind === 'handicap' && outcome === 'away' ? 0 - line : line, kind === 'handicap');
}

/** The name of an outcome without its line: a side, the draw, over or under. */
export function outcomeText(
  sides: Sides,
  outcome: OutcomeId,
  { language, say }: Pick<Words, 'language' | 'say'>,
): string {
  return outcome === 'home' || outcome === 'away' ? sides[outcome].name[language] : say(outcome);
}

/** A pick in words: a side, a side with its handicap, or over or under a number of goals. */
export function pickText(sides: Sides, pick: Named, words: Pick<Words, 'language' | 'say'>): string {
  return `${outcomeText(sides, pick.outcome, words)} ${lineOf(pick)}`.trimEnd();
}

/** The word for each kind of bet. */
export const kindWords: Readonly<Record<MarketKind, Word>> = { '1x2': 'result', handicap: 'handicap', total: 'total' };

/** The word for the state of a leg. */
export const stateWords: Readonly<Record<LegState, Word>> = {
  ...{ waiting: 'open', won: 'won', lost: 'lost', even: 'refunded', halfWon: 'halfWon', halfLost: 'halfLost' },
};
