import type { ReactNode } from 'react';
import { Heading } from '../Heading/Heading.tsx';
import { Text } from '../Text/Text.tsx';
import { actionSlot, picture, state, textColumn } from './EmptyState.css.ts';

export const emptyStateSizes = ['normal', 'compact'] as const;

export interface EmptyStateProps {
  /** States what is missing. */
  title: string;
  /** Explains what the user can do next. */
  text?: ReactNode;
  /** A decorative `Icon`. It is shown at 32 px, by the `normal` size on a disc. */
  illustration?: ReactNode;
  /** A button or link for the next step. */
  action?: ReactNode;
  /** The layout: `normal` replaces a screen or a list, `compact` stands inside a block and is at most 120 px high. @default 'normal' */
  size?: (typeof emptyStateSizes)[number];
  /** The heading level of the title. @default 2 */
  level?: 2 | 3 | 4;
}

/** Shown in place of an empty list. */
export function EmptyState({ title, text, illustration, action, size = 'normal', level = 2 }: EmptyStateProps) {
  const compact = size === 'compact';
  return (
    <div className={state} data-compact={compact || undefined}>
      {illustration !== undefined && (
        <span className={picture} aria-hidden>
          {illustration}
        </span>
      )}
      <div className={textColumn}>
        <Heading level={level} size={compact ? 'md' : 'lg'}>
          {title}
        </Heading>
        {text !== undefined && (
          <Text tone="muted" size={compact ? 'sm' : 'md'}>
            {text}
          </Text>
        )}
      </div>
      {action !== undefined && <div className={actionSlot}>{action}</div>}
    </div>
  );
}
