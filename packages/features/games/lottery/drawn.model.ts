import type { ListedBet } from '#api/records.ts';
import type { MemberEvent } from '#core/live/useEventText.ts';
import { stateOf } from '#core/records/stateOf.ts';
import { minuteMs, secondMs } from '#text/durations.ts';
import type { DrawnNow, DrawnTickets, LotteryResult } from './lottery.types.ts';

/** How long a card tells of a draw, in ms. */
const toldMs = minuteMs;
const mostDigits = 6;
/** The time from one digit to the next, in ms. */
export const digitMs = 400;
/** A result that is older when it comes was drawn while nobody listened, in ms. */
const lateMs = 45 * secondMs;

/** What the page has seen of draws so far. */
export interface SeenDraws {
  /** What it was made of. */
  readonly signature: string;
  /** The number of the latest draw, by lottery id. */
  readonly latest: ReadonlyMap<string, string>;
  /** The draws of tickets that have waited, by reference: once settled, they are listed no more. */
  readonly tickets: ReadonlyMap<string, string>;
  readonly drawn: ReadonlyMap<string, Omit<DrawnNow, 'tickets'>>;
}
export const nothingSeen: SeenDraws = { signature: '', latest: new Map(), tickets: new Map(), drawn: new Map() };

/** What there is of draws now. */
export interface DrawsSeenNow {
  /** Newest first. */
  readonly results: readonly LotteryResult[];
  /** The member's tickets that wait. */
  readonly waiting: readonly ListedBet[];
}

const drawOf = ({ gameId, numero }: { readonly gameId: string; readonly numero: string }): string =>
  `${gameId} ${numero}`;

/** Differs where `follow` has something to do. */
export const signatureOf = ({ results, waiting }: DrawsSeenNow): string =>
  [...results.map(drawOf), ...waiting.map(({ reference }) => reference)].join();

/**
 * Takes over what there is now. A lottery whose latest draw is another one than before was just drawn, unless the draw was
 * missed: while the tab was hidden, or long before its result came.
 * @param seenSince when the tab was last shown, in ms by the platform's clock, like `now`
 * @param at the same moment by the device's clock
 */
export function follow(
  before: SeenDraws,
  current: DrawsSeenNow,
  { now, at, seenSince }: { readonly now: number; readonly at: number; readonly seenSince: number },
): SeenDraws {
  const { results, waiting } = current;
  const tickets = new Map(before.tickets);
  for (const { reference, draw } of waiting) if (draw) tickets.set(reference, drawOf(draw));
  const latest = new Map(results.toReversed().map(({ gameId, numero }) => [gameId, numero]));
  const drawn = new Map(before.drawn);
  for (const result of results) {
    const { gameId, numero, drawnAt } = result;
    const isNew = latest.get(gameId) === numero && (before.latest.get(gameId) ?? numero) !== numero;
    if (!isNew) continue;
    const isMissed = drawnAt < seenSince || now - drawnAt > lateMs;
    const references = [...tickets].flatMap(([reference, of]) => (of === drawOf(result) ? [reference] : []));
    if (isMissed) drawn.delete(gameId);
    else drawn.set(gameId, { numero, at, references });
  }
  return { signature: signatureOf(current), latest: latest.size > 0 ? latest : before.latest, tickets, drawn };
}

/** What has become of tickets, as the member's events tell; null without one, and until all are settled. */
export function ticketsOf(references: readonly string[], events: readonly MemberEvent[]): DrawnTickets | null {
  const settled = references.flatMap(
    (reference) =>
      events.find(
        (event) => event.reference === reference && (event.kind === 'betSettled' || event.kind === 'betReturned'),
      ) ?? [],
  );
  if (settled.length === 0 || settled.length < references.length) return null;
  return {
    won: settled.filter(({ amounts }) => stateOf({ profit: amounts?.profit ?? null }) === 'won').length,
    returned: settled.filter(({ kind }) => kind === 'betReturned').length,
  };
}

/** Whether a draw is told of: all its digits are shown, and not for long. @param now in ms, by the device's clock */
export const isTold = ({ at }: Pick<DrawnNow, 'at'>, now: number): boolean =>
  now - at >= mostDigits * digitMs && now - at < toldMs;

/** How many digits of a draw can be seen. @param age since its result came, in ms */
export const digitsAt = (age: number): number => Math.floor(age / digitMs) + 1;
