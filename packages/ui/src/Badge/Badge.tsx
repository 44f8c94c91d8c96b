import type { ReactNode } from 'react';
import { classes } from '../Box/element.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { badge, number, tones } from './Badge.css.ts';

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

interface BadgeBaseProps {
  /** The colours. Use `money` for jackpots and wins, `alert` for pending items such as unread messages. @default 'neutral' */
  tone?: (typeof badgeTones)[number];
}

interface TextBadgeProps extends BadgeBaseProps {
  /** One or two words. They must state the status; colour alone is not enough. */
  children: ReactNode;
  /** Not available together with `children`. */
  count?: never;
}

interface CountBadgeProps extends BadgeBaseProps {
  /** The number to show. Renders nothing for 0 or less. */
  count: number;
  /** The accessible name, read instead of the digits, e.g. “3 unread messages”. */
  label: string;
  /** Larger counts are shown as this number and a plus sign. @default 99 */
  max?: number;
  /** Not available together with `count`. */
  children?: never;
}

export type BadgeProps = TextBadgeProps | CountBadgeProps;

/** A short status text or a count attached to another element. */
export function Badge({ tone = 'neutral', ...rest }: BadgeProps) {
  if (rest.count === undefined) return <span className={classes(badge, tones[tone])}>{rest.children}</span>;
  const { count, label, max = 99 } = rest;
  if (count <= 0) return null;
  return (
    <span className={classes(badge, tones[tone], number)}>
      <span aria-hidden>{count > max ? `${max}+` : count}</span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
