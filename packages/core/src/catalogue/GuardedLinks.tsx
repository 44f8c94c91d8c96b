import type { MouseEvent, ReactNode } from 'react';
import type { GuardedOpen } from '../session/useGuardedOpen.ts';
import { requiresAccount } from './launchRules.ts';

export interface GuardedLinksProps {
  /** Opens a link that requires an account; null follows every link. */
  onOpen: GuardedOpen;
  children: ReactNode;
}

/** Guards the game links inside it: catches clicks, also by keyboard, before the router follows the link. */
export function GuardedLinks({ onOpen, children }: GuardedLinksProps) {
  const onClickCapture = (event: MouseEvent): void => {
    const href = (event.target as Element).closest('a')?.getAttribute('href');
    if (onOpen === null || href == null || !requiresAccount(href)) return;
    event.preventDefault();
    onOpen(href);
  };
  return <div onClickCapture={onClickCapture}>{children}</div>;
}
