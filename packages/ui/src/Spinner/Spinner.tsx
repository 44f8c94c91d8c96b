import { spinner } from './Spinner.css.ts';

export const spinnerSizes = ['small', 'large'] as const;

export interface SpinnerProps {
  /** @default 'large' */
  size?: (typeof spinnerSizes)[number];
  /** Announced politely. Leave it out where the surroundings already say that something is under way. */
  label?: string;
}

/** Something is under way and has no known shape; where the shape is known, show a `Skeleton`. */
export function Spinner({ size = 'large', label }: SpinnerProps) {
  return (
    <span
      role={label === undefined ? undefined : 'status'}
      aria-label={label}
      aria-hidden={label === undefined || undefined}
    >
      <span className={spinner({ size })} />
    </span>
  );
}
