import { useState } from 'react';
import type { AnyOperation, InputOf, OutputOf } from '#api/operation.ts';
import { playBreakStart, playLimitConfirm, playLimitHistory, playLimitSet, realityCheckSet } from '#api/playLimits.ts';
import type { PlayStatus } from '#api/responsiblePlay.ts';
import { usePlatform } from '#core/data/platform.tsx';
import { useRemote } from '#core/data/remote.ts';
import { useReadAgain } from '#core/data/useReadAgain.ts';
import { paths } from '#core/routing/paths.ts';
import { useLocation } from '#core/routing/router.ts';
import { usePlayStatus } from '#core/session/playStatus.ts';
import type { LimitsScreenProps, Outcome } from './limits.types.ts';

const pageSize = 5;

/** Props of the responsible-play page (RSP-01 to RSP-04), connected to the platform. */
export function useLimitsScreen(): LimitsScreenProps {
  const { client } = usePlatform();
  const { pathname, search } = useLocation();
  const [pageNo, onPage] = useState(1);
  const [status, { update }] = usePlayStatus();
  const [history] = useRemote(playLimitHistory, { pageNo, pageSize }, 'list');
  const readAgain = useReadAgain();

  /** Calls an operation that returns the new status. What else it changes, or a lost answer has changed, is asked for. */
  async function send<Op extends AnyOperation>(operation: Op, input: InputOf<Op>): Outcome {
    const answer = await client.call(operation, input);
    if (answer.ok) {
      const value: OutputOf<Op> & PlayStatus = answer.value as OutputOf<Op> & PlayStatus;
      await update(() => value);
    }
    onPage(1);
    void readAgain(operation);
    return answer.ok ? null : answer.error;
  }
  return {
    status,
    history,
    pageNo,
    recordsHref: paths.memberCentre(pathname + search, 'transactionHistory'),
    onSet: async (change) => send(playLimitSet, change),
    onConfirm: async (limit) => send(playLimitConfirm, limit),
    onBreak: (input) => send(playBreakStart, { ...input, understood: true }),
    onRealityCheck: async (minutes) => send(realityCheckSet, { minutes }),
    onPage,
  };
}
