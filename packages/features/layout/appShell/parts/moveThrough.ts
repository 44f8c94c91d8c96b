import type { KeyboardEvent } from 'react';

const steps = {
  horizontal: { ArrowRight: 1, ArrowLeft: -1 },
  both: { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 },
} as const;

/**
 * Moves the focus among the elements that match `selector`: arrow keys with wrap-around, Home and End. Ignores events from
 * other elements. Returns true when it handled the event.
 */
export function moveThrough(
  event: KeyboardEvent<HTMLElement>,
  selector: string,
  direction: keyof typeof steps,
): boolean {
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>(selector)];
  const index = stops.indexOf(event.target as HTMLElement);
  if (index === -1) return false;
  const step = (steps[direction] as Readonly<Record<string, number>>)[event.key];
  const next =
    event.key === 'Home'
      ? 0
      : event.key === 'End'
        ? stops.length - 1
        : step && (index + step + stops.length) % stops.length;
  if (next === undefined) return false;
  event.preventDefault();
  stops[next]?.focus();
  return true;
}
