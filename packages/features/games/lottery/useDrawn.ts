import { useEffect, useState } from 'react';
import type { OutputOf } from '#api/operation.ts';
import type { memberBets } from '#api/records.ts';
import { usePlatform } from '#core/data/platform.tsx';
import type { Remote } from '#core/data/remote.ts';
import type { MemberEvent } from '#core/live/useEventText.ts';
import { follow, nothingSeen, signatureOf, ticketsOf } from './drawn.model.ts';
import type { LotteryResult, LotteryScreenProps } from './lottery.types.ts';
import { LazyTicketEvents } from './parts/LazyTicketEvents.tsx';

/**
 * Follows the draws that take place while the page is looked at, and what has become of the member's tickets for them (LOT-06f).
 * @param bets the bets that wait for their draw
 */
export function useDrawn(
  results: Remote<readonly LotteryResult[]>,
  bets: readonly Remote<OutputOf<typeof memberBets>>[],
): Pick<LotteryScreenProps, 'drawn' | 'ticketEvents'> {
  const { clock } = usePlatform();
  const seenSince = useSeenSince(clock.now);
  const [seen, setSeen] = useState(nothingSeen);
  const [told, setTold] = useState<readonly MemberEvent[]>([]);
  const current = {
    results: results.status === 'ready' ? results.value : [],
    waiting: bets.flatMap((answer) => (answer.status === 'ready' ? answer.value.list : [])),
  };
  // While rendering, so that the digits of a new result are never seen before they are drawn.
  if (signatureOf(current) !== seen.signature) {
    setSeen(follow(seen, current, { now: clock.now(), at: clock.own(), seenSince }));
  }
  const references = [...seen.drawn.values()].flatMap((draw) => draw.references);
  return {
    drawn: new Map(
      Array.from(seen.drawn, ([gameId, draw]) => [gameId, { ...draw, tickets: ticketsOf(draw.references, told) }]),
    ),
    ticketEvents: references.length === 0 ? null : { Events: LazyTicketEvents, references, onTold: setTold },
  };
}

/** When the tab was last shown, in ms by the given clock. */
function useSeenSince(now: () => number): number {
  const [since, setSince] = useState(now);
  useEffect(() => {
    const look = (): void => setSince(document.hidden ? Number.POSITIVE_INFINITY : now());
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [now]);
  return since;
}
