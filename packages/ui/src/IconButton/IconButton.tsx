import type { MouseEventHandler, ReactNode, Ref } from 'react';
import { button } from '../Button/Button.css.ts';
import type { buttonSizes, buttonTones } from '../Button/Button.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { iconButton } from './IconButton.css.ts';

export const iconButtonShapes = ['square', 'round'] as const;

export interface IconButtonProps {
  /** The accessible name, shown also when a pointer rests on it. */
  label: string;
  /** An `Icon` without a label. */
  icon: ReactNode;
  /** @default 'quiet' */
  tone?: (typeof buttonTones)[number];
  /** `small` looks smaller and is as easy to hit. @default 'medium' */
  size?: (typeof buttonSizes)[number];
  /** @default 'square' */
  shape?: (typeof iconButtonShapes)[number];
  /** For something that is on or off. The label stays the same in both. */
  pressed?: boolean;
  /** Stays focusable, ignores presses, and is announced as busy. @default false */
  busy?: boolean;
  /** @default false */
  disabled?: boolean;
  /** When it is pressed, unless busy or disabled. */
  onClick?: MouseEventHandler<HTMLButtonElement>;
  /** -1 keeps it out of the order of the Tab key, where another key does the same. */
  tabIndex?: -1;
  'aria-expanded'?: boolean;
  'aria-controls'?: string;
  'aria-haspopup'?: 'menu' | 'dialog' | 'listbox';
  'aria-describedby'?: string;
  ref?: Ref<HTMLButtonElement>;
}

/** A button that a drawing says enough about. */
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
      className={`${button({ tone, size })} ${iconButton({ size, shape })}`}
    >
      {busy ? <Spinner size="small" /> : icon}
    </button>
  );
}
