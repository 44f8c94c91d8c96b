import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { classes } from '../Box/element.ts';
import { surfaces } from '../Box/surfaces.css.ts';
import { Heading } from '../Heading/Heading.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Text } from '../Text/Text.tsx';
import { actionSlot, mark, state, words } from './ErrorState.css.ts';

export const errorStateSizes = ['normal', 'compact'] as const;

export interface ErrorStateProps {
  /** What happened. */
  title: string;
  /** What is safe, and what to do. */
  text?: ReactNode;
  /** Usually a button that tries again. */
  action?: ReactNode;
  /** `normal` takes the place of a screen or a list, `compact` is a strip within one. @default 'normal' */
  size?: (typeof errorStateSizes)[number];
  /** Read out at once: for what failed in answer to a press, not for what was there from the start. @default false */
  announce?: boolean;
  /** Where the title stands among the headings of the page; that of a compact one is no heading. @default 2 */
  level?: 2 | 3 | 4;
}

/** In the place of what could not be shown. */
export function ErrorState({ title, text, action, size = 'normal', announce = false, level = 2 }: ErrorStateProps) {
  const compact = size === 'compact';
  return (
    <div className={classes(state({ size }), compact && surfaces.negativeSoft)} role={announce ? 'alert' : undefined}>
      <span className={classes(mark({ size }), !compact && surfaces.negativeSoft)}>
        <Icon of={TriangleAlert} size={compact ? 'medium' : 'xlarge'} />
      </span>
      <div className={words({ size })}>
        {compact ? (
          <Text weight="strong">{title}</Text>
        ) : (
          <Heading level={level} size="lg">
            {title}
          </Heading>
        )}
        {text !== undefined && (
          <Text tone={compact ? 'inherit' : 'muted'} size={compact ? 'sm' : 'md'}>
            {text}
          </Text>
        )}
      </div>
      {action !== undefined && <div className={actionSlot({ size })}>{action}</div>}
    </div>
  );
}
