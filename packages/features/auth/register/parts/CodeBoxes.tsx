import { readCode } from '#text/readDigits.ts';
import { classes } from '#ui/Box/element.ts';
import { Field } from '#ui/Field/Field.tsx';
import { box, boxes, input, nextBox, place, wrongBox } from './CodeBoxes.css.ts';

export interface CodeBoxesProps {
  readonly label: string;
  readonly name: string;
  readonly required: boolean;
  readonly error: string | undefined;
  readonly value: string;
  /** The usual number of digits. A longer code has more boxes. */
  readonly length: number;
  readonly onChange: (value: string) => void;
}

/** One input for a code, drawn as a box per digit. Phones fill it in from the message, and it can be pasted as a whole. */
export function CodeBoxes({ label, name, required, error, value, length, onChange }: CodeBoxesProps) {
  const digits = Array.from(readCode(value));
  const count = Math.max(length, digits.length);
  return (
    <Field label={label} labelHidden required={required} error={error}>
      {(control) => (
        <div className={place}>
          <div className={boxes} aria-hidden translate="no">
            {Array.from({ length: count }, (_, index) => (
              <span
                key={index}
                className={classes(
                  box,
                  index === Math.min(digits.length, count - 1) && nextBox,
                  error !== undefined && wrongBox,
                )}
              >
                {digits[index]}
              </span>
            ))}
          </div>
          <input
            {...control}
            name={name}
            className={input}
            inputMode="numeric"
            autoComplete="one-time-code"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="go"
            maxLength={255}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
        </div>
      )}
    </Field>
  );
}
