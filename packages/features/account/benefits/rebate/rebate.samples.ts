import type { RebateClaimed, RebateItem, RebateSummaryValue } from '#api/rebate.ts';
import { ready } from '#core/data/remote.ts';
import { flowIn } from '#core/flow/flow.samples.ts';
import type { RebateScreenProps } from './rebate.types.ts';

const items: RebateItem[] = [
  { gameType: 'RNG', validBet: '12500.00', rate: '0.80', amount: '100.00' },
  { gameType: 'LIVE', validBet: '4380.50', rate: '0.60', amount: '26.28' },
  { gameType: 'SPORTS', validBet: '900.00', rate: '0.40', amount: '3.60' },
];

export const sampleSummary: RebateSummaryValue = {
  since: '2026-11-14T12:05:00.000Z',
  until: '2026-11-21T05:00:00.000Z',
  items,
  total: '129.88',
  minimum: '1.00',
  missing: null,
  nextClaimAt: null,
};

export const sampleClaim: RebateClaimed = {
  reference: 'RB-5F2C01A9B3',
  until: sampleSummary.until,
  claimedAt: '2026-11-21T05:00:09.000Z',
  amount: sampleSummary.total,
  items,
};

const earlier = ['2026-11-14T12:05:00.000Z', '2026-11-02T16:40:00.000Z', '2026-10-20T09:12:00.000Z'];
export const sampleHistory: readonly RebateClaimed[] = earlier.map((claimedAt, index) => ({
  reference: `RB-${['77D0E41C2A', '0B93FA6E58', 'C41D8802F7'][index] ?? ''}`,
  until: claimedAt,
  claimedAt,
  amount: ['100.00', '126.28', '129.88'][index] ?? '0.00',
  items: items.slice(0, index + 1),
}));

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
