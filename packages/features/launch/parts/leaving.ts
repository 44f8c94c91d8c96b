import type { MouseEvent } from 'react';

/** For a link that is followed in a way of its own; who asks for another tab gets one. */
export const whenFollowed =
  (follow: () => void) =>
  (event: MouseEvent): void => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    follow();
  };
