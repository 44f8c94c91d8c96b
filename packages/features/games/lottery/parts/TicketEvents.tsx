import { useEffect, useEffectEvent } from 'react';
import { useLastEvents } from '#core/live/useLastEvents.ts';
import type { TicketEventsProps } from '../lottery.types.ts';

/** Passes on the events of the member, which it reads with each draw: without the push channel nothing tells that there are some. */
export function TicketEvents({ references, onTold }: TicketEventsProps) {
  const [events, refresh] = useLastEvents();
  const list = events.status === 'ready' ? events.value.list : null;
  const tell = useEffectEvent(onTold);
  useEffect(() => {
    if (list !== null) tell(list);
  }, [list]);
  const read = useEffectEvent(() => void refresh());
  const awaited = references.join();
  useEffect(() => read(), [awaited]);
  return null;
}
