import type { FocusEventHandler, HTMLInputAutoCompleteAttribute, KeyboardEventHandler, ReactNode, Ref } from 'react';
import { classes } from '../Box/element.ts';
import { afterLeading, control as controlClass, leadingSlot, trailingSlot, well } from '../Field/control.css.ts';
import { Field, type FieldLabelling } from '../Field/Field.tsx';

export const inputSizes = ['small', 'medium'] as const;
export const textInputTypes = ['text', 'email', 'tel', 'url', 'search', 'password'] as const;

export interface TextInputProps extends FieldLabelling {
  /** Of the entry in form data. */
  name?: string;
  /** What stands in it, where the screen keeps it. */
  value?: string;
  /** What stands in it at first, where the form keeps it. */
  defaultValue?: string;
  /** At each change, with all that stands in it now. */
  onChange?: (value: string) => void;
  /** What the browser may fill in: 'username', 'tel', 'one-time-code', 'off'… */
  autoComplete?: HTMLInputAutoCompleteAttribute;
  /** For passwords and searches there are components of their own. @default 'text' */
  type?: (typeof textInputTypes)[number];
  /** Which keyboard a phone shows. */
  inputMode?: 'text' | 'numeric' | 'decimal' | 'tel' | 'email' | 'search';
  /** What the phone's Enter key says. */
  enterKeyHint?: 'done' | 'go' | 'next' | 'search' | 'send';
  /** An example of what to type; never in place of a label. */
  placeholder?: string;
  /** More than this cannot be typed. */
  maxLength?: number;
  /** `small` for tight places such as a top bar; on touch it is as tall as the other. @default 'medium' */
  size?: (typeof inputSizes)[number];
  /** An `Icon` or a sign such as ฿, inside, before the text. */
  leading?: ReactNode;
  /** Inside, after the text: an `IconButton`, a picture with a code. */
  trailing?: ReactNode;
  /** @default false */
  disabled?: boolean;
  /** Can be read, selected and copied, and not changed. @default false */
  readOnly?: boolean;
  /** @default 'none' */
  autoCapitalize?: 'none' | 'sentences' | 'words';
  /** @default false */
  spellCheck?: boolean;
  /** Takes the focus when it appears: only what the player has just asked for. */
  autoFocus?: boolean;
  /** When the player has left it: the time to check it. */
  onBlur?: FocusEventHandler<HTMLInputElement>;
  /** Before the key takes effect. */
  onKeyDown?: KeyboardEventHandler<HTMLInputElement>;
  ref?: Ref<HTMLInputElement>;
}

/** One line of text. */
export function TextInput({
  label,
  labelHidden,
  hint,
  error,
  required,
  aside,
  size = 'medium',
  leading,
  trailing,
  type = 'text',
  disabled = false,
  autoCapitalize = 'none',
  spellCheck = false,
  onChange,
  ...rest
}: TextInputProps) {
  const state = disabled ? 'disabled' : error ? 'invalid' : rest.readOnly ? 'readonly' : 'ready';
  return (
    <Field {...{ label, labelHidden, hint, error, required, aside }}>
      {(control) => (
        <div className={well({ size, state })}>
          {leading && <span className={leadingSlot}>{leading}</span>}
          <input
            {...rest}
            {...control}
            type={type}
            disabled={disabled}
            autoCapitalize={autoCapitalize}
            spellCheck={spellCheck}
            onChange={(event) => onChange?.(event.target.value)}
            className={classes(controlClass, leading !== undefined && afterLeading)}
          />
          {trailing && <span className={trailingSlot}>{trailing}</span>}
        </div>
      )}
    </Field>
  );
}
