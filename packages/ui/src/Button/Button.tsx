import type { MouseEventHandler, ReactNode, Ref } from 'react';
import { classes } from '../Box/element.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import { ownElement } from '../Text/ownElement.tsx';
import { button, full, sizes, spinnerSlot, tones } from './Button.css.ts';

export const buttonTones = ['accent', 'money', 'negative', 'soft', 'outline', 'quiet'] as const;
export const buttonSizes = ['small', 'medium'] as const;

export interface ButtonProps {
  /** The visible label, which is also the accessible name. */
  children: ReactNode;
  /**
   * The colours. Use one `accent` button per view, `money` for deposits and wins, `negative` for irreversible actions.
   * @default 'accent'
   */
  tone?: (typeof buttonTones)[number];
  /** The height and text size. @default 'medium' */
  size?: (typeof buttonSizes)[number];
  /** Fills the width of the container. @default false */
  fullWidth?: boolean;
  /** Shows a spinner and ignores clicks. The button stays focusable and is announced as busy. @default false */
  busy?: boolean;
  /** Disables the button and removes it from the tab order. @default false */
  disabled?: boolean;
  /** The behaviour inside a form. @default 'button' */
  type?: 'button' | 'submit' | 'reset';
  /** An `Icon` before the label. */
  icon?: ReactNode;
  /** Called on click, tap, Enter and Space, unless busy or disabled. */
  onClick?: MouseEventHandler<HTMLButtonElement>;
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

/** A button that triggers an action. For navigation, use `ButtonLink`. */
export function Button({
  children,
  tone = 'accent',
  size = 'medium',
  fullWidth = false,
  busy = false,
  disabled = false,
  type = 'button',
  icon,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      // Prevents a busy submit button from submitting the form again.
      onClick={busy ? (event) => event.preventDefault() : onClick}
      className={classes(button, tones[tone], sizes[size], fullWidth && full)}
    >
      {busy ? (
        <span className={spinnerSlot}>
          <Spinner size="small" />
        </span>
      ) : (
        icon
      )}
      {ownElement(children)}
    </button>
  );
}
