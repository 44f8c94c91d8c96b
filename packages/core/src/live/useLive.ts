import { useEffect, useEffectEvent } from 'react';
import { liveTicket } from '#api/liveTicket.ts';
import { memberEvents } from '#api/memberEvents.ts';
import { usePlatform, useSession } from '../data/platform.tsx';
import { useRefreshAll } from '../data/remote.ts';
import { useLanguage } from '../i18n/language.ts';
import { noteToldEnd } from '../session/toldEnd.ts';
import { whenPageIdle } from '../time/whenIdle.ts';
import { connect } from './connection.ts';
import { eventsTold } from './eventsTold.ts';
import { type ReadEvents, createReads } from './reads.ts';
import { scopeOf } from './scope.ts';

/** How long the page stands idle before a stream is opened, in ms: who leaves sooner costs the platform nothing. */
export const restMs = 5_000;

/**
 * Reads again what the platform says has changed, while the tab is seen. What changes only as the stream tells is not asked for
 * by the clock meanwhile (`Platform.heard`). One stream per session: another session gets another one.
 * @param onEvents called with what has happened to the member
 */
export function useLive(onEvents: (read: ReadEvents) => void): void {
  const platform = usePlatform();
  const { client, clock, deployment, heard, session } = platform;
  const token = useSession()?.token ?? null;
  const refreshAll = useRefreshAll();
  const language = useLanguage();
  const read = useEffectEvent((id: string) => void refreshAll({ id }));
  const events = useEffectEvent((after: string | undefined) =>
    client.call(memberEvents, { ...(after !== undefined && { after }), language }),
  );
  const tell = useEffectEvent(onEvents);
  const seen = useEffectEvent(() => (token === null ? undefined : eventsTold(platform, token).get()));
  const noteEnd = useEffectEvent((reason: unknown) => noteToldEnd(session, reason));
  const pageBegan = useEffectEvent(() => clock.now() - performance.now());

  useEffect(() => {
    const visit = new AbortController();
    const reads = createReads({
      since: pageBegan(),
      read: (id) => read(id),
      events: (after) => events(after),
      cursor: seen(),
      onEvents: (part) => tell(part),
      onEnded: (reason) => noteEnd(reason),
    });
    let disconnect = (): void => {};
    const rested = async (): Promise<void> => {
      await whenPageIdle(visit.signal);
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, restMs);
        visit.signal.addEventListener('abort', () => clearTimeout(timer));
      });
      if (visit.signal.aborted) return;
      disconnect = connect({
        scope: token === null ? 'public' : scopeOf(token),
        askForTicket: (signal) => client.call(liveTicket, {}, { signal }),
        openStream: (url) => new EventSource(deployment.apiBase + url),
        onVersions: (versions) => reads.compare(versions),
        onMessage: (text) => reads.hear(text),
        onHearing(hears) {
          heard.clear();
          if (hears) for (const id of reads.covered()) heard.add(id);
        },
      });
    };
    void rested();
    return () => {
      visit.abort();
      disconnect();
      reads.end();
      heard.clear();
    };
  }, [client, deployment, heard, token]);
}
