import type { Ref } from 'react';
import { classes } from '../Box/element.ts';
import { control as controlClass, well, wellSizes, wellStates } from '../Field/control.css.ts';
import { Field, type FieldLabelling } from '../Field/Field.tsx';
import { Text } from '../Text/Text.tsx';
import { countLetters } from './countLetters.ts';
import { area } from './TextArea.css.ts';

export interface TextAreaProps extends Omit<FieldLabelling, 'aside'> {
  /** The text. */
  value: string;
  /** Called with the new text on every change. */
  onChange: (value: string) => void;
  /** The largest number of letters as a reader counts them. Shown with the current number; not enforced. */
  most?: number;
  /** Returns the count in words, read out instead of “12/140”. */
  countLabel?: (count: number, most: number) => string;
  /** The number of visible lines. @default 3 */
  rows?: number;
  /** Disables the input. @default false */
  disabled?: boolean;
  /** A ref to the input element. */
  ref?: Ref<HTMLTextAreaElement>;
}

/** A text input of several lines. A text that is too long stays as typed; the form reports it. */
export function TextArea(props: TextAreaProps) {
  const { label, labelHidden, hint, error, required, value, onChange, most, countLabel, ref } = props;
  const { rows = 3, disabled = false } = props;
  const count = most === undefined ? 0 : countLetters(value);
  const aside = most !== undefined && (
    <Text as="span" size="sm" numeric tone={count > most ? 'negative' : 'muted'}>
      {countLabel === undefined ? `${count}/${most}` : countLabel(count, most)}
    </Text>
  );
  const state = disabled ? 'disabled' : error ? 'invalid' : 'ready';
  return (
    <Field {...{ label, labelHidden, hint, error, required, aside }}>
      {(control) => (
        <div className={classes(well, wellSizes.medium, wellStates[state])}>
          <textarea
            {...control}
            ref={ref}
            rows={rows}
            disabled={disabled}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            className={classes(controlClass, area)}
          />
        </div>
      )}
    </Field>
  );
}
