import type { ReactNode } from 'react';
import { FieldError, FieldHint, useFieldControl } from '../Field/Field.tsx';
import { Heading } from '../Heading/Heading.tsx';
import {
  card,
  cards,
  emblem,
  group,
  hintSlot,
  legend as legendClass,
  marks,
  name as nameClass,
  note,
  pair,
  radio,
  textColumn,
} from './RadioCards.css.ts';

export const radioCardColumns = ['auto', 'pair'] as const;

/** An option of `RadioCards`. */
export interface RadioCard<Value extends string> {
  /** The value of the option. */
  value: Value;
  /** The name of the option. */
  title: string;
  /** An `Icon` before the name. */
  icon?: ReactNode;
  /** Details below the name, one line each. */
  notes?: readonly string[];
  /** `Badge`s below the details. They state why an option is disabled. */
  badges?: ReactNode;
  /** Disables the option. @default false */
  disabled?: boolean;
}

export interface RadioCardsProps<Value extends string> {
  /** The heading of the group, which is also its accessible name. */
  legend: string;
  /** The name of the entry in form data. */
  name: string;
  /** The options in order. */
  options: readonly RadioCard<Value>[];
  /** The value of the selected option. */
  value: Value | null;
  /** Text below the heading. */
  hint?: ReactNode;
  /** What is wrong with the choice. Announced when it appears. */
  error?: ReactNode;
  /** The columns: as many as have room, or two of the same size for a choice between two. @default 'auto' */
  columns?: (typeof radioCardColumns)[number];
  /** Called with the value of the newly selected option. */
  onChange: (value: Value) => void;
}

/** A choice of one of a few options with details, one card each. */
export function RadioCards<Value extends string>({
  legend,
  name,
  options,
  value,
  hint,
  error,
  columns = 'auto',
  onChange,
}: RadioCardsProps<Value>) {
  const { control, hintId, errorId } = useFieldControl({ hint, error });
  return (
    <fieldset className={group} aria-describedby={control['aria-describedby']}>
      <legend className={legendClass}>
        <Heading level={3} size="md">
          {legend}
        </Heading>
      </legend>
      {hint && (
        <div className={hintSlot}>
          <FieldHint id={hintId}>{hint}</FieldHint>
        </div>
      )}
      <div className={columns === 'pair' ? pair : cards}>
        {options.map((option) => (
          <label key={option.value} className={card}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
              className={radio}
            />
            {option.icon !== undefined && <span className={emblem}>{option.icon}</span>}
            <span className={textColumn}>
              <span className={nameClass}>{option.title}</span>
              {option.notes?.map((text) => (
                <span key={text} className={note}>
                  {text}
                </span>
              ))}
              {option.badges && <span className={marks}>{option.badges}</span>}
            </span>
          </label>
        ))}
      </div>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  );
}
