import type { FocusEventHandler, HTMLInputAutoCompleteAttribute, KeyboardEventHandler, ReactNode, Ref } from 'react';
import { classes } from '../Box/element.ts';
import {
  afterLeading,
  control as controlClass,
  leadingSlot,
  trailingSlot,
  well,
  wellSizes,
  wellStates,
} from '../Field/control.css.ts';
import { Field, type FieldLabelling } from '../Field/Field.tsx';
import { useTakenOver } from '../Hydration/useTakenOver.ts';

export const inputSizes = ['small', 'medium'] as const;
export const textInputTypes = ['text', 'email', 'tel', 'url', 'search', 'password'] as const;

export interface TextInputProps extends FieldLabelling {
  /** The name of the entry in form data. */
  name?: string;
  /** The text (controlled). */
  value?: string;
  /** The initial text (uncontrolled). */
  defaultValue?: string;
  /** Called with the new text on every change. */
  onChange?: (value: string) => void;
  /** The autofill hint for the browser, e.g. `username`, `tel`, `one-time-code` or `off`. */
  autoComplete?: HTMLInputAutoCompleteAttribute;
  /** The input type. For passwords and searches, use `PasswordInput` and `SearchInput`. @default 'text' */
  type?: (typeof textInputTypes)[number];
  /** The virtual keyboard. */
  inputMode?: 'text' | 'numeric' | 'decimal' | 'tel' | 'email' | 'search';
  /** The label of the Enter key on a virtual keyboard. */
  enterKeyHint?: 'done' | 'go' | 'next' | 'search' | 'send';
  /** An example of the expected input. It does not replace the label. */
  placeholder?: string;
  /** The maximum number of characters. */
  maxLength?: number;
  /** The height and text size. On touch devices `small` is as tall as the touch size. @default 'medium' */
  size?: (typeof inputSizes)[number];
  /** An `Icon` or a symbol such as ฿ before the text. */
  leading?: ReactNode;
  /** Content after the text, e.g. an `IconButton` or a captcha picture. */
  trailing?: ReactNode;
  /** Disables the input. @default false */
  disabled?: boolean;
  /** Makes the text selectable but not editable. @default false */
  readOnly?: boolean;
  /** The automatic capitalisation of virtual keyboards. @default 'none' */
  autoCapitalize?: 'none' | 'sentences' | 'words';
  /** Enables the browser's spell checker. @default false */
  spellCheck?: boolean;
  /** Focuses the input when it is mounted. Use it only in response to a user action. @default false */
  autoFocus?: boolean;
  /** Called when the input loses the focus. */
  onBlur?: FocusEventHandler<HTMLInputElement>;
  /** Called before a key takes effect. */
  onKeyDown?: KeyboardEventHandler<HTMLInputElement>;
  /** A ref to the input element. */
  ref?: Ref<HTMLInputElement>;
}

/** A single-line text input. */
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
  ref,
  ...rest
}: TextInputProps) {
  const input = useTakenOver(ref, ({ value, defaultValue }) => {
    if (value !== defaultValue) onChange?.(value);
  });
  const state = disabled ? 'disabled' : error ? 'invalid' : rest.readOnly ? 'readonly' : 'ready';
  return (
    <Field {...{ label, labelHidden, hint, error, required, aside }}>
      {(control) => (
        <div className={classes(well, wellSizes[size], wellStates[state])}>
          {leading && <span className={leadingSlot}>{leading}</span>}
          <input
            {...rest}
            {...control}
            ref={input}
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
