import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type OpenDraw, lotteryOpenDraws } from '#api/lottery.ts';
import { siteConstants } from '#api/primitives.ts';
import { usePlatform } from '#core/data/platform.tsx';
import { type Failed, type Remote, mapRemote, useRemote } from '#core/data/remote.ts';
import { callWhenDue, reloadDue } from './drawReload.ts';
import { inOwnTime } from './ownTime.ts';

/** Number of draws to request (API-07). */
const drawCount = 100;

/** The open draws and why they are missing. */
export interface OpenDrawsState {
  /** `at` is by the device's clock. */
  readonly draws: Remote<readonly OpenDraw[]>;
  /** Set when the draws failed to load, also during a retry; null once they have loaded. */
  readonly failure: Failed | null;
}

/** Loads the open draws, and reloads them when the first one ends (LOT-04). Does not reload in a hidden tab. */
export function useOpenDraws(): OpenDrawsState {
  const { clock } = usePlatform();
  const input = { prizeMode: siteConstants.lotteryType, count: drawCount };
  const [received, { refresh }] = useRemote(lotteryOpenDraws, input, 'live');
  const answer = inOwnTime(received, clock);
  // Counts finished reloads: a failed one changes no other dependency of the effect.
  const [reloads, setReloads] = useState(0);
  const requestedAt = useRef(Number.NEGATIVE_INFINITY);
  const at = answer.status === 'ready' ? answer.at : null;

  const reload = async (): Promise<void> => {
    requestedAt.current = clock.own();
    await refresh();
    setReloads((count) => count + 1);
  };
  const scheduleReload = useEffectEvent((): (() => void) => {
    const draws = answer.status === 'ready' ? answer.value.list : [];
    const due = reloadDue({ draws, at, requestedAt: requestedAt.current }, clock.own(), Math.random());
    return callWhenDue(due, clock.own, () => void reload(), document);
  });
  const loaded = answer.status !== 'loading';
  useEffect(() => (loaded ? scheduleReload() : undefined), [loaded, at, reloads]);

  return {
    draws: mapRemote(answer, ({ list }) => list),
    failure: answer.status === 'failed' ? answer : null,
  };
}
