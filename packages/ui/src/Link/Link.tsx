import { ExternalLink } from 'lucide-react';
import type { MouseEventHandler, ReactNode, Ref } from 'react';
import { classes } from '../Box/element.ts';
import { Icon } from '../Icon/Icon.tsx';
import { ownElement } from '../Text/ownElement.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { Anchor } from './Anchor.tsx';
import { link, tones, touch, underlines } from './Link.css.ts';

export const linkTones = ['accent', 'muted', 'inherit'] as const;
export const linkUnderlines = ['always', 'hover'] as const;
export const linkSizes = ['inherit', 'touch'] as const;

/** Props shared by all link components. */
export interface LinkTarget {
  /** The URL. Paths of the site use the router; other hosts, `mailto:` and `#fragment` are left to the browser. */
  href: string;
  /** Opens a new tab. The value is announced to screen readers, e.g. “opens in a new tab”. */
  newTab?: string;
  /** Marks the link to the current page. @default false */
  current?: boolean;
  /** Called when the link is followed. `preventDefault` cancels the navigation. */
  onClick?: MouseEventHandler<HTMLAnchorElement>;
  /** A ref to the anchor element. */
  ref?: Ref<HTMLAnchorElement>;
}

export interface LinkProps extends LinkTarget {
  /** The link text, which must make sense out of context. */
  children: ReactNode;
  /** The colour. `muted` and `inherit` work on every surface. @default 'accent' */
  tone?: (typeof linkTones)[number];
  /** When the link is underlined. Use `hover` only in menus and similar lists of links. @default 'always' */
  underline?: (typeof linkUnderlines)[number];
  /** The target size. Use `touch` for a standalone link: at least 44 px high. @default 'inherit' */
  size?: (typeof linkSizes)[number];
}

/** Returns the anchor attributes for a `LinkTarget`. */
export const targetAttributes = ({ newTab, current, ...rest }: LinkTarget) => ({
  ...rest,
  'aria-current': current ? ('page' as const) : undefined,
  ...(newTab === undefined ? undefined : { target: '_blank', rel: 'noopener noreferrer' }),
});

/**
 * Returns the content of a link. A link that opens a new tab also has an icon and what a screen reader says, such as “opens
 * in a new tab”. A text without them stays the only child of its anchor.
 */
export const withNewTabMark = (children: ReactNode, newTab: string | undefined): ReactNode =>
  newTab === undefined ? (
    children
  ) : (
    <>
      {ownElement(children)} <Icon of={ExternalLink} size="text" />
      <VisuallyHidden>{newTab}</VisuallyHidden>
    </>
  );

/** A text link for navigation. For actions, use `Button`. */
export function Link({ children, tone = 'accent', underline = 'always', size = 'inherit', ...target }: LinkProps) {
  return (
    <Anchor
      {...targetAttributes(target)}
      className={classes(link, tones[tone], underlines[underline], size === 'touch' && touch)}
    >
      {withNewTabMark(children, target.newTab)}
    </Anchor>
  );
}
