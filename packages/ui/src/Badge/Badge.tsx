import type { ReactNode } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { badge } from './Badge.css.ts';

export const badgeTones = [
  'neutral',
  'accent',
  'accentSoft',
  'money',
  'positive',
  'warning',
  'negative',
  'alert',
] as const;

interface BadgeLooks {
  /** `money` for jackpots and wins; `alert` for what waits for the player. @default 'neutral' */
  tone?: (typeof badgeTones)[number];
}

interface BadgeWords extends BadgeLooks {
  /** A word or two: the status must be in them, not in the colour. */
  children: ReactNode;
  count?: never;
}

interface BadgeCount extends BadgeLooks {
  /** How many. Nothing is drawn for 0. */
  count: number;
  /** What is counted, read out in place of the digits: “3 unread messages”. */
  label: string;
  /** Above it a plus says that there are more. @default 99 */
  max?: number;
  children?: never;
}

export type BadgeProps = BadgeWords | BadgeCount;

/** A short mark on something else. */
export function Badge({ tone = 'neutral', ...rest }: BadgeProps) {
  if (rest.count === undefined) return <span className={badge({ tone, kind: 'words' })}>{rest.children}</span>;
  const { count, label, max = 99 } = rest;
  if (count <= 0) return null;
  return (
    <span className={badge({ tone, kind: 'count' })}>
      <span aria-hidden>{count > max ? `${max}+` : count}</span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
