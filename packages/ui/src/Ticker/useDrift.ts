import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { createDrift, type Drift } from './drift.ts';

/** Lets a line of items drift while `moving`; an item that receives the focus comes into view. */
export function useDrift(
  line: RefObject<HTMLElement | null>,
  options: {
    axis: 'x' | 'y';
    /** In px. */
    perSecond: number;
    /** False: the line stands as it is, and its frame can be scrolled. */
    enabled: boolean;
    moving: boolean;
    /** Changes with the items. */
    content: string;
  },
): void {
  const { axis, perSecond, enabled, moving, content } = options;
  const drift = useRef<Drift>(undefined);

  useLayoutEffect(() => {
    const element = line.current;
    if (!element || !enabled) return undefined;
    const made = createDrift(element, axis, perSecond);
    drift.current = made;
    const reveal = ({ target }: FocusEvent) => {
      const item = [...element.children].find((child) => target instanceof Node && child.contains(target));
      if (item instanceof HTMLElement) made.reveal(item);
    };
    element.addEventListener('focusin', reveal);
    return () => {
      element.removeEventListener('focusin', reveal);
      made.end();
      drift.current = undefined;
    };
  }, [line, axis, perSecond, enabled, content]);

  useEffect(() => {
    if (moving) drift.current?.start();
    return () => drift.current?.stop();
  }, [moving, axis, perSecond, enabled, content]);
}
