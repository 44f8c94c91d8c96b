import type { Room } from '#api/launch.ts';
import type { OpenDraw } from '#api/lottery.ts';
import type { SportMatch } from '#api/matches.ts';
import type { GameType } from '#api/primitives.ts';
import type { NavCategory } from './appShell.types.ts';

/** What a tile of the games says of the moment. `closings`: when lotteries close, ms since the epoch, the next one first. */
export type CategoryFact =
  | { readonly kind: 'vendors' | 'tables' | 'live' | 'matches' | 'favourites'; readonly count: string }
  | { readonly kind: 'draws'; readonly closings: readonly number[] };

/** Facts by category. What is not known has none. */
export type GameFacts = Readonly<Partial<Record<GameType | 'favourites', CategoryFact>>>;

/** The categories that have a tile: both lotteries are one page, so that the second one has none beside the first. */
export const shownCategories = (categories: readonly NavCategory[]): readonly NavCategory[] =>
  categories.some(({ type }) => type === 'LOTT') ? categories.filter(({ type }) => type !== 'ELOTT') : categories;

/** The vendors that can be opened now; undefined where there are none. */
export function vendorsFact({ vendors }: NavCategory): CategoryFact | undefined {
  const open = vendors.filter(({ inMaintenance }) => !inMaintenance).length;
  return open === 0 ? undefined : { kind: 'vendors', count: String(open) };
}

/** The tables that are open; undefined where none is. */
export function tablesFact(rooms: readonly Pick<Room, 'status'>[]): CategoryFact | undefined {
  const open = rooms.filter(({ status }) => status === 'open').length;
  return open === 0 ? undefined : { kind: 'tables', count: String(open) };
}

/**
 * The matches that run, or else those that are coming; undefined without matches.
 * @param most the most matches that the list can have: it may then be cut
 */
export function matchesFact(matches: readonly Pick<SportMatch, 'status'>[], most: number): CategoryFact | undefined {
  const running = matches.filter(({ status }) => status === 'live').length;
  const count = running > 0 ? running : matches.length;
  if (count === 0) return undefined;
  const cut = matches.length >= most ? '+' : '';
  return { kind: running > 0 ? 'live' : 'matches', count: `${count}${cut}` };
}

/**
 * When the open draws close; undefined where none says when.
 * @param at when the answer arrived, ms since the epoch
 */
export function drawsFact(draws: readonly OpenDraw[], at: number): CategoryFact | undefined {
  const closings = draws
    .flatMap(({ remainTime, lockTime }) => {
      const left = Number(remainTime ?? Number.NaN) - Number(lockTime ?? 0);
      return left > 0 ? [at + left * 1000] : [];
    })
    .toSorted((one, other) => one - other);
  return closings.length === 0 ? undefined : { kind: 'draws', closings };
}

/** Writes how long something still takes: `0:38`, `12:05`, `3:04:05`. */
export function timeLeft(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const two = (part: number): string => String(part).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}
