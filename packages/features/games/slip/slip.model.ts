import { type HeldSlip, type SlipLine, type SlipReport, keyOf } from '#core/catalogue/slip/heldSlip.ts';

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
