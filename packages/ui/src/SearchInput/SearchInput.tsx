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
  /** Hides the label visually; the search icon shows the purpose. @default true */
  labelHidden?: boolean;
  /** The search text (controlled). */
  value: string;
  /** Called with the new text on input, and with '' when the input is cleared. */
  onChange: (value: string) => void;
  /** Called with the text when the user presses Enter. */
  onSearch?: (value: string) => void;
  /** The name of the clear button. */
  clearLabel: string;
  /** Shows a spinner while results are loading. @default false */
  busy?: boolean;
}

/** A search input. Escape and the clear button empty it. */
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
    // During IME composition, Enter and Escape belong to the input method.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && onSearch) {
      event.preventDefault();
      onSearch(value);
    }
    if (event.key === 'Escape' && value !== '') {
      // Only the next Escape closes a surrounding dialog.
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
