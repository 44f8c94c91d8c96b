import { type MouseEvent, type PointerEvent, useRef } from 'react';

/** A finger that has moved so far, in px, and mostly sideways, has swiped. */
const least = 40;

interface Start {
  readonly x: number;
  readonly y: number;
}

/**
 * Handlers of a list in which a finger swipes over prices to the next or the previous kind of bet. A shortcut: the switch
 * above the list does the same.
 */
export function useSwipe(onTurn: (by: 1 | -1) => void) {
  const start = useRef<Start>(null);
  const swiped = useRef(false);
  return {
    onPointerDown({ pointerType, clientX: x, clientY: y, target }: PointerEvent) {
      swiped.current = false;
      const onPrices = (target as Element).closest('[role="group"]') !== null;
      start.current = pointerType === 'touch' && onPrices ? { x, y } : null;
    },
    onPointerUp({ clientX, clientY }: PointerEvent) {
      const { current: from } = start;
      start.current = null;
      if (from === null) return;
      const [across, down] = [clientX - from.x, Math.abs(clientY - from.y)];
      if (Math.abs(across) < least || Math.abs(across) < 2 * down) return;
      swiped.current = true;
      onTurn(across < 0 ? 1 : -1);
    },
    onPointerCancel() {
      start.current = null;
    },
    /** The price under the finger is not picked. */
    onClickCapture(event: MouseEvent) {
      if (!swiped.current) return;
      swiped.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
