import KeenSlider, { type KeenSliderInstance } from 'keen-slider';
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { isReducedMotion } from '../Ticker/useMoving.ts';

interface SliderOptions {
  /** How many slides are in view. */
  columns: number;
  /** In px. */
  spacing: number;
  /** False where all slides are in view: nothing to slide. */
  enabled: boolean;
  /** Changes with the slides. */
  content: string;
  onSlide: ((index: number) => void) | undefined;
}

export interface Slider {
  /** The first slide in view. */
  current: number;
  /** So many slides on, or back. */
  go: (by: number) => void;
  goTo: (index: number) => void;
}

/** In ms; none where less motion is wanted. */
const animation = () => ({ duration: isReducedMotion() ? 0 : 500 });

/** keen-slider over slides that the style sheet has laid out: it moves them, it does not size them. */
export function useSlider(row: RefObject<HTMLElement | null>, options: SliderOptions): Slider {
  const { columns, spacing, enabled, content, onSlide } = options;
  const slider = useRef<KeenSliderInstance>(undefined);
  /** Where a slide is on its way to; keen-slider forgets it when it is stopped. */
  const target = useRef<number>(null);
  const [current, setCurrent] = useState(0);
  const moved = useEffectEvent((index: number) => {
    setCurrent(index);
    onSlide?.(index);
  });

  useLayoutEffect(() => {
    const element = row.current;
    if (!element || !enabled) return undefined;
    const items = [...element.children] as HTMLElement[];
    const made = new KeenSlider<object, object>(element, {
      selector: items,
      loop: true,
      renderMode: 'custom',
      slides: (size) => {
        const gap = spacing / size;
        return items.map(() => ({ size: (1 - gap * (columns - 1)) / columns, spacing: gap, origin: 0 }));
      },
      slideChanged: ({ track }) => moved(track.details.rel),
      // Every change of size, of the window too, stops a slide that is on its way: it is taken to its end then.
      updated: (now) => {
        if (target.current !== null) now.moveToIdx(target.current, true, { duration: 0 });
      },
      animationEnded: () => (target.current = null),
      dragStarted: () => (target.current = null),
      detailsChanged: ({ track, size }) => {
        // Where the style sheet has put the first slide, the second…
        const step = (size + spacing) / columns;
        track.details?.slides.forEach(({ distance }, index) => {
          const by = distance * size - index * step;
          const item = items[index];
          if (item) item.style.transform = Math.abs(by) < 0.01 ? '' : `translate3d(${by}px, 0, 0)`;
        });
      },
    });
    slider.current = made;
    // keen-slider follows the window only; its row may change with what stands beside it.
    let width = element.clientWidth;
    const sizes = new ResizeObserver(() => {
      if (element.clientWidth === width) return;
      width = element.clientWidth;
      made.update();
    });
    sizes.observe(element);
    return () => {
      sizes.disconnect();
      made.destroy();
      slider.current = undefined;
      target.current = null;
      for (const item of items) item.style.transform = '';
    };
  }, [row, columns, spacing, enabled, content]);

  // Other slides, or another width: from the beginning.
  useEffect(() => setCurrent(0), [columns, enabled, content]);

  const move = (index: number, absolute: boolean): void => {
    const { current: now } = slider;
    now?.moveToIdx(index, absolute, animation());
    target.current = now?.animator.targetIdx ?? null;
  };
  return {
    current,
    go: (by) => move((target.current ?? slider.current?.track.details.abs ?? 0) + by, true),
    goTo: (index) => move(index, false),
  };
}
