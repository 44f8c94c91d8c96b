import type { ReactNode, Ref } from 'react';
import { classes, type GroupProps } from '../Box/element.ts';
import { paddings, type Space } from '../Box/layout.css.ts';
import { surfaces } from '../Box/surfaces.css.ts';
import { Anchor } from '../Link/Anchor.tsx';
import { type LinkTarget, targetAttributes, withNewTabMark } from '../Link/Link.tsx';
import { card, cover, interactive as interactiveClass, line } from './Card.css.ts';

export const cardTones = ['surface', 'accentSoft', 'money'] as const;

export interface CardProps extends GroupProps {
  /** The background together with its text colours. @default 'surface' */
  tone?: (typeof cardTones)[number];
  /** The inner spacing. Use `none` for a picture that reaches the edge. @default 'md' */
  padding?: Space | 'none';
  /** Makes the whole card one link. Put exactly one `CardLink` inside; other controls keep working. @default false */
  interactive?: boolean;
}

/** A surface for one self-contained item: a hairline where the brand has one, no shadow at rest. */
export function Card({ as = 'div', tone = 'surface', padding = 'md', interactive = false, ref, ...rest }: CardProps) {
  const Element = as as 'div';
  return (
    <Element
      {...rest}
      ref={ref as Ref<HTMLDivElement>}
      className={classes(
        card,
        surfaces[tone],
        tone === 'surface' && line,
        padding !== 'none' && paddings[padding],
        interactive && interactiveClass,
      )}
    />
  );
}

export interface CardLinkProps extends LinkTarget {
  /** The title of the card, which is also the accessible name of the link. */
  children: ReactNode;
}

/** The link of an interactive `Card`. Its clickable area covers the card. */
export function CardLink({ children, ...target }: CardLinkProps) {
  return (
    <Anchor {...targetAttributes(target)} data-cover="" className={cover}>
      {withNewTabMark(children, target.newTab)}
    </Anchor>
  );
}
