import type { ReactNode } from 'react';
import { card, cards, group, legend as legendClass, radio } from './Choice.css.ts';

export interface ChoiceProps<Value extends string> {
  legend: string;
  name: string;
  value: Value;
  options: readonly { readonly value: Value; readonly label: string; readonly sample: ReactNode }[];
  onChange: (value: Value) => void;
}

/** A choice of one of a few samples, side by side. */
export function Choice<Value extends string>({ legend, name, value, options, onChange }: ChoiceProps<Value>) {
  return (
    <fieldset className={group}>
      <legend className={legendClass}>{legend}</legend>
      <div className={cards}>
        {options.map((option) => (
          <label key={option.value} className={card}>
            <input
              type="radio"
              className={radio}
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.sample}
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
