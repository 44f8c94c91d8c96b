import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { TextInput, type TextInputProps } from '../TextInput/TextInput.tsx';

export interface PasswordInputProps extends Omit<
  TextInputProps,
  'type' | 'trailing' | 'inputMode' | 'autoComplete' | 'autoCapitalize' | 'spellCheck'
> {
  /** So that password managers fill in the old one and offer a new one. */
  autoComplete: 'current-password' | 'new-password' | 'off';
  /** Only where a password is digits. @default 'text' */
  inputMode?: 'text' | 'numeric';
  /** Names the button while the characters are hidden. */
  showLabel: string;
  /** Names the button while they are shown. */
  hideLabel: string;
}

/** A password, with a button that shows it. */
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
