import { useState } from 'react';
import { LazySection } from '../components/LazySection.tsx';
import { usePlatform, useSession } from '../data/platform.tsx';
import { lazyComponent } from '../routing/lazyComponent.tsx';
import { eventsTold } from './eventsTold.ts';
import { isGoodNews, noteGoodNews } from './goodNews.ts';
import type { ReadEvents } from './reads.ts';
import { useFollowedBets } from './useFollowedBets.ts';
import { useKeptBets } from './useKeptBets.ts';
import { useLive } from './useLive.ts';

const Announcements = lazyComponent(() => import('./Announcements.tsx').then((part) => part.Announcements));

/** Keeps the page as the platform says it is, and announces what happens to the member. @param playing the page is a launched game */
export function LiveUpdates({ playing = false }: { readonly playing?: boolean }) {
  const token = useSession()?.token ?? null;
  return <OfSession key={token} token={token} playing={playing} />;
}

function OfSession({ token, playing }: { token: string | null; playing: boolean }) {
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
  }, playing);
  return <LazySection optional>{parts.length > 0 && <Announcements parts={parts} />}</LazySection>;
}
