import type { FocusEvent } from 'react';

/** Room for the focus ring, px. */
const ring = 8;

/**
 * Scrolls what has got the focus by keyboard out from under the first column, or in from the edge. Browsers do not know what lies over a
 * scroller, and leave alone what they see a part of.
 */
export function reveal({ currentTarget: area, target }: FocusEvent<HTMLElement>): void {
  const cell = target.closest('th, td');
  const first = cell?.parentElement?.firstElementChild;
  // What moves under a pointer that is pressed is not clicked.
  if (!cell || !first || cell === first || !target.matches(':focus-visible')) return;
  const { left, right } = target.getBoundingClientRect();
  const start = first.getBoundingClientRect().right + ring;
  const end = area.getBoundingClientRect().right - ring;
  if (left < start) area.scrollLeft += left - start;
  else if (right > end) area.scrollLeft += right - end;
}
