import type { MouseEvent } from 'react';

/** Click handler for a link with its own navigation. Clicks that open a new tab or window keep the browser's behaviour. */
export const onPlainClick =
  (follow: () => void) =>
  (event: MouseEvent): void => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    follow();
  };
