import type { ReactNode } from 'react';
import { Heading } from '../Heading/Heading.tsx';
import { Text } from '../Text/Text.tsx';
import { actionSlot, picture, state, textColumn } from './EmptyState.css.ts';

export interface EmptyStateProps {
  /** States what is missing. */
  title: string;
  /** Explains what the user can do next. */
  text?: ReactNode;
  /** A decorative `Icon`. It is scaled to half the size of the disc around it. */
  illustration?: ReactNode;
  /** A button or link for the next step. */
  action?: ReactNode;
  /** The heading level of the title. @default 2 */
  level?: 2 | 3 | 4;
}

/** Shown in place of an empty list. */
export function EmptyState({ title, text, illustration, action, level = 2 }: EmptyStateProps) {
  return (
    <div className={state}>
      {illustration !== undefined && (
        <span className={picture} aria-hidden>
          {illustration}
        </span>
      )}
      <div className={textColumn}>
        <Heading level={level} size="lg">
          {title}
        </Heading>
        {text !== undefined && <Text tone="muted">{text}</Text>}
      </div>
      {action !== undefined && <div className={actionSlot}>{action}</div>}
    </div>
  );
}
