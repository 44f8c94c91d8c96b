import { rebateHistory, rebateSummary } from '#api/rebate.ts';
import { ready } from '#core/data/remote.ts';
import { flowIn } from '#core/flow/flow.samples.ts';
import { given, sampleOf } from '#storybook/sampleOf.ts';
import type { RebateScreenProps } from './rebate.types.ts';

const played = { scenario: 'played' } as const;
export const sampleSummary = sampleOf(rebateSummary, {}, {}, played);
export const sampleHistory = sampleOf(rebateHistory, { pageNo: 1, pageSize: 10 }, {}, played).list;
export const sampleClaim = given(sampleHistory[0]);

/** Story props: a claimable rebate and three pages of past claims. */
export function sampleRebate(): RebateScreenProps {
  return {
    summary: ready(sampleSummary),
    claim: flowIn({ status: 'idle' }),
    balance: null,
    history: ready({ list: sampleHistory, totalPages: 3 }),
    pageNo: 1,
    stop: null,
    onPage: () => {},
  };
}
