import { ChevronDown } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { classes } from '../Box/element.ts';
import { afterLeading, control as controlClass, leadingSlot, well } from '../Field/control.css.ts';
import { Field, type FieldLabelling } from '../Field/Field.tsx';
import { Icon } from '../Icon/Icon.tsx';
import type { inputSizes } from '../TextInput/TextInput.tsx';
import { arrow, option as optionClass, select } from './Select.css.ts';

export interface SelectOption<Value extends string> {
  value: Value;
  label: string;
  /** @default false */
  disabled?: boolean;
}

export interface SelectProps<Value extends string> extends FieldLabelling {
  /** In the order in which they are shown. */
  options: readonly SelectOption<Value>[];
  /** Of the entry in form data. */
  name?: string;
  /** What is chosen, where the screen keeps it; '' is nothing yet. */
  value?: Value | '';
  /** What is chosen at first, where the form keeps it. */
  defaultValue?: Value | '';
  /** With what has been chosen. */
  onChange?: (value: Value) => void;
  /** Shown while nothing is chosen. Without it, the first option is. */
  placeholder?: string;
  /** `small` for tight places such as a top bar; on touch it is as tall as the other. @default 'medium' */
  size?: (typeof inputSizes)[number];
  /** An `Icon`, inside, before the text. */
  leading?: ReactNode;
  /** What the browser may fill in. */
  autoComplete?: string;
  /** @default false */
  disabled?: boolean;
  ref?: Ref<HTMLSelectElement>;
}

/** One of a few, in the device's own list: a wheel on a phone, type-ahead on a keyboard. */
export function Select<Value extends string>({
  label,
  labelHidden,
  hint,
  error,
  required,
  aside,
  options,
  placeholder,
  size = 'medium',
  leading,
  disabled = false,
  value,
  defaultValue,
  onChange,
  ...rest
}: SelectProps<Value>) {
  const state = disabled ? 'disabled' : error ? 'invalid' : 'ready';
  const chosen =
    value === undefined ? { defaultValue: defaultValue ?? (placeholder === undefined ? undefined : '') } : { value };
  return (
    <Field {...{ label, labelHidden, hint, error, required, aside }}>
      {(control) => (
        <div className={well({ size, state })}>
          {leading && <span className={leadingSlot}>{leading}</span>}
          <select
            {...rest}
            {...control}
            {...chosen}
            disabled={disabled}
            onChange={(event) => onChange?.(event.target.value as Value)}
            className={classes(controlClass, select, leading !== undefined && afterLeading)}
          >
            {placeholder !== undefined && (
              <option value="" disabled hidden>
                {placeholder}
              </option>
            )}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled} className={optionClass}>
                {option.label}
              </option>
            ))}
          </select>
          <span className={arrow}>
            <Icon of={ChevronDown} />
          </span>
        </div>
      )}
    </Field>
  );
}
