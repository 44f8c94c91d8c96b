import type { GameMessage } from '#api/gameMessages.ts';
import type { GameType } from '#api/primitives.ts';
import { type SlipPick, mostSlipPicks } from '#api/slipPicks.ts';

/** The vendor whose slip it is. */
export interface SlipVendor {
  readonly vassalage: string;
  /** The type under which the platform launches it. */
  readonly gameType: GameType;
  readonly name: string;
}

/** A price that the player has picked. */
export interface PickedPrice {
  readonly pick: SlipPick;
  /** What it is, in a few words: the side and how it is bet on. */
  readonly label: string;
}

/** What a slip says in one line, in the words of its vendor. */
export type SlipReport = NonNullable<GameMessage['slip']>;
/** The part of it that is shown. Text only. */
export type SlipLine = Omit<SlipReport, 'picks'>;

/** A picked price, and whether the slip of the vendor has it. */
export interface HeldPrice extends PickedPrice {
  readonly held: boolean;
}

/** The slip of a visit. */
export interface HeldSlip {
  readonly vendor: SlipVendor;
  readonly picks: readonly HeldPrice[];
  readonly line: SlipLine | null;
}

/** What tells picks apart: all but the price, which moves. */
export const keyOf = ({ matchId, market, line = '', outcome }: Omit<SlipPick, 'price'>): string =>
  [matchId, market, line, outcome].join('|');

/**
 * Puts a price into the slip, or takes it out again. Another outcome of the same market takes the place of the first. A
 * price of another vendor begins a new slip.
 */
export function togglePick(slip: HeldSlip | null, vendor: SlipVendor, price: PickedPrice): HeldSlip {
  const { pick } = price;
  const own = slip?.vendor.vassalage === vendor.vassalage ? slip : { vendor, picks: [], line: null };
  const rest = own.picks.filter((each) => keyOf(each.pick) !== keyOf(pick));
  if (rest.length < own.picks.length) return { ...own, picks: rest };
  const others = rest.filter((each) => each.pick.matchId !== pick.matchId || each.pick.market !== pick.market);
  return { ...own, picks: [...others, { ...price, held: false }].slice(-mostSlipPicks) };
}
