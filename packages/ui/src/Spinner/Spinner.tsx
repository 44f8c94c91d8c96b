import { spinner } from './Spinner.css.ts';

export const spinnerSizes = ['small', 'large'] as const;

export interface SpinnerProps {
  /** The diameter: 1em or 2.5em. @default 'large' */
  size?: (typeof spinnerSizes)[number];
  /** Announced politely. Omit it if the surrounding text announces the loading state. */
  label?: string;
}

/** Shows that something is loading. If the shape of the content is known, use `Skeleton`. */
export function Spinner({ size = 'large', label }: SpinnerProps) {
  return (
    <span
      role={label === undefined ? undefined : 'status'}
      aria-label={label}
      aria-hidden={label === undefined || undefined}
    >
      <span className={spinner[size]} />
    </span>
  );
}
