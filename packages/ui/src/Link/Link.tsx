import { ExternalLink } from 'lucide-react';
import type { MouseEventHandler, ReactNode, Ref } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { Anchor } from './Anchor.tsx';
import { link } from './Link.css.ts';

export const linkTones = ['accent', 'muted', 'inherit'] as const;
export const linkUnderlines = ['always', 'hover'] as const;
export const linkSizes = ['inherit', 'touch'] as const;

/** What every link takes, whatever it looks like. */
export interface LinkTarget {
  /** A path of the site goes through the router; another host, `mailto:` or `#part` is left to the browser. */
  href: string;
  /** Opens a tab of its own. The words say so to those who cannot see the mark, such as “opens in a new tab”. */
  newTab?: string;
  /** Marks the place where the player is. @default false */
  current?: boolean;
  /** As it is followed; `preventDefault` keeps the player here. */
  onClick?: MouseEventHandler<HTMLAnchorElement>;
  ref?: Ref<HTMLAnchorElement>;
}

export interface LinkProps extends LinkTarget {
  /** The accessible name: words that make sense on their own. */
  children: ReactNode;
  /** `inherit` and `muted` fit whatever surface they stand on. @default 'accent' */
  tone?: (typeof linkTones)[number];
  /** `hover` only where the place says that it is a link, as in a menu. @default 'always' */
  underline?: (typeof linkUnderlines)[number];
  /** `touch` for a link that stands alone: 44 px to press. @default 'inherit' */
  size?: (typeof linkSizes)[number];
}

/** Attributes of an anchor from the target of a link. */
export const targetAttributes = ({ newTab, current, ...rest }: LinkTarget) => ({
  ...rest,
  'aria-current': current ? ('page' as const) : undefined,
  ...(newTab === undefined ? undefined : { target: '_blank', rel: 'noopener noreferrer' }),
});

/** The mark and the words of a link that opens a tab of its own. */
export function NewTabMark({ words }: { words: string | undefined }) {
  if (words === undefined) return null;
  return (
    <>
      {' '}
      <Icon of={ExternalLink} size="text" />
      <VisuallyHidden>{words}</VisuallyHidden>
    </>
  );
}

/** Goes somewhere. For doing something, use `Button`. */
export function Link({ children, tone = 'accent', underline = 'always', size = 'inherit', ...target }: LinkProps) {
  return (
    <Anchor {...targetAttributes(target)} className={link({ tone, underline, size })}>
      {children}
      <NewTabMark words={target.newTab} />
    </Anchor>
  );
}
