import type { ReactNode, Ref } from 'react';
import { field } from '../Field/Field.css.ts';
import { FieldError, FieldHint, useFieldControl } from '../Field/Field.tsx';
import { useTakenOver } from '../Hydration/useTakenOver.ts';
import { box, input, notes, row, tick, textColumn } from './Checkbox.css.ts';

export interface CheckboxProps {
  /** The label, which is also the accessible name. It may contain a link, e.g. to the terms. */
  label: ReactNode;
  /** The name of the entry in form data. */
  name?: string;
  /** Whether it is checked (controlled). */
  checked?: boolean;
  /** Whether it is checked initially (uncontrolled). */
  defaultChecked?: boolean;
  /** Called with the new state. */
  onChange?: (checked: boolean) => void;
  /** Explains what checking the box means. */
  hint?: ReactNode;
  /** The validation error. Announced when it appears. */
  error?: ReactNode;
  /** Marks the box as required. Validation is up to the form. @default false */
  required?: boolean;
  /** Disables the box. @default false */
  disabled?: boolean;
  /** A ref to the input element. */
  ref?: Ref<HTMLInputElement>;
}

/** A yes/no choice that takes effect when the form is submitted. */
export function Checkbox({ label, hint, error, required, onChange, ref, ...rest }: CheckboxProps) {
  const element = useTakenOver(ref, ({ checked, defaultChecked }) => {
    if (checked !== defaultChecked) onChange?.(checked);
  });
  const { control, hintId, errorId } = useFieldControl({ hint, error, required });
  return (
    <div className={field}>
      <label className={row}>
        <span className={box}>
          <input
            {...rest}
            {...control}
            ref={element}
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
        <span className={textColumn}>{label}</span>
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
