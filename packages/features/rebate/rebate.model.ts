import type { ApiError } from '#api/errors.ts';
import { type RebateClaimed, type RebateRefusal, type RebateSummaryValue, rebateRefusals } from '#api/rebate.ts';

/** What a player can do about their rebate: claim it, wait until it is enough or open again, or play first. */
export type RebateStage = 'open' | 'below' | 'later' | 'nothing';

/** The platform has compared the sums: nothing is computed here. */
export function stageOf({ items, missing, nextClaimAt }: RebateSummaryValue): RebateStage {
  if (items.length === 0) return 'nothing';
  if (missing !== null) return 'below';
  return nextClaimAt === null ? 'open' : 'later';
}

/** What a claim leaves of the summary, until the platform has told what came since. */
export const afterClaim = (summary: RebateSummaryValue, { until }: RebateClaimed): RebateSummaryValue => ({
  ...summary,
  since: until,
  until,
  items: [],
  total: '0.00',
  missing: summary.minimum,
});

/** Why the platform refused a claim, where it said so. */
export function refusalOf(error: ApiError): RebateRefusal | null {
  if (error.kind !== 'refused') return null;
  return rebateRefusals.find((reason) => reason === error.detail['reason']) ?? null;
}

/** MANPLAYREB3 is off: asking again would not help. */
export const isClosed = (error: ApiError): boolean =>
  error.kind === 'refused' && error.code === 'operation_not_allowed';
