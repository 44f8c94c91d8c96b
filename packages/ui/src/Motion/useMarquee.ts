import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { createMarquee, type Marquee } from './marquee.ts';

/** Options of `useMarquee`. */
export interface MarqueeOptions {
  /** The direction: to the left (`x`) or up (`y`). */
  axis: 'x' | 'y';
  /** The speed in px per second. */
  speed: number;
  /** False removes the animation and leaves the items at their layout positions, e.g. with reduced motion. */
  enabled: boolean;
  /** False pauses the animation. */
  moving: boolean;
  /** A key that changes with the items. */
  content: string;
}

/** Scrolls the children of `line` in an endless loop while `moving`. A child that receives the focus is brought into view. */
export function useMarquee(line: RefObject<HTMLElement | null>, options: MarqueeOptions): void {
  const { axis, speed, enabled, moving, content } = options;
  const marquee = useRef<Marquee>(undefined);

  useLayoutEffect(() => {
    const element = line.current;
    if (!element) return undefined;
    const instance = enabled ? createMarquee(element, axis, speed) : undefined;
    marquee.current = instance;
    const reveal = ({ target }: FocusEvent) => {
      const item = [...element.children].find((child) => target instanceof Node && child.contains(target));
      if (!(item instanceof HTMLElement)) return;
      if (instance) instance.reveal(item);
      else scrollToStart(item);
    };
    element.addEventListener('focusin', reveal);
    return () => {
      element.removeEventListener('focusin', reveal);
      instance?.destroy();
      marquee.current = undefined;
    };
  }, [line, axis, speed, enabled, content]);

  useEffect(() => {
    if (moving) marquee.current?.play();
    return () => marquee.current?.pause();
  }, [moving, axis, speed, enabled, content]);
}

/** Scrolls a line that does not move by itself. A browser leaves an item that is wider than the frame where it is. */
function scrollToStart(item: HTMLElement): void {
  const frame = item.parentElement?.parentElement?.getBoundingClientRect();
  const { left, top, right, bottom } = item.getBoundingClientRect();
  if (!frame || (left >= frame.left && right <= frame.right && top >= frame.top && bottom <= frame.bottom)) return;
  item.scrollIntoView({ block: 'nearest', inline: 'start' });
}
