import type { ReactNode } from 'react';
import { Heading } from '../Heading/Heading.tsx';
import { Text } from '../Text/Text.tsx';
import { actionSlot, picture, state, words } from './EmptyState.css.ts';

export interface EmptyStateProps {
  /** What is not here. */
  title: string;
  /** What to do next. */
  text?: ReactNode;
  /** An `Icon` of what would be here, decorative; of whatever size, it is drawn half as large as the disc it stands in. */
  illustration?: ReactNode;
  /** A button or a link that does it. */
  action?: ReactNode;
  /** Where the title stands among the headings of the page. @default 2 */
  level?: 2 | 3 | 4;
}

/** In the place of a list that has nothing in it. */
export function EmptyState({ title, text, illustration, action, level = 2 }: EmptyStateProps) {
  return (
    <div className={state}>
      {illustration !== undefined && (
        <span className={picture} aria-hidden>
          {illustration}
        </span>
      )}
      <div className={words}>
        <Heading level={level} size="lg">
          {title}
        </Heading>
        {text !== undefined && <Text tone="muted">{text}</Text>}
      </div>
      {action !== undefined && <div className={actionSlot}>{action}</div>}
    </div>
  );
}
