import type { GameType, Language } from '#api/primitives.ts';
import { betStateOf, betView } from '../games/betView.ts';
import { sittingsOf } from '../listing/sittings.ts';
import type { Sandbox } from '../sandbox.ts';
import type { Round } from '../schema/games.ts';
import { iso, thaiDate } from '../time.ts';
import { addBet, betAmounts, noBets } from './betSums.ts';
import { satangToAmount } from './ledger.ts';
import type { Movement } from './movements.ts';
import { movementView, roundOfPosting } from './movementView.ts';

/** What is played round by round. A bet on a match, a fight or a draw stands by itself. */
const inRounds: ReadonlySet<GameType> = new Set(['RNG', 'LIVE', 'FISH', 'PVP']);

const tableOf = ({ gameType, vassalage, gameCode, nodeId }: Round): string | null =>
  inRounds.has(gameType) ? `${vassalage} ${gameType} ${gameCode} ${nodeId ?? ''}` : null;

/** The sittings of bets, oldest first. An open bet stands by itself, so that it is seen. */
export const betSittings = (rounds: readonly Round[]): readonly (readonly Round[])[] =>
  sittingsOf(rounds, (round) => ({ at: round.playedAt, table: round.settledAt === null ? null : tableOf(round) }));

/** By which a sitting is asked for: that of its first row, which stays when others follow. */
export const betSittingRef = (rounds: readonly Round[]): string => rounds[0]?.roundId ?? '';

/** The row of a sitting: its latest bet, with the sums of all where there are several. */
export function betSittingView(sandbox: Sandbox, rounds: readonly Round[], language: Language) {
  const [first, last = first] = [rounds[0], rounds.at(-1)];
  if (first === undefined || last === undefined) throw new Error('a sitting without a bet');
  const view = betView(sandbox, last, language);
  if (rounds.length === 1) return view;
  const sums = noBets();
  for (const round of rounds) addBet(sums, round);
  const { stake, win, profit } = betAmounts(sums);
  const won = rounds.filter((round) => betStateOf(round) === 'won').length;
  return {
    ...view,
    sitting: {
      ...spanOf(rounds.length, betSittingRef(rounds), first.playedAt, last.playedAt),
      won,
      stake,
      win,
      profit,
    },
  };
}

const spanOf = (count: number, reference: string, begins: number, ends: number) => ({
  ...{ reference, count, begins: iso(begins), ends: iso(ends) },
});

/** The sittings of movements, oldest first: of what was played at a table, stakes are joined with stakes, wins with wins. */
export function movementSittings(sandbox: Sandbox, movements: readonly Movement[]): readonly (readonly Movement[])[] {
  const places = new Map(movements.map((movement, at) => [movement, at]));
  const lastOf = (sitting: readonly Movement[]): number => Math.max(...sitting.map((each) => places.get(each) ?? 0));
  return sittingsOf(movements, ({ posting }) => {
    const round = roundOfPosting(sandbox, posting);
    return { at: posting.at, table: round === undefined ? null : tableOf(round) };
  })
    .flatMap((sitting) => [...Map.groupBy(sitting, ({ posting }) => posting.kind).values()])
    .toSorted((one, other) => lastOf(one) - lastOf(other));
}

/** See `betSittingRef`. */
export const movementSittingRef = (movements: readonly Movement[]): string => movements[0]?.posting.ref ?? '';

/** The row of a sitting: its latest movement, with the sum of all where there are several. */
export function movementSittingView(sandbox: Sandbox, movements: readonly Movement[], language: Language) {
  const [first, last = first] = [movements[0], movements.at(-1)];
  if (first === undefined || last === undefined) throw new Error('a sitting without a movement');
  const view = movementView(sandbox, last, language);
  if (movements.length === 1) return view;
  const satang = movements.reduce((sum, movement) => sum + movement.satang, 0);
  const sitting = spanOf(movements.length, movementSittingRef(movements), first.posting.at, last.posting.at);
  return { ...view, amount: satangToAmount(satang), sitting };
}

/** What each day came to, newest first, for rows in any order. */
export function dayTotals<Row>(
  rows: readonly Row[],
  read: (row: Row) => { readonly at: number; readonly satang: number },
) {
  const days = new Map<string, number>();
  for (const row of rows) {
    const { at, satang } = read(row);
    const day = thaiDate(at);
    days.set(day, (days.get(day) ?? 0) + satang);
  }
  return [...days]
    .toSorted(([one], [other]) => (one < other ? 1 : -1))
    .map(([day, satang]) => ({ day, total: satangToAmount(satang) }));
}
