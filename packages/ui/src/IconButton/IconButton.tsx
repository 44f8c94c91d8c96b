import type { MouseEventHandler, ReactNode, Ref } from 'react';
import { classes } from '../Box/element.ts';
import { button, sizes, tones } from '../Button/Button.css.ts';
import type { buttonSizes, buttonTones } from '../Button/Button.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { iconButton, round, squares } from './IconButton.css.ts';

export const iconButtonShapes = ['square', 'round'] as const;

export interface IconButtonProps {
  /** The accessible name, also shown as a tooltip. */
  label: string;
  /** An `Icon` without a label. */
  icon: ReactNode;
  /** The colours. @default 'quiet' */
  tone?: (typeof buttonTones)[number];
  /** The visible size. The touch target of `small` is extended to the touch size. @default 'medium' */
  size?: (typeof buttonSizes)[number];
  /** The shape. @default 'square' */
  shape?: (typeof iconButtonShapes)[number];
  /** Makes it a toggle button with this state. Keep the label the same in both states. */
  pressed?: boolean;
  /** Shows a spinner and ignores clicks. The button stays focusable and is announced as busy. @default false */
  busy?: boolean;
  /** Disables the button and removes it from the tab order. @default false */
  disabled?: boolean;
  /** Called on click, tap, Enter and Space, unless busy or disabled. */
  onClick?: MouseEventHandler<HTMLButtonElement>;
  /** -1 removes the button from the tab order. Use it only if another key has the same effect. */
  tabIndex?: -1;
  /** Whether the element that the button controls is open. */
  'aria-expanded'?: boolean;
  /** The id of the element that the button opens or closes. */
  'aria-controls'?: string;
  /** The kind of popup that the button opens. */
  'aria-haspopup'?: 'menu' | 'dialog' | 'listbox';
  /** The id of the element that describes the button. */
  'aria-describedby'?: string;
  /** A ref to the button element. */
  ref?: Ref<HTMLButtonElement>;
}

/** A button with an icon instead of a visible label. */
export function IconButton({
  label,
  icon,
  tone = 'quiet',
  size = 'medium',
  shape = 'square',
  pressed,
  busy = false,
  disabled = false,
  onClick,
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type="button"
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      disabled={disabled}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? undefined : onClick}
      className={classes(button, tones[tone], sizes[size], iconButton, squares[size], shape === 'round' && round)}
    >
      {busy ? <Spinner size="small" /> : icon}
    </button>
  );
}
