import { type FocusEvent, type PointerEvent, useRef } from 'react';

/** Handlers of a list that tell when the pointer or the focus is in it. */
export function useAttention(onHold: (held: boolean) => void) {
  const has = useRef({ pointer: false, focus: false });
  const set = (change: Partial<typeof has.current>): void => {
    Object.assign(has.current, change);
    onHold(has.current.pointer || has.current.focus);
  };
  return {
    onPointerEnter: ({ pointerType }: PointerEvent) => {
      // A finger that scrolls past is no look at a row; one that taps brings the focus.
      if (pointerType === 'mouse') set({ pointer: true });
    },
    onPointerLeave: () => set({ pointer: false }),
    onFocus: () => set({ focus: true }),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) set({ focus: false });
    },
  };
}
