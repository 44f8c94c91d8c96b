import KeenSlider, { type KeenSliderInstance } from 'keen-slider';
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { isReducedMotion } from '../Motion/useAutoMotion.ts';

interface SliderOptions {
  /** The number of slides in view. */
  columns: number;
  /** The gap between two slides, in px. */
  spacing: number;
  /** False if all slides fit. */
  enabled: boolean;
  /** A key that changes with the slides. */
  content: string;
  onSlide: ((index: number) => void) | undefined;
}

/** The state of a slider and functions to move it. */
export interface Slider {
  /** The index of the first slide in view. */
  current: number;
  /** Moves by `by` slides; negative moves back. */
  go: (by: number) => void;
  /** Moves to the slide with this index. */
  goTo: (index: number) => void;
}

/** The duration of a slide change, in ms: 0 with reduced motion. */
const animation = () => ({ duration: isReducedMotion() ? 0 : 500 });

/** Runs keen-slider on slides that the stylesheet lays out: keen-slider positions them but does not size them. */
export function useSlider(row: RefObject<HTMLElement | null>, options: SliderOptions): Slider {
  const { columns, spacing, enabled, content, onSlide } = options;
  const slider = useRef<KeenSliderInstance>(undefined);
  /** The destination of the running animation. keen-slider loses it when it is stopped. */
  const target = useRef<number>(null);
  const [current, setCurrent] = useState(0);
  const handleChange = useEffectEvent((index: number) => {
    setCurrent(index);
    onSlide?.(index);
  });

  useLayoutEffect(() => {
    const element = row.current;
    if (!element || !enabled) return undefined;
    const items = [...element.children] as HTMLElement[];
    const instance = new KeenSlider<object, object>(element, {
      selector: items,
      loop: true,
      renderMode: 'custom',
      slides: (size) => {
        const gap = spacing / size;
        return items.map(() => ({ size: (1 - gap * (columns - 1)) / columns, spacing: gap, origin: 0 }));
      },
      slideChanged: ({ track }) => handleChange(track.details.rel),
      // Any resize stops a running animation, so it is completed here.
      updated: (now) => {
        if (target.current !== null) now.moveToIdx(target.current, true, { duration: 0 });
      },
      animationEnded: () => (target.current = null),
      dragStarted: () => (target.current = null),
      detailsChanged: ({ track, size }) => {
        // The distance between two slides in the stylesheet's layout.
        const step = (size + spacing) / columns;
        track.details?.slides.forEach(({ distance }, index) => {
          const by = distance * size - index * step;
          const item = items[index];
          if (item) item.style.transform = Math.abs(by) < 0.01 ? '' : `translate3d(${by}px, 0, 0)`;
        });
      },
    });
    slider.current = instance;
    // keen-slider observes the window only; the row can also change with its siblings.
    let width = element.clientWidth;
    const sizes = new ResizeObserver(() => {
      if (element.clientWidth === width) return;
      width = element.clientWidth;
      instance.update();
    });
    sizes.observe(element);
    return () => {
      sizes.disconnect();
      // keen-slider's own `destroy` leaves a running animation going, which would report slides that are gone.
      instance.animator.stop();
      instance.destroy();
      slider.current = undefined;
      target.current = null;
      for (const item of items) item.style.transform = '';
    };
  }, [row, columns, spacing, enabled, content]);

  // New slides or a new number of columns start at the first slide.
  useEffect(() => setCurrent(0), [columns, enabled, content]);

  const move = (index: number, absolute: boolean): void => {
    const { current: instance } = slider;
    instance?.moveToIdx(index, absolute, animation());
    target.current = instance?.animator.targetIdx ?? null;
  };
  return {
    current,
    go: (by) => move((target.current ?? slider.current?.track.details.abs ?? 0) + by, true),
    goTo: (index) => move(index, false),
  };
}
