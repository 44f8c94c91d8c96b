import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type OpenDraw, lotteryOpenDraws } from '#api/lottery.ts';
import { siteConstants } from '#api/primitives.ts';
import { usePlatform } from '../shared/platform.tsx';
import { type Failed, type Remote, mapRemote, useRemote } from '../shared/remote.ts';
import { askWhenDue, reloadDue } from './drawReload.ts';
import { inOwnTime } from './ownTime.ts';

/** Section 9 of the specification. */
const most = 100;

export interface OpenDrawsKnown {
  /** `at` by the device's own clock. */
  readonly draws: Remote<readonly OpenDraw[]>;
  /** Why there are none; also while they are asked for again. Null once they are here. */
  readonly failure: Failed | null;
}

/** LOT-04: the open draws, asked for again when the first of them ends; not in a hidden tab. */
export function useOpenDraws(): OpenDrawsKnown {
  const { clock } = usePlatform();
  const input = { prizeMode: siteConstants.lotteryType, count: most };
  const [received, { refresh }] = useRemote(lotteryOpenDraws, input, 'live');
  const answer = inOwnTime(received, clock);
  // How often an answer has been waited for: one that failed changes nothing else.
  const [asked, setAsked] = useState(0);
  const lastAsked = useRef(Number.NEGATIVE_INFINITY);
  const at = answer.status === 'ready' ? answer.at : null;

  const ask = async (): Promise<void> => {
    lastAsked.current = clock.own();
    await refresh();
    setAsked((times) => times + 1);
  };
  const waitForDue = useEffectEvent((): (() => void) => {
    const draws = answer.status === 'ready' ? answer.value.list : [];
    const due = reloadDue({ draws, at, lastAsked: lastAsked.current }, clock.own(), Math.random());
    return askWhenDue(due, clock.own, () => void ask(), document);
  });
  const begun = answer.status !== 'loading';
  useEffect(() => (begun ? waitForDue() : undefined), [begun, at, asked]);

  return {
    draws: mapRemote(answer, ({ list }) => list),
    failure: answer.status === 'failed' ? answer : null,
  };
}
