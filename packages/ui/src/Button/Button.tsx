import type { MouseEventHandler, ReactNode, Ref } from 'react';
import { Spinner } from '../Spinner/Spinner.tsx';
import { button, spinnerSlot } from './Button.css.ts';

export const buttonTones = ['accent', 'money', 'negative', 'soft', 'outline', 'quiet'] as const;
export const buttonSizes = ['small', 'medium'] as const;

export interface ButtonProps {
  /** The accessible name: visible text, with an icon beside it if you like. */
  children: ReactNode;
  /** One `accent` per view; `money` for deposits and wins; `negative` for what cannot be undone. @default 'accent' */
  tone?: (typeof buttonTones)[number];
  /** @default 'medium' */
  size?: (typeof buttonSizes)[number];
  /** Fills the line it stands on. @default false */
  fullWidth?: boolean;
  /** Stays focusable and keeps its width, ignores presses, and is announced as busy. @default false */
  busy?: boolean;
  /** @default false */
  disabled?: boolean;
  /** @default 'button' */
  type?: 'button' | 'submit' | 'reset';
  /** Drawn before the text. */
  icon?: ReactNode;
  onClick?: MouseEventHandler<HTMLButtonElement>;
  /** For a button that opens something: what it controls and whether that is open. */
  'aria-expanded'?: boolean;
  'aria-controls'?: string;
  'aria-haspopup'?: 'menu' | 'dialog' | 'listbox';
  'aria-describedby'?: string;
  ref?: Ref<HTMLButtonElement>;
}

/** Something to press. For going somewhere, use `ButtonLink`. */
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
      // A busy submit button must not submit again: the press ends here.
      onClick={busy ? (event) => event.preventDefault() : onClick}
      className={button({ tone, size, width: fullWidth ? 'full' : 'auto' })}
    >
      {busy ? (
        <span className={spinnerSlot}>
          <Spinner size="small" />
        </span>
      ) : (
        icon
      )}
      {children}
    </button>
  );
}
