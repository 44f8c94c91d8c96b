import { ChevronDown } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { classes } from '../Box/element.ts';
import {
  afterLeading,
  control as controlClass,
  leadingSlot,
  well,
  wellSizes,
  wellStates,
} from '../Field/control.css.ts';
import { Field, type FieldLabelling } from '../Field/Field.tsx';
import { useTakenOver } from '../Hydration/useTakenOver.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { inputSizes } from '../TextInput/TextInput.tsx';
import { arrow, option as optionClass, select } from './Select.css.ts';

/** An option of a `Select`. */
export interface SelectOption<Value extends string> {
  /** The value of the option. */
  value: Value;
  /** The text of the option. */
  label: string;
  /** Disables the option. @default false */
  disabled?: boolean;
}

export interface SelectProps<Value extends string> extends FieldLabelling {
  /** The options in order. */
  options: readonly SelectOption<Value>[];
  /** The name of the entry in form data. */
  name?: string;
  /** The selected value (controlled). '' selects nothing, unless an option has it: a choice such as “all”. */
  value?: Value | '';
  /** The initially selected value (uncontrolled). @default '' with a placeholder, otherwise the first option */
  defaultValue?: Value | '';
  /** Called with the newly selected value. */
  onChange?: (value: Value) => void;
  /** Shown while nothing is selected. */
  placeholder?: string;
  /** The height and text size. On touch devices `small` is as tall as the touch size. @default 'medium' */
  size?: (typeof inputSizes)[number];
  /** An `Icon` before the text. */
  leading?: ReactNode;
  /** The autofill hint for the browser. */
  autoComplete?: string;
  /** Disables the select. @default false */
  disabled?: boolean;
  /** A ref to the select element. */
  ref?: Ref<HTMLSelectElement>;
}

/** A native select: it opens the list of the device. */
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
  ref,
  ...rest
}: SelectProps<Value>) {
  const element = useTakenOver(ref, (list) => {
    const written = list.querySelector<HTMLOptionElement>('option[selected]')?.value ?? list.value;
    if (list.value !== written) onChange?.(list.value as Value);
  });
  const state = disabled ? 'disabled' : error ? 'invalid' : 'ready';
  const chosen =
    value === undefined ? { defaultValue: defaultValue ?? (placeholder === undefined ? undefined : '') } : { value };
  return (
    <Field {...{ label, labelHidden, hint, error, required, aside }}>
      {(control) => (
        <div className={classes(well, wellSizes[size], wellStates[state])}>
          {leading && <span className={leadingSlot}>{leading}</span>}
          <select
            {...rest}
            {...control}
            {...chosen}
            ref={element}
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
              <option
                key={option.value}
                value={option.value}
                disabled={option.disabled}
                className={optionClass}
                // The browser may name a country in another way than the server.
                suppressHydrationWarning
              >
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
