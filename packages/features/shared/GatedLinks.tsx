import type { MouseEvent, ReactNode } from 'react';
import { asksForAccount } from './navigation.ts';
import type { GatedOpen } from './useGatedOpen.ts';

export interface GatedLinksProps {
  /** Null lets every link go where it leads. */
  onOpen: GatedOpen;
  children: ReactNode;
}

/** Around links that open games: catches the press, by pointer or keyboard, before the router follows the link. */
export function GatedLinks({ onOpen, children }: GatedLinksProps) {
  const hold = (event: MouseEvent): void => {
    const href = (event.target as Element).closest('a')?.getAttribute('href');
    // What can be looked at by anybody goes where it leads.
    if (onOpen === null || href == null || !asksForAccount(href)) return;
    event.preventDefault();
    onOpen(href);
  };
  return <div onClickCapture={hold}>{children}</div>;
}
