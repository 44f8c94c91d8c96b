import type { RebateClaimed, RebateSummaryValue } from '#api/rebate.ts';

/** Whether the rebate can be claimed: now, once it reaches the minimum, later, or only after a first bet. */
export type RebateStage = 'open' | 'below' | 'later' | 'nothing';

/** Derives the stage from the platform's answer. No amounts are computed here. */
export function stageOf({ items, missing, nextClaimAt }: RebateSummaryValue): RebateStage {
  if (items.length === 0) return 'nothing';
  if (missing !== null) return 'below';
  return nextClaimAt === null ? 'open' : 'later';
}

/** Returns the summary right after a claim: empty, until the platform sends a new one. */
export const afterClaim = (summary: RebateSummaryValue, { until }: RebateClaimed): RebateSummaryValue => ({
  ...summary,
  since: until,
  until,
  items: [],
  total: '0.00',
  missing: summary.minimum,
});
