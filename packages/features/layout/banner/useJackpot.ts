import { gameJackpot } from '#api/jackpot.ts';
import { usePlatform } from '#core/data/platform.tsx';
import { loading, mapRemote, ready, useRemote } from '#core/data/remote.ts';
import { useSite } from '#core/site/site.ts';
import { useTick } from '#core/time/useTick.ts';
import type { JackpotProps } from './banner.types.ts';
import { jackpotAt, jackpotStepMs } from './jackpot.model.ts';

/** How often the platform's jackpot is refreshed while the tab is visible, in ms. */
const feedRefreshMs = 30_000;

/** Provides the jackpot that the operator chose (BAN-03): decorative, from the platform, or none. */
export function useJackpot(): JackpotProps {
  const { clock } = usePlatform();
  const site = useSite();
  const kind = site.status === 'ready' ? site.value.jackpot : null;
  const now = useTick(clock.now, jackpotStepMs);
  const [feed] = useRemote(gameJackpot, kind === 'feed' ? {} : null, 'oncePerSession', {
    refreshEveryMs: feedRefreshMs,
  });
  if (kind === null) return { kind: site.status === 'failed' ? 'none' : 'decorative', amount: loading };
  return {
    kind,
    amount: kind === 'feed' ? mapRemote(feed, ({ amount }) => amount) : ready(jackpotAt(now)),
  };
}
