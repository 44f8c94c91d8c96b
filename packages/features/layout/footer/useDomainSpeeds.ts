import { useEffect, useEffectEvent, useState } from 'react';
import { whenPageIdle } from '#core/time/whenIdle.ts';
import { type DomainRoute, type Speed, startRoutes } from './domains.model.ts';
import { knownSpeeds, measureAll, type Measure, storeSpeeds } from './domainSpeeds.ts';

/** Returns the hosts with their speeds. Measures unknown ones in the background, once per session. */
export function useDomainSpeeds(hosts: readonly string[], measure: Measure): readonly DomainRoute[] {
  const [speeds, setSpeeds] = useState<Readonly<Record<string, Speed>>>(knownSpeeds);

  const run = useEffectEvent((signal: AbortSignal) => {
    const onSpeed = (host: string, speed: Speed): void =>
      setSpeeds((previous) => {
        const next = { ...previous, [host]: speed };
        storeSpeeds(next);
        return next;
      });
    const unmeasured = hosts.filter((host) => !(host in speeds));
    return measureAll(unmeasured, { measure, pause: whenPageIdle, signal, onSpeed });
  });

  const hostsKey = hosts.join(' ');
  useEffect(() => {
    const controller = new AbortController();
    void run(controller.signal);
    return () => controller.abort();
  }, [hostsKey]);
  return startRoutes(hosts, speeds);
}
