import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { systemStatus } from '#api/system.ts';
import { useIntentLock } from '../shared/lock.ts';
import { usePlatform } from '../shared/platform.tsx';
import { useRemote } from '../shared/remote.ts';
import { nextCheckDelay } from './nextCheck.ts';

export interface SystemCheck {
  /** Asks the platform now; the root screen follows the answer. */
  readonly check: () => void;
  readonly checking: boolean;
  /** The outcome of the last check of this page, and when it was. */
  readonly last: { readonly answered: boolean; readonly at: number } | null;
}

/**
 * Asks the status again on request, and by itself: when the stated end of maintenance has passed, or rarely when none
 * was stated. Never in a hidden tab: the policy of the status asks as soon as the player looks again.
 */
export function useSystemCheck(end: number | null): SystemCheck {
  const { client, clock } = usePlatform();
  const [, { update }] = useRemote(systemStatus, {}, 'live');
  const { busy, run } = useIntentLock();
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
  const checkByItself = useEffectEvent(async () => {
    await check();
    setChecks((made) => made + 1);
  });

  useEffect(() => {
    if (hidden) return undefined;
    const delay = nextCheckDelay({ now: clock.now(), end, checks, chance: Math.random() });
    const timer = setTimeout(() => void checkByItself(), delay);
    return () => clearTimeout(timer);
  }, [clock, end, checks, hidden]);

  return { check: () => void check(), checking: busy, last };
}

function onVisibility(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}
const isHidden = () => document.hidden;
