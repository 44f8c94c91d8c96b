import { make } from '../shared/dom.ts';

/** Renders a number as a row of balls. Screen readers read its digits. */
export function balls(number: string, size: 'large' | 'small' = 'small'): HTMLElement {
  const row = make('span', `balls ${size}`, ...[...number].map((digit) => make('i', 'ball', make('b', '', digit))));
  row.setAttribute('role', 'img');
  row.ariaLabel = [...number].join(' ');
  return row;
}
