import { type SlipPick, mostSlipPicks } from '#api/slipPicks.ts';
import type { PickedPrice, SlipLine, SlipReport, SlipVendor } from './slip.types.ts';

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

/**
 * Takes over what the vendor's slip reports: what it has had and has no more was removed or bet there. A pick that it has not
 * reported yet stays, since the report may be older than the pick.
 */
export function takeReport(slip: HeldSlip, { picks: reported, ...line }: SlipReport): HeldSlip {
  const keys = new Set(reported.map(keyOf));
  const picks = slip.picks.flatMap((each) => {
    const has = keys.has(keyOf(each.pick));
    return has || !each.held ? [{ ...each, held: has }] : [];
  });
  return { ...slip, picks, line };
}

/** The line of the vendor, while it is about the picks that are shown; null until it has heard of them. */
export const lineOf = ({ picks, line }: HeldSlip): SlipLine | null =>
  line !== null && picks.length > 0 && picks.every(({ held }) => held) && line.count === String(picks.length)
    ? line
    : null;
