import { useEffect, useEffectEvent, useState } from 'react';
import { usePlatform } from '#core/data/platform.tsx';
import { sessionStore } from '#core/data/storage.ts';
import { paths } from '#core/routing/paths.ts';
import { type PlayStop, stopFor, usePlayStatus } from '#core/session/playStatus.ts';
import { useTick } from '#core/time/useTick.ts';
import { type Reminder, dueReminder, minutesOf, parseReminder, writeReminder } from './realityCheck.model.ts';
import type { RealityCheckProps } from './realityCheck.types.ts';

/** How often the sitting is read while a game runs, in ms. The bar shows its result. */
const refreshMs = 20_000;
const tickMs = 10_000;
const storageKey = 'realityCheck';

/** Identifies a stop, so that the player is told once. */
const keyOf = (stop: PlayStop | null): string => (stop === null ? '' : JSON.stringify(stop));

/** Props of the reality check over a running game (RSP-04), connected to the platform. */
export function useRealityCheck(onLeave: () => void): RealityCheckProps {
  const { clock } = usePlatform();
  const now = useTick(clock.now, tickMs);
  const [remote, { refresh }] = usePlayStatus({ refreshEveryMs: refreshMs });
  const [answered, setAnswered] = useState<Reminder | null>(() => parseReminder(sessionStore.get(storageKey)));
  const [told, setTold] = useState('');
  const status = remote.status === 'ready' ? remote.value : null;
  const reminder = status && dueReminder(status, answered, now);
  const stop = status && stopFor(status, 'bet');
  const isStopNew = stop !== null && keyOf(stop) !== told;
  const due = reminder === null ? '' : writeReminder(reminder);
  const update = useEffectEvent(() => void refresh());
  // The figures of a reminder are of its moment.
  useEffect(() => {
    if (due !== '') update();
  }, [due]);
  return {
    open: reminder !== null || isStopNew,
    session: status?.session ?? null,
    outdated: remote.status === 'ready' && remote.outdated === true,
    minutes: minutesOf(status?.session ?? null, now),
    stop,
    recordsHref: paths.memberCentre(paths.home(), 'personalHistoryCopy'),
    onGoOn() {
      setTold(keyOf(stop));
      if (reminder === null) return;
      setAnswered(reminder);
      sessionStore.set(storageKey, writeReminder(reminder));
    },
    onLeave,
  };
}
