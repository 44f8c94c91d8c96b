import { type MouseEvent, type PointerEvent, useRef } from 'react';

/** How long a finger rests on a row until that counts, in ms. */
const holdMs = 500;
/** How far it may move meanwhile, in px. */
const slack = 10;

/**
 * Returns the properties of a row that a finger can hold. The click, and the menu of the browser, that would follow are left out.
 * None without `onHold`. A mouse and a keyboard have other ways.
 */
export function useHold<Row>(onHold: ((row: Row) => void) | undefined): (row: Row) => object {
  const begun = useRef<{ readonly x: number; readonly y: number; readonly timer: number } | null>(null);
  const held = useRef(false);
  if (onHold === undefined) return () => ({});
  const stop = (): void => {
    window.clearTimeout(begun.current?.timer);
    begun.current = null;
  };
  return (row) => ({
    onPointerDown({ pointerType, clientX, clientY }: PointerEvent) {
      held.current = false;
      if (pointerType === 'mouse') return;
      stop();
      const timer = window.setTimeout(() => {
        begun.current = null;
        held.current = true;
        onHold(row);
      }, holdMs);
      begun.current = { x: clientX, y: clientY, timer };
    },
    onPointerMove({ clientX, clientY }: PointerEvent) {
      const { current } = begun;
      if (current !== null && Math.hypot(clientX - current.x, clientY - current.y) > slack) stop();
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    onPointerLeave: stop,
    onClickCapture(event: MouseEvent) {
      if (!held.current) return;
      held.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
    onContextMenu(event: MouseEvent) {
      // By a finger: it would cover what the hold has opened.
      if (held.current || begun.current !== null) event.preventDefault();
    },
  });
}
