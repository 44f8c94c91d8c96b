import { Search, X } from 'lucide-react';
import { type KeyboardEvent, useRef } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { TextInput, type TextInputProps } from '../TextInput/TextInput.tsx';

export interface SearchInputProps extends Pick<
  TextInputProps,
  'label' | 'name' | 'placeholder' | 'maxLength' | 'size' | 'disabled' | 'autoFocus' | 'hint' | 'error' | 'onBlur'
> {
  /** Read out and not seen: the magnifying glass says it. @default true */
  labelHidden?: boolean;
  /** What is looked for; the screen keeps it. */
  value: string;
  /** At each key, and with '' when it is cleared. */
  onChange: (value: string) => void;
  /** The Enter key. */
  onSearch?: (value: string) => void;
  /** Names the button that empties it. */
  clearLabel: string;
  /** Answers are on their way. @default false */
  busy?: boolean;
}

/** Finds by words. The Escape key and the cross empty it. */
export function SearchInput({
  labelHidden = true,
  value,
  onChange,
  onSearch,
  clearLabel,
  busy = false,
  disabled = false,
  ...rest
}: SearchInputProps) {
  const input = useRef<HTMLInputElement>(null);

  const onKeyDown = (event: KeyboardEvent) => {
    // While a word is being composed, both keys belong to the keyboard.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && onSearch) {
      event.preventDefault();
      onSearch(value);
    }
    if (event.key === 'Escape' && value !== '') {
      // Once for the words; only the next one closes the dialog around.
      event.preventDefault();
      event.stopPropagation();
      onChange('');
    }
  };

  return (
    <TextInput
      {...rest}
      ref={input}
      type="search"
      enterKeyHint="search"
      autoComplete="off"
      labelHidden={labelHidden}
      disabled={disabled}
      value={value}
      onChange={onChange}
      onKeyDown={onKeyDown}
      leading={busy ? <Spinner size="small" /> : <Icon of={Search} />}
      trailing={
        value !== '' &&
        !disabled && (
          <IconButton
            label={clearLabel}
            icon={<Icon of={X} />}
            size={rest.size}
            onClick={() => {
              onChange('');
              input.current?.focus();
            }}
          />
        )
      }
    />
  );
}
