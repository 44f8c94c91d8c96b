import { type KeyboardEvent, type PointerEvent, useState } from 'react';

/** Which value of a chart is read, and the properties of the area in which a tap, a pointer or the arrow keys choose it. */
export interface Reading {
  /** From 0; null for none. */
  readonly at: number | null;
  readonly area: {
    readonly tabIndex: 0;
    readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerLeave: (event: PointerEvent<HTMLElement>) => void;
    readonly onFocus: () => void;
    readonly onBlur: () => void;
    readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  };
}

const steps: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowLeft: (at) => at - 1,
  ArrowRight: (at) => at + 1,
  Home: () => 0,
  End: (_, last) => last,
};

/** Reads one of `count` values that stand side by side over the whole width. Focus begins with the last one. */
export function useReading(count: number): Reading {
  const [at, setAt] = useState<number | null>(null);
  const last = count - 1;
  const within = (place: number): number => Math.max(0, Math.min(last, place));
  const readAt = ({ currentTarget, clientX }: PointerEvent<HTMLElement>): void => {
    const { left, width } = currentTarget.getBoundingClientRect();
    setAt(within(Math.floor(((clientX - left) / width) * count)));
  };
  return {
    at: at === null || at > last ? null : at,
    area: {
      tabIndex: 0,
      onPointerDown: readAt,
      onPointerMove: readAt,
      // A finger leaves with every tap: what it has chosen stays until the focus goes.
      onPointerLeave: ({ pointerType }) => pointerType === 'mouse' && setAt(null),
      onFocus: () => setAt((before) => before ?? last),
      onBlur: () => setAt(null),
      onKeyDown(event) {
        const step = steps[event.key];
        if (step === undefined) return;
        event.preventDefault();
        setAt(within(step(at ?? last, last)));
      },
    },
  };
}
