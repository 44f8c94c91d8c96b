import type { Ref } from 'react';
import type { FieldLabelling } from '../Field/Field.tsx';
import { PasswordInput } from '../PasswordInput/PasswordInput.tsx';
import { readPin } from './readPin.ts';

export interface PinFieldProps extends FieldLabelling {
  /** The name of the entry in form data. */
  name?: string;
  /** The digits entered so far. */
  value: string;
  /** Called with the digits, in the form 0–9. Thai digits are converted; other characters are dropped. */
  onChange: (digits: string) => void;
  /** The largest number of digits. @default 6 */
  length?: number;
  /** The name of the button while the digits are hidden. */
  showLabel: string;
  /** The name of the button while the digits are visible. */
  hideLabel: string;
  /** The label of the Enter key on a virtual keyboard. */
  enterKeyHint?: 'done' | 'go' | 'next' | 'send';
  /** Disables the input. @default false */
  disabled?: boolean;
  /** A ref to the input element. */
  ref?: Ref<HTMLInputElement>;
}

/**
 * An input for a secret of digits, such as a payment password. Browsers neither store nor suggest it. It never submits by
 * itself: the last digit can be wrong.
 */
export function PinField({ length = 6, onChange, ...rest }: PinFieldProps) {
  return (
    <PasswordInput
      {...rest}
      inputMode="numeric"
      autoComplete="off"
      // No `maxLength`: the browser would cut a pasted text before its spaces are dropped.
      onChange={(text) => onChange(readPin(text, length))}
    />
  );
}
