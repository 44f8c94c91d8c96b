import { type KeyboardEvent, type Ref, useState } from 'react';
import { classes } from '../Box/element.ts';
import { control as controlClass, well, wellSizes, wellStates } from '../Field/control.css.ts';
import { Field, type FieldLabelling } from '../Field/Field.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { latinDigits } from '../text/latinDigits.ts';
import { input as inputClass, number, row } from './Stepper.css.ts';

export interface StepperProps extends FieldLabelling {
  /** The number. */
  value: number;
  /** Called with a number from `min` to `max`. */
  onChange: (value: number) => void;
  /** The smallest number. @default 1 */
  min?: number;
  /** The largest number. */
  max: number;
  /** The name of the button that takes one away. */
  decreaseLabel: string;
  /** The name of the button that adds one. */
  increaseLabel: string;
  /** Disables the input and both buttons. @default false */
  disabled?: boolean;
  /** A ref to the input element. */
  ref?: Ref<HTMLInputElement>;
}

/** An input for a small whole number, such as a quantity, with a button on either side. */
export function Stepper(props: StepperProps) {
  const { value, onChange, min = 1, max, decreaseLabel, increaseLabel, disabled = false, ref } = props;
  const { label, labelHidden, hint, error, required, aside } = props;
  /** What is typed, until it is a number in the range or the focus leaves. */
  const [typed, setTyped] = useState<string | null>(null);
  const change = (next: number): void => {
    setTyped(null);
    const within = Math.min(Math.max(next, min), max);
    if (within !== value) onChange(within);
  };
  const type = (text: string): void => {
    const digits = latinDigits(text).replaceAll(/\D/g, '');
    const next = Number(digits);
    if (digits !== '' && next >= min && next <= max) change(next);
    else setTyped(digits);
  };
  const press = (event: KeyboardEvent): void => {
    const next = { ArrowUp: value + 1, ArrowDown: value - 1, Home: min, End: max }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    change(next);
  };
  return (
    <Field {...{ label, labelHidden, hint, error, required, aside }}>
      {(control) => (
        <div className={row}>
          <IconButton
            label={decreaseLabel}
            tone="outline"
            icon={<span aria-hidden>−</span>}
            // The arrow keys do the same.
            tabIndex={-1}
            disabled={disabled || value <= min}
            onClick={() => change(value - 1)}
          />
          <div
            className={classes(
              well,
              wellSizes.medium,
              wellStates[disabled ? 'disabled' : error ? 'invalid' : 'ready'],
              number,
            )}
          >
            <input
              {...control}
              ref={ref}
              role="spinbutton"
              aria-valuenow={value}
              aria-valuemin={min}
              aria-valuemax={max}
              inputMode="numeric"
              autoComplete="off"
              disabled={disabled}
              value={typed ?? String(value)}
              onChange={(event) => type(event.target.value)}
              onKeyDown={press}
              onBlur={() => change(typed === null || typed === '' ? value : Number(typed))}
              className={classes(controlClass, inputClass)}
            />
          </div>
          <IconButton
            label={increaseLabel}
            tone="outline"
            icon={<span aria-hidden>+</span>}
            tabIndex={-1}
            disabled={disabled || value >= max}
            onClick={() => change(value + 1)}
          />
        </div>
      )}
    </Field>
  );
}
