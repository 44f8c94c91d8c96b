import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { TextInput, type TextInputProps } from '../TextInput/TextInput.tsx';

export interface PasswordInputProps extends Omit<
  TextInputProps,
  'type' | 'trailing' | 'inputMode' | 'autoComplete' | 'autoCapitalize' | 'spellCheck'
> {
  /** Tells password managers whether to fill in the current password or to suggest a new one. */
  autoComplete: 'current-password' | 'new-password' | 'off';
  /** The virtual keyboard. Use `numeric` only for passwords of digits. @default 'text' */
  inputMode?: 'text' | 'numeric';
  /** The name of the button while the password is hidden. */
  showLabel: string;
  /** The name of the button while the password is visible. */
  hideLabel: string;
}

/** A password input with a button that reveals the password. */
export function PasswordInput({ showLabel, hideLabel, disabled, size, ...rest }: PasswordInputProps) {
  const [shown, setShown] = useState(false);
  return (
    <TextInput
      {...rest}
      size={size}
      disabled={disabled}
      type={shown ? 'text' : 'password'}
      trailing={
        <IconButton
          label={shown ? hideLabel : showLabel}
          icon={<Icon of={shown ? EyeOff : Eye} />}
          size={size}
          disabled={disabled}
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
}
