import type { ReactNode } from 'react';
import { Heading } from '../Heading/Heading.tsx';
import {
  card,
  cards,
  emblem,
  group,
  legend as legendClass,
  marks,
  name as nameClass,
  note,
  radio,
  textColumn,
} from './RadioCards.css.ts';

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
  /** Called with the value of the newly selected option. */
  onChange: (value: Value) => void;
}

/** A choice of one of a few options with details, one card each. */
export function RadioCards<Value extends string>({ legend, name, options, value, onChange }: RadioCardsProps<Value>) {
  return (
    <fieldset className={group}>
      <legend className={legendClass}>
        <Heading level={3} size="md">
          {legend}
        </Heading>
      </legend>
      <div className={cards}>
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
    </fieldset>
  );
}
