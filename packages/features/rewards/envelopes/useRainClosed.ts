import { useState } from 'react';
import { localStore } from '#core/data/storage.ts';
import { dayOf } from '#core/format/dates.ts';

const key = 'rainClosedOn';

/** Whether the player has closed the announcement of rains for today, in the site's time zone; and a function to change it. */
export function useRainClosed(now: () => number): [boolean, (closed: boolean) => void] {
  const [closedOn, setClosedOn] = useState(() => localStore.get(key));
  return [
    closedOn === dayOf(now()),
    (closed) => {
      const day = closed ? dayOf(now()) : '';
      localStore.set(key, day);
      setClosedOn(day);
    },
  ];
}
