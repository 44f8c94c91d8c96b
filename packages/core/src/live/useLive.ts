import { useEffect, useEffectEvent } from 'react';
import { type Topic, topics } from '#api/live.ts';
import { liveTicket } from '#api/liveTicket.ts';
import { memberEvents } from '#api/memberEvents.ts';
import { type Platform, usePlatform, useSession } from '../data/platform.tsx';
import { useRefreshAll } from '../data/remote.ts';
import { usePatch } from '../data/usePatch.ts';
import { wantedOf } from '../data/useWanted.ts';
import { useLanguage } from '../i18n/language.ts';
import { noteToldEnd } from '../session/toldEnd.ts';
import { whenPageIdle } from '../time/whenIdle.ts';
import { connect } from './connection.ts';
import type { OnDemand, Wanted } from './demand.ts';
import { eventsTold } from './eventsTold.ts';
import { createHeard } from './heard.ts';
import { type ReadEvents, createReads } from './reads.ts';
import { scopeOf } from './scope.ts';

/** How long the page stands idle before a stream is opened, in ms: who leaves sooner costs the platform nothing. */
export const restMs = 5_000;

/** The topics on demand that tell of what parts of the page want to hear of. */
function wantedTopics(platform: Platform): Wanted {
  const { has, subscribe } = wantedOf(platform);
  const onDemand = Object.values<Topic>(topics).filter((topic) => topic.onDemand);
  return {
    now: () => onDemand.filter(({ revalidates }) => revalidates.some(has)).map(({ id }) => id as OnDemand),
    subscribe,
  };
}

/**
 * Changes or reads again what the platform says has changed, while the tab is seen. What changes only as the stream tells is
 * asked for neither by the clock nor when the tab is seen again meanwhile (`Platform.heard`). One stream per session: another session gets another one.
 * @param onEvents called with what has happened to the member
 * @param playing the page is a launched game
 */
export function useLive(onEvents: (read: ReadEvents) => void, playing = false): void {
  const platform = usePlatform();
  const { client, clock, deployment, heard, session } = platform;
  const token = useSession()?.token ?? null;
  const refreshAll = useRefreshAll();
  const patch = usePatch();
  const language = useLanguage();
  const read = useEffectEvent((id: string) => void refreshAll({ id }));
  const events = useEffectEvent((after: string | undefined) =>
    client.call(memberEvents, { ...(after !== undefined && { after }), language }),
  );
  const tell = useEffectEvent(onEvents);
  const seen = useEffectEvent(() => (token === null ? undefined : eventsTold(platform, token).get()));
  const noteEnd = useEffectEvent((reason: unknown) => noteToldEnd(session, reason));
  const reportUnreadable = useEffectEvent((topic: string | null) => {
    const what = topic === null ? 'that cannot be read' : `of “${topic}” that is not as the contract states`;
    // As an error boundary tells of an error: it is reported where the player agrees (`useReports`).
    dispatchEvent(new CustomEvent('kinnari:error', { detail: new Error(`push channel: a message ${what}`) }));
  });
  const pageBegan = useEffectEvent(() => clock.now() - performance.now());

  useEffect(() => {
    const visit = new AbortController();
    const reads = createReads({
      since: pageBegan(),
      read: (id) => read(id),
      patch,
      events: (after) => events(after),
      cursor: seen(),
      playing,
      onEvents: (part) => tell(part),
      onUnreadable: (topic) => reportUnreadable(topic),
      onEnded: (reason) => noteEnd(reason),
    });
    const hearing = createHeard({ heard, covered: reads.covered, read: (id) => read(id) });
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
        askForTicket: (signal, wanted) => client.call(liveTicket, { topics: [...wanted] }, { signal }),
        wanted: wantedTopics(platform),
        openStream: (url) => new EventSource(deployment.apiBase + url),
        onVersions(versions) {
          reads.compare(versions);
          hearing.changed();
        },
        onMessage: (text) => reads.hear(text),
        onHearing: hearing.set,
      });
    };
    void rested();
    return () => {
      visit.abort();
      disconnect();
      reads.end();
      hearing.end();
    };
  }, [client, deployment, heard, patch, platform, playing, token]);
}
