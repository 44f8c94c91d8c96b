import { useState } from 'react';
import { walletBalance } from '#api/member.ts';
import { rebateClaim, rebateHistory, rebateSummary } from '#api/rebate.ts';
import { useLanguage } from '../shared/i18n/language.ts';
import { useMoneyIntent } from '../shared/moneyIntent.ts';
import { usePlatform } from '../shared/platform.tsx';
import { useRefreshAll, useRemote } from '../shared/remote.ts';
import { useSite } from '../shared/site.ts';
import { lookUpClaim, pageSize } from './lookUpClaim.ts';
import { afterClaim } from './rebate.model.ts';
import type { RebateScreenProps } from './RebateScreen.tsx';

/** The rebate of whoever is signed in, on the platform. */
export function useRebateScreen(): RebateScreenProps {
  const { client, clock } = usePlatform();
  const site = useSite();
  const [pageNo, onPage] = useState(1);
  const [summary, { update }] = useRemote(rebateSummary, {}, 'live');
  const [history] = useRemote(rebateHistory, { pageNo, pageSize }, 'list');
  const [balance] = useRemote(walletBalance, {}, 'live');
  const refreshAll = useRefreshAll();
  /** ms by the platform's clock. */
  const [doneAt, setDoneAt] = useState(Number.POSITIVE_INFINITY);

  const { state, send, repeat, reset } = useMoneyIntent(rebateClaim, { lookUp: lookUpClaim(client) });

  /** Whatever became of it, what is shown is from before. */
  const follow = (came: Awaited<ReturnType<typeof send>>): void => {
    if (came?.status === 'done') {
      setDoneAt(clock.now());
      onPage(1);
      // What was claimed is gone at once, and not only when the platform has been asked again.
      void update((known) => known && afterClaim(known, came.value));
    }
    if (came !== undefined && came.status !== 'unknown') void refreshAll(walletBalance, rebateSummary, rebateHistory);
  };
  return {
    summary,
    claim: state,
    balance: balance.status === 'ready' && balance.at >= doneAt ? balance.value.sumBalance : null,
    history,
    pageNo,
    currencySymbol: site.status === 'ready' ? site.value.currencySymbol : '',
    language: useLanguage(),
    onClaim: async (seen) => follow(await send(seen)),
    onRepeat: async () => follow(await repeat()),
    onReset: reset,
    onPage,
  };
}
