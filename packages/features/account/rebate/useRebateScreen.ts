import { useState } from 'react';
import { walletBalance } from '#api/member.ts';
import { rebateClaim, rebateHistory, rebateSummary } from '#api/rebate.ts';
import { useMoneyIntent } from '#core/data/moneyIntent.ts';
import { usePlatform } from '#core/data/platform.tsx';
import { useRefreshAll, useRemote } from '#core/data/remote.ts';
import { useLanguage } from '#core/i18n/language.ts';
import { stopFor, usePlayStatus } from '#core/session/playStatus.ts';
import { lookUpClaim, pageSize } from './lookUpClaim.ts';
import { afterClaim } from './rebate.model.ts';
import type { RebateScreenProps } from './rebate.types.ts';

/** Props of the rebate page (MEM-03h), connected to the platform. */
export function useRebateScreen(): RebateScreenProps {
  const { client, clock } = usePlatform();
  const [pageNo, onPage] = useState(1);
  const [summary, { update }] = useRemote(rebateSummary, {}, 'live');
  const [history] = useRemote(rebateHistory, { pageNo, pageSize }, 'list');
  const [balance] = useRemote(walletBalance, {}, 'live');
  const [play] = usePlayStatus();
  const refreshAll = useRefreshAll();
  /** When the last claim was credited, in ms since 1970, platform time. */
  const [doneAt, setDoneAt] = useState(Number.POSITIVE_INFINITY);

  const { state, send, repeat, reset } = useMoneyIntent(rebateClaim, { lookUp: lookUpClaim(client) });

  /** Applies an outcome to the cached data, which predates it. */
  const applyOutcome = (outcome: Awaited<ReturnType<typeof send>>): void => {
    if (outcome?.status === 'done') {
      setDoneAt(clock.now());
      onPage(1);
      // Removes the claimed amount at once, without waiting for the next answer.
      void update((known) => known && afterClaim(known, outcome.value));
    }
    if (outcome !== undefined && outcome.status !== 'unknown') {
      void refreshAll(walletBalance, rebateSummary, rebateHistory);
    }
  };
  return {
    summary,
    stop: play.status === 'ready' ? stopFor(play.value, 'claim') : null,
    claim: state,
    balance: balance.status === 'ready' && balance.at >= doneAt ? balance.value.sumBalance : null,
    history,
    pageNo,
    language: useLanguage(),
    onClaim: async (input) => applyOutcome(await send(input)),
    onRepeat: async () => applyOutcome(await repeat()),
    onReset: reset,
    onPage,
  };
}
