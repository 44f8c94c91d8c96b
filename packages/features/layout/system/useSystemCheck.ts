import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { systemStatus } from '#api/system.ts';
import { usePlatform } from '#core/data/platform.tsx';
import { useRemote } from '#core/data/remote.ts';
import { useActionLock } from '#core/data/useActionLock.ts';
import { nextCheckDelay } from './nextCheck.ts';

export interface SystemCheck {
  /** Reads the system status now. The root screen follows the answer. */
  readonly check: () => void;
  readonly checking: boolean;
  /** Result and time (ms since 1970) of the last check; null before the first. */
  readonly last: { readonly answered: boolean; readonly at: number } | null;
}

/**
 * Checks the system status on request and automatically: when the announced end has passed, or at long intervals without
 * one. Never checks in a hidden tab; the cache policy revalidates on focus.
 * @param end announced end of the maintenance, in ms since 1970; null when unknown
 */
export function useSystemCheck(end: number | null): SystemCheck {
  const { client, clock } = usePlatform();
  const [, { update }] = useRemote(systemStatus, {}, 'live');
  const { busy, run } = useActionLock();
  const hidden = useSyncExternalStore(onVisibility, isHidden, () => false);
  const [last, setLast] = useState<SystemCheck['last']>(null);
  const [checks, setChecks] = useState(0);

  const check = async (): Promise<void> => {
    await run(async () => {
      const answer = await client.call(systemStatus, {});
      setLast({ answered: answer.ok, at: clock.now() });
      if (answer.ok) await update(() => answer.value);
    });
  };
  const checkAutomatically = useEffectEvent(async () => {
    await check();
    setChecks((count) => count + 1);
  });

  useEffect(() => {
    if (hidden) return undefined;
    const delay = nextCheckDelay({ now: clock.now(), end, checks, chance: Math.random() });
    const timer = setTimeout(() => void checkAutomatically(), delay);
    return () => clearTimeout(timer);
  }, [clock, end, checks, hidden]);

  return { check: () => void check(), checking: busy, last };
}

function onVisibility(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}
const isHidden = () => document.hidden;
