import type { ReactNode, Ref } from 'react';
import { classes, type GroupProps } from '../Box/element.ts';
import { paddings, type Space } from '../Box/layout.css.ts';
import { surfaces } from '../Box/surfaces.css.ts';
import { Anchor } from '../Link/Anchor.tsx';
import { type LinkTarget, NewTabMark, targetAttributes } from '../Link/Link.tsx';
import { card, cover, interactive as interactiveClass } from './Card.css.ts';

export const cardTones = ['surface', 'sunken', 'accentSoft', 'money'] as const;

export interface CardProps extends GroupProps {
  /** @default 'surface' */
  tone?: (typeof cardTones)[number];
  /** `none` lets a picture reach the edge. @default 'md' */
  padding?: Space | 'none';
  /** All of it is one link: put exactly one `CardLink` inside. Other buttons on it keep working. @default false */
  interactive?: boolean;
}

/** A thing of its own, lifted off the page. */
export function Card({ as = 'div', tone = 'surface', padding = 'md', interactive = false, ref, ...rest }: CardProps) {
  const Element = as as 'div';
  return (
    <Element
      {...rest}
      ref={ref as Ref<HTMLDivElement>}
      className={classes(
        card,
        surfaces[tone],
        padding !== 'none' && paddings[padding],
        interactive && interactiveClass,
      )}
    />
  );
}

export interface CardLinkProps extends LinkTarget {
  /** The accessible name of the whole card: its title. */
  children: ReactNode;
}

/** The link of an interactive card. It is as large as the card. */
export function CardLink({ children, ...target }: CardLinkProps) {
  return (
    <Anchor {...targetAttributes(target)} data-cover="" className={cover}>
      {children}
      <NewTabMark words={target.newTab} />
    </Anchor>
  );
}
