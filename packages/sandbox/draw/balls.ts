import { make } from '../stand/dom.ts';

/** A number as a row of balls; read as its digits. */
export function balls(number: string, size: 'large' | 'small' = 'small'): HTMLElement {
  const row = make('span', `balls ${size}`, ...[...number].map((digit) => make('i', 'ball', make('b', '', digit))));
  row.setAttribute('role', 'img');
  row.ariaLabel = [...number].join(' ');
  return row;
}
