import type { ReactNode } from 'react';
import { classes } from '../Box/element.ts';
import { button, full, sizes, tones } from '../Button/Button.css.ts';
import type { buttonSizes, buttonTones } from '../Button/Button.tsx';
import { Anchor } from '../Link/Anchor.tsx';
import { type LinkTarget, targetAttributes, withNewTabMark } from '../Link/Link.tsx';
import { ownElement } from '../Text/ownElement.tsx';

export interface ButtonLinkProps extends LinkTarget {
  /** The visible label, which is also the accessible name. */
  children: ReactNode;
  /** The colours. Use one `accent` button per view and `money` for deposits and wins. @default 'accent' */
  tone?: Exclude<(typeof buttonTones)[number], 'negative'>;
  /** The height and text size. @default 'medium' */
  size?: (typeof buttonSizes)[number];
  /** Fills the width of the container. @default false */
  fullWidth?: boolean;
  /** An `Icon` before the label. */
  icon?: ReactNode;
}

/** A link that looks like a button. Use it for navigation; for actions, use `Button`. */
export function ButtonLink({
  children,
  tone = 'accent',
  size = 'medium',
  fullWidth = false,
  icon,
  ...target
}: ButtonLinkProps) {
  return (
    <Anchor {...targetAttributes(target)} className={classes(button, tones[tone], sizes[size], fullWidth && full)}>
      {icon}
      {withNewTabMark(ownElement(children), target.newTab)}
    </Anchor>
  );
}
