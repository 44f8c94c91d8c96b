import type { KeyboardEvent } from 'react';

const steps = {
  horizontal: { ArrowRight: 1, ArrowLeft: -1 },
  both: { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 },
} as const;

/**
 * Arrow keys, Home and End move the focus through what `selector` finds in the element, around its ends; for keys that
 * come from one of those. Answers whether it did.
 */
export function moveThrough(
  event: KeyboardEvent<HTMLElement>,
  selector: string,
  direction: keyof typeof steps,
): boolean {
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>(selector)];
  const at = stops.indexOf(event.target as HTMLElement);
  if (at === -1) return false;
  const step = (steps[direction] as Readonly<Record<string, number>>)[event.key];
  const next =
    event.key === 'Home'
      ? 0
      : event.key === 'End'
        ? stops.length - 1
        : step && (at + step + stops.length) % stops.length;
  if (next === undefined) return false;
  event.preventDefault();
  stops[next]?.focus();
  return true;
}
