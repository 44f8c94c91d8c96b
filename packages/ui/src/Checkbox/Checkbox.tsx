import type { ReactNode, Ref } from 'react';
import { field } from '../Field/Field.css.ts';
import { FieldError, FieldHint, useFieldControl } from '../Field/Field.tsx';
import { box, input, notes, row, tick, words } from './Checkbox.css.ts';

export interface CheckboxProps {
  /** The accessible name; it may hold a link, as to the terms. */
  label: ReactNode;
  /** Of the entry in form data. */
  name?: string;
  /** Whether it is ticked, where the screen keeps it. */
  checked?: boolean;
  /** Whether it is ticked at first, where the form keeps it. */
  defaultChecked?: boolean;
  /** With whether it is ticked now. */
  onChange?: (checked: boolean) => void;
  /** What ticking it means. */
  hint?: ReactNode;
  /** Why it has to be ticked. Announced when it appears. */
  error?: ReactNode;
  /** @default false */
  required?: boolean;
  /** @default false */
  disabled?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** Yes or no, taking effect when the form is sent. */
export function Checkbox({ label, hint, error, required, onChange, ...rest }: CheckboxProps) {
  const { control, hintId, errorId } = useFieldControl({ hint, error, required });
  return (
    <div className={field}>
      <label className={row}>
        <span className={box}>
          <input
            {...rest}
            {...control}
            type="checkbox"
            onChange={(event) => onChange?.(event.target.checked)}
            className={input}
          />
          <svg
            aria-hidden
            className={tick}
            width="14"
            height="14"
            viewBox="0 0 14 14"
            fill="none"
            stroke="currentColor"
            strokeWidth="2.25"
            strokeLinecap="round"
            strokeLinejoin="round"
          >
            <path d="m2.5 7.5 3 3 6-7" />
          </svg>
        </span>
        <span className={words}>{label}</span>
      </label>
      {(error || hint) && (
        <div className={notes}>
          {error && <FieldError id={errorId}>{error}</FieldError>}
          {hint && <FieldHint id={hintId}>{hint}</FieldHint>}
        </div>
      )}
    </div>
  );
}
