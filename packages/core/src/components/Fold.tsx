import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { classes } from '#ui/Box/element.ts';
import { surfaces } from '#ui/Box/surfaces.css.ts';
import { Icon, type IconDrawing } from '#ui/Icon/Icon.tsx';
import { body, chevron, fold, head, title as titleClass } from './Fold.css.ts';

export interface FoldProps {
  readonly title: string;
  /** The id of the title, for what is named after it. */
  readonly titleId?: string;
  readonly icon?: IconDrawing;
  /** It is open when it first appears. @default false */
  readonly open?: boolean;
  readonly children: ReactNode;
}

/** A part of the page that opens and closes by its title. */
export function Fold({ title, titleId, icon, open = false, children }: FoldProps) {
  return (
    // Undefined: closed is the element's own state, which a render leaves alone.
    <details className={classes(fold, surfaces.surface)} open={open || undefined}>
      <summary className={head}>
        {icon !== undefined && <Icon of={icon} />}
        <span id={titleId} className={titleClass}>
          {title}
        </span>
        <span className={chevron}>
          <Icon of={ChevronDown} />
        </span>
      </summary>
      <div className={body}>{children}</div>
    </details>
  );
}
