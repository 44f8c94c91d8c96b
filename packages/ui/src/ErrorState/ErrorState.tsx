import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { classes } from '../Box/element.ts';
import { surfaces } from '../Box/surfaces.css.ts';
import { Heading } from '../Heading/Heading.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Text } from '../Text/Text.tsx';
import { actionSlot, mark, state, textColumn } from './ErrorState.css.ts';

export const errorStateSizes = ['normal', 'compact'] as const;

export interface ErrorStateProps {
  /** States what went wrong. */
  title: string;
  /** Explains what is unaffected and what the user can do. */
  text?: ReactNode;
  /** An action, usually a retry button. */
  action?: ReactNode;
  /** The layout: `normal` replaces a screen or a list, `compact` is a strip inside one. @default 'normal' */
  size?: (typeof errorStateSizes)[number];
  /** Announces the error immediately. Use it for errors in response to a user action. @default false */
  announce?: boolean;
  /** The heading level of the title. The title of the `compact` size is not a heading. @default 2 */
  level?: 2 | 3 | 4;
}

/** Shown in place of content that could not be loaded. */
export function ErrorState({ title, text, action, size = 'normal', announce = false, level = 2 }: ErrorStateProps) {
  const compact = size === 'compact';
  return (
    <div className={classes(state[size], compact && surfaces.negativeSoft)} role={announce ? 'alert' : undefined}>
      <span className={classes(mark[size], !compact && surfaces.negativeSoft)}>
        <Icon of={TriangleAlert} size={compact ? 'medium' : 'xlarge'} />
      </span>
      <div className={textColumn[size]}>
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
      {action !== undefined && <div className={actionSlot[size]}>{action}</div>}
    </div>
  );
}
