import type { ReactNode } from 'react';
import { button } from '../Button/Button.css.ts';
import type { buttonSizes, buttonTones } from '../Button/Button.tsx';
import { Anchor } from '../Link/Anchor.tsx';
import { type LinkTarget, NewTabMark, targetAttributes } from '../Link/Link.tsx';

export interface ButtonLinkProps extends LinkTarget {
  /** The accessible name: visible text, with an icon beside it if you like. */
  children: ReactNode;
  /** One `accent` per view; `money` for deposits and wins. @default 'accent' */
  tone?: Exclude<(typeof buttonTones)[number], 'negative'>;
  /** @default 'medium' */
  size?: (typeof buttonSizes)[number];
  /** Fills the line it stands on. @default false */
  fullWidth?: boolean;
  /** Drawn before the text. */
  icon?: ReactNode;
}

/** Goes somewhere and looks like a button. It is a link: it can be opened in a tab and has an address. */
export function ButtonLink({
  children,
  tone = 'accent',
  size = 'medium',
  fullWidth = false,
  icon,
  ...target
}: ButtonLinkProps) {
  return (
    <Anchor {...targetAttributes(target)} className={button({ tone, size, width: fullWidth ? 'full' : 'auto' })}>
      {icon}
      {children}
      <NewTabMark words={target.newTab} />
    </Anchor>
  );
}
