import { useState } from 'react';
import { gameJackpot } from '#api/jackpot.ts';
import { usePlatform, useSession } from '#core/data/platform.tsx';
import { loading, ready, useRemote } from '#core/data/remote.ts';
import { usePlayStatus } from '#core/session/playStatus.ts';
import { roleOf } from '#core/session/role.ts';
import { useSite } from '#core/site/site.ts';
import { useTick } from '#core/time/useTick.ts';
import type { JackpotProps } from './banner.types.ts';
import { countedJackpot, feedStepMs, jackpotAt, jackpotStepMs, justWon } from './jackpot.model.ts';

/** How often the platform's jackpot is refreshed while the tab is visible, in ms. */
const feedRefreshMs = 30_000;

/** Provides the jackpot that the operator chose (BAN-03): decorative, from the platform, or none; none during a break (RSP-06). */
export function useJackpot(): JackpotProps {
  const { clock } = usePlatform();
  const site = useSite();
  const role = roleOf(useSession());
  const plays = role !== 'visitor' && role !== 'assistant';
  const [play] = usePlayStatus();
  const rests = plays && play.status === 'ready' && play.value.rest !== null;
  const kind = site.status !== 'ready' ? null : rests ? 'none' : site.value.jackpot;
  const isFeed = kind === 'feed';
  const now = useTick(clock.now, isFeed ? feedStepMs : jackpotStepMs);
  const [feed] = useRemote(gameJackpot, isFeed ? {} : null, 'oncePerSession', { refreshEveryMs: feedRefreshMs });
  const told = feed.status === 'ready' ? feed.value : null;
  const [counted, setCounted] = useState<{ readonly amount: string | null; readonly at: number }>({
    amount: null,
    at: now,
  });
  if (told !== null && (counted.at !== now || counted.amount === null)) {
    setCounted({ amount: countedJackpot(counted.amount, told, now - counted.at), at: now });
  }
  if (kind === null) return { kind: site.status === 'failed' ? 'none' : 'decorative', amount: loading, won: null };
  // Not before it is known that the player takes no break.
  if (plays && play.status === 'loading') return { kind, amount: loading, won: null };
  if (!isFeed) return { kind, amount: ready(jackpotAt(now)), won: null };
  if (told === null || counted.amount === null)
    return { kind, amount: feed.status === 'failed' ? feed : loading, won: null };
  return { kind, amount: ready(counted.amount), won: justWon(told, now) };
}
