import { classes } from '../Box/element.ts';
import { dot, reached, track } from './StepDots.css.ts';

export interface StepDotsProps {
  /** The position in words, such as “Step 2 of 3”. It is the accessible name. */
  label: string;
  /** The current step, from 1. */
  step: number;
  /** The number of steps. */
  of: number;
}

/** How far a short form of several steps has come. It shows the position and leads nowhere. */
export function StepDots({ label, step, of }: StepDotsProps) {
  return (
    <div role="img" aria-label={label} className={track}>
      {Array.from({ length: of }, (_, index) => (
        <span key={index} className={classes(dot, index < step && reached)} />
      ))}
    </div>
  );
}
