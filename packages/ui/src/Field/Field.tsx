import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { aside as asideClass, errorIcon, errorText, field, foot, head, hintText, mark, notes } from './Field.css.ts';

/** Props shared by all inputs with a label. */
export interface FieldLabelling {
  /** The label, which is also the accessible name of the control. */
  label: string;
  /** Hides the label visually. Use it where the context makes the purpose clear. @default false */
  labelHidden?: boolean;
  /** Explains the expected input. */
  hint?: ReactNode;
  /** The validation error and how to fix it. Announced when it appears. */
  error?: ReactNode;
  /** Marks the field as required. Validation is up to the form. @default false */
  required?: boolean;
  /**
   * Content at the end of the line below the control, e.g. a link “forgot your password?”. The Tab key reaches it after the
   * control.
   */
  aside?: ReactNode;
}

/** Attributes that connect a control to its field. Spread them on the focusable element. */
export interface FieldControl {
  /** The id that the label refers to. */
  id: string;
  /** The ids of the error and the hint. */
  'aria-describedby': string | undefined;
  /** True if there is an error. */
  'aria-invalid': true | undefined;
  /** True if the field is required. */
  'aria-required': true | undefined;
}

export interface FieldProps extends FieldLabelling {
  /** Renders the control with the given attributes. */
  children: (control: FieldControl) => ReactNode;
}

interface FieldNoteProps {
  /** The id that the `aria-describedby` of the control names. */
  id: string;
  /** The text. */
  children: ReactNode;
}

/** A validation error with an icon, so that it does not rely on colour. */
export function FieldError({ id, children }: FieldNoteProps) {
  return (
    <div id={id} role="alert" className={errorText}>
      <span className={errorIcon}>
        <Icon of={CircleAlert} size="small" />
      </span>
      <span>{children}</span>
    </div>
  );
}

/** A hint below a control. */
export function FieldHint({ id, children }: FieldNoteProps) {
  return (
    <div id={id} className={hintText}>
      {children}
    </div>
  );
}

/** Returns the attributes of a control and the ids of its hint and error. */
export function useFieldControl({ hint, error, required }: Pick<FieldLabelling, 'hint' | 'error' | 'required'>) {
  const id = useId();
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  const control: FieldControl = {
    id,
    // The error first: it is the more urgent one.
    'aria-describedby': [errorId, hintId].filter(Boolean).join(' ') || undefined,
    'aria-invalid': error ? true : undefined,
    'aria-required': required || undefined,
  };
  return { control, hintId: `${id}-hint`, errorId: `${id}-error` };
}

/** Label, hint and error around one control. The kit's inputs include it; use it for custom controls. */
export function Field({ label, labelHidden = false, hint, error, required = false, aside, children }: FieldProps) {
  const { control, hintId, errorId } = useFieldControl({ hint, error, required });
  const name = <label htmlFor={control.id}>{label}</label>;
  const below = (
    <>
      {error && <FieldError id={errorId}>{error}</FieldError>}
      {hint && <FieldHint id={hintId}>{hint}</FieldHint>}
    </>
  );
  return (
    <div className={field}>
      {labelHidden ? (
        <VisuallyHidden>{name}</VisuallyHidden>
      ) : (
        <span className={head}>
          {name}
          {required && (
            <span aria-hidden className={mark}>
              *
            </span>
          )}
        </span>
      )}
      {children(control)}
      {aside ? (
        <div className={foot}>
          <div className={notes}>{below}</div>
          <div className={asideClass}>{aside}</div>
        </div>
      ) : (
        below
      )}
    </div>
  );
}
