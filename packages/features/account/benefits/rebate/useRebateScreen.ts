import { useState } from 'react';
import { walletBalance } from '#api/member.ts';
import { rebateClaim, rebateHistory, rebateSummary } from '#api/rebate.ts';
import { usePlatform } from '#core/data/platform.tsx';
import { useRemote } from '#core/data/remote.ts';
import { balanceAfter, useMoneyFlow } from '#core/flow/useMoneyFlow.ts';
import { usePlayStop } from '#core/session/playStatus.ts';
import { lookUpClaim, pageSize } from './lookUpClaim.ts';
import { afterClaim } from './rebate.model.ts';
import type { RebateScreenProps } from './rebate.types.ts';

/** Props of the rebate page (MEM-03h), connected to the platform. */
export function useRebateScreen(): RebateScreenProps {
  const { client } = usePlatform();
  const [pageNo, onPage] = useState(1);
  const [summary, { update }] = useRemote(rebateSummary, {}, 'live');
  const [history] = useRemote(rebateHistory, { pageNo, pageSize }, 'list');
  const [balance] = useRemote(walletBalance, {}, 'live');
  const claim = useMoneyFlow(rebateClaim, {
    lookUp: lookUpClaim(client),
    onDone(claimed) {
      onPage(1);
      // Removes the claimed amount at once, without waiting for the next answer.
      void update((known) => known && afterClaim(known, claimed));
    },
  });
  return {
    summary,
    stop: usePlayStop('claim').stop,
    claim,
    balance: balanceAfter(claim, balance),
    history,
    pageNo,
    onPage,
  };
}
