import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { errorIcon, errorText, field, head, hintText, label as labelClass, mark } from './Field.css.ts';

export interface FieldLabelling {
  /** The accessible name of the control. */
  label: string;
  /** Read out and not seen, where the place says what it is for. @default false */
  labelHidden?: boolean;
  /** How to fill it in; said before anything goes wrong. */
  hint?: ReactNode;
  /** What is wrong with it and what to do. Announced when it appears. */
  error?: ReactNode;
  /** Marks it as required; checking is up to the form. @default false */
  required?: boolean;
  /** At the end of the label's line: a link such as “forgot your password?”. */
  aside?: ReactNode;
}

/** What ties a control to its field: to be spread on the element that takes the focus. */
export interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

export interface FieldProps extends FieldLabelling {
  /** Draws the control. */
  children: (control: FieldControl) => ReactNode;
}

/** Where it went wrong, with a mark that does not rely on colour. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <div id={id} role="alert" className={errorText}>
      <span className={errorIcon}>
        <Icon of={CircleAlert} size="small" />
      </span>
      <span>{children}</span>
    </div>
  );
}

export function FieldHint({ id, children }: { id: string; children: ReactNode }) {
  return (
    <div id={id} className={hintText}>
      {children}
    </div>
  );
}

/** The ids and attributes of a control with a hint and an error. */
export function useFieldControl({ hint, error, required }: Pick<FieldLabelling, 'hint' | 'error' | 'required'>) {
  const id = useId();
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  const control: FieldControl = {
    id,
    // The error first: it is what the player needs to hear now.
    'aria-describedby': [errorId, hintId].filter(Boolean).join(' ') || undefined,
    'aria-invalid': error ? true : undefined,
    'aria-required': required || undefined,
  };
  return { control, hintId: `${id}-hint`, errorId: `${id}-error` };
}

/** Label, hint and error around one control. The kit's inputs have it inside; use it for a control of your own. */
export function Field({ label, labelHidden = false, hint, error, required = false, aside, children }: FieldProps) {
  const { control, hintId, errorId } = useFieldControl({ hint, error, required });
  const name = <label htmlFor={control.id}>{label}</label>;
  return (
    <div className={field}>
      {labelHidden ? (
        <VisuallyHidden>{name}</VisuallyHidden>
      ) : (
        <div className={head}>
          <span className={labelClass}>
            {name}
            {required && (
              <span aria-hidden className={mark}>
                *
              </span>
            )}
          </span>
          {aside}
        </div>
      )}
      {children(control)}
      {error && <FieldError id={errorId}>{error}</FieldError>}
      {hint && <FieldHint id={hintId}>{hint}</FieldHint>}
    </div>
  );
}
