import { number, step, steps as stepsClass } from './Ways.css.ts';

/** Numbered steps, one below the other. */
export function Steps({ steps }: { steps: readonly string[] }) {
  return (
    <ol role="list" className={stepsClass}>
      {steps.map((text, at) => (
        <li key={text} className={step}>
          <span className={number} aria-hidden>
            {at + 1}
          </span>
          <span>{text}</span>
        </li>
      ))}
    </ol>
  );
}
