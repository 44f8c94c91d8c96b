import { useEffect, useEffectEvent, useState } from 'react';
import { whenCalm } from '../shared/calm.ts';
import { type DomainRoute, type Speed, startRoutes } from './domains.model.ts';
import { keepSpeeds, knownSpeeds, measureAll, type Measure } from './domainSpeeds.ts';

/** The addresses with what is known of their speed; measured in the background, once per session. */
export function useDomainSpeeds(hosts: readonly string[], measure: Measure): readonly DomainRoute[] {
  const [speeds, setSpeeds] = useState<Readonly<Record<string, Speed>>>(knownSpeeds);

  const run = useEffectEvent((signal: AbortSignal) => {
    const onSpeed = (host: string, speed: Speed): void =>
      setSpeeds((before) => {
        const next = { ...before, [host]: speed };
        keepSpeeds(next);
        return next;
      });
    const waiting = hosts.filter((host) => !(host in speeds));
    return measureAll(waiting, { measure, pause: whenCalm, signal, onSpeed });
  });

  const wanted = hosts.join(' ');
  useEffect(() => {
    const controller = new AbortController();
    void run(controller.signal);
    return () => controller.abort();
  }, [wanted]);
  return startRoutes(hosts, speeds);
}
