import type { ReactNode } from 'react';
import { EmptyState } from '#ui/EmptyState/EmptyState.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import { LazyPlayStopped } from '../components/LazyPlayStopped.tsx';
import type { PlayStop } from '../session/playStatus.ts';

interface GamesPageProps {
  /** Its heading, which is not drawn: the navigation says where one is. */
  readonly title: string;
  /** What stands in its place where the site does not offer it; null where it does. */
  readonly notOffered: { readonly title: string; readonly text: string } | null;
  /** What stops the player from playing; null for nothing. */
  readonly stop: PlayStop | null;
  /** Links to what stays open. */
  readonly home: ReactNode;
  readonly children: ReactNode;
}

/** A page of games, or why it is closed to this player: not offered, or stopped by a break, a limit or the agent (RSP-03). */
export function GamesPage({ title, notOffered, stop, home, children }: GamesPageProps) {
  return (
    <>
      <VisuallyHidden as="h1">{title}</VisuallyHidden>
      {notOffered !== null && <EmptyState {...notOffered} action={home} />}
      {notOffered === null && stop !== null && <LazyPlayStopped stop={stop} action={home} />}
      {notOffered === null && stop === null && children}
    </>
  );
}
