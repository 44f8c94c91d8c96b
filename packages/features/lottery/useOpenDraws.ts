import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type OpenDraw, lotteryOpenDraws } from '#api/lottery.ts';
import { siteConstants } from '#api/primitives.ts';
import { usePlatform } from '../shared/platform.tsx';
import { type Remote, useRemote } from '../shared/remote.ts';
import { nextReload, waitUntil } from './draws.model.ts';

/** Section 9 of the specification. */
const most = 100;

/**
 * LOT-04: the open draws, asked for again when the first of them ends (`nextReload`), by the platform's clock. In a
 * hidden tab nothing is asked; back in view, what is due is asked at once.
 */
export function useOpenDraws(): Remote<readonly OpenDraw[]> {
  const { clock } = usePlatform();
  const [answer, { refresh }] = useRemote(
    lotteryOpenDraws,
    { prizeMode: siteConstants.lotteryType, count: most },
    'live',
  );
  /** How often the answer has been waited for: a question that failed leaves the answer as it was. */
  const [asked, setAsked] = useState(0);
  const lastAsked = useRef(Number.NEGATIVE_INFINITY);
  const at = answer.status === 'ready' ? answer.at : null;

  const due = useEffectEvent((): number => {
    const draws = answer.status === 'ready' ? answer.value.list : [];
    const failed = at === null || at < lastAsked.current;
    // What is known of an answer that grows old says nothing about when the next one is to be had.
    return failed ? clock.now() + nextReload([], Math.random()) : at + nextReload(draws, Math.random());
  });
  const ask = useEffectEvent(async (): Promise<void> => {
    lastAsked.current = clock.now();
    await refresh();
    setAsked((times) => times + 1);
  });
  const now = useEffectEvent((): number => clock.now());

  const begun = answer.status !== 'loading';
  useEffect(() => {
    if (!begun) return undefined;
    const time = due();
    let timer: ReturnType<typeof setTimeout>;
    const wait = (): void => {
      clearTimeout(timer);
      if (!document.hidden) timer = setTimeout(() => void ask(), waitUntil(time, now()));
    };
    wait();
    document.addEventListener('visibilitychange', wait);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', wait);
    };
  }, [begun, at, asked]);

  return answer.status === 'ready' ? { ...answer, value: answer.value.list } : answer;
}
