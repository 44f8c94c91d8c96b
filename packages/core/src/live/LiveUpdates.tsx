import { useState } from 'react';
import { LazySection } from '../components/LazySection.tsx';
import { usePlatform, useSession } from '../data/platform.tsx';
import { lazyComponent } from '../routing/lazyComponent.tsx';
import { eventsTold } from './eventsTold.ts';
import { isGoodNews, noteGoodNews } from './goodNews.ts';
import type { ReadEvents } from './reads.ts';
import { isProtection, noteToldInGame } from './toldInGame.ts';
import type { MemberEvent } from './useEventText.ts';
import { useFollowedBets } from './useFollowedBets.ts';
import { useKeptBets } from './useKeptBets.ts';
import { useLive } from './useLive.ts';

const Announcements = lazyComponent(() => import('./Announcements.tsx').then((part) => part.Announcements));
const InGameNote = lazyComponent(() => import('./InGameNote.tsx').then((part) => part.InGameNote));

/** Keeps the page as the platform says it is, and announces what happens to the member. @param playing the page is a launched game */
export function LiveUpdates({ playing = false }: { readonly playing?: boolean }) {
  const token = useSession()?.token ?? null;
  const Part = playing ? InGame : OnPage;
  return <Part key={token} token={token} />;
}

function OnPage({ token }: { token: string | null }) {
  const platform = usePlatform();
  const [parts, setParts] = useState<readonly ReadEvents[]>([]);
  useFollowedBets(parts);
  const keepBets = useKeptBets();
  useLive((part) => {
    if (part.events.some(isGoodNews)) noteGoodNews(platform);
    // Before their list is read again.
    keepBets(part.events);
    if (part.events.length > 0) setParts((before) => [...before, part]);
    else if (token !== null) eventsTold(platform, token).set(part.cursor);
  });
  return <LazySection optional>{parts.length > 0 && <Announcements parts={parts} />}</LazySection>;
}

/** Tells in the bar of a game what protects the player. Other events are kept until the player has left it. */
function InGame({ token }: { token: string | null }) {
  const platform = usePlatform();
  const [told, setTold] = useState<MemberEvent | null>(null);
  useLive(({ events, cursor }) => {
    if (events.length === 0 && token !== null) eventsTold(platform, token).set(cursor);
    const protections = events.filter(isProtection);
    for (const event of protections) noteToldInGame(platform, event);
    setTold((before) => protections.at(-1) ?? before);
  }, true);
  return (
    <LazySection optional>{told !== null && <InGameNote event={told} onPutAway={() => setTold(null)} />}</LazySection>
  );
}
