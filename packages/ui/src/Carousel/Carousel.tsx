import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useAutoMotion } from '../Motion/useAutoMotion.ts';
import { carousel, row, slide } from './Carousel.css.ts';
import { type PerView, useColumns, viewVariables } from './columns.ts';
import { Controls, type ControlLabels } from './Controls.tsx';
import { useSlider } from './useSlider.ts';

/** A slide of a `Carousel`. */
export interface CarouselSlide {
  /** A unique key of the slide. */
  id: string;
  /** What the slide shows. */
  content: ReactNode;
}

export interface CarouselProps {
  /** The accessible name, e.g. “Promotions”. */
  label: string;
  /** The slides in order. */
  slides: readonly CarouselSlide[];
  /** The number of slides in view, for all screen widths or for each. @default 1 */
  perView?: PerView;
  /** The gap between two slides, in px. @default 0 */
  spacing?: number;
  /** The time before autoplay shows the next slide, in ms. Null disables autoplay. @default null */
  autoplayMs?: number | null;
  /** The texts of the controls. */
  labels: ControlLabels;
  /** Called with the index of the first slide in view when it changes. */
  onSlide?: (index: number) => void;
  /** Shows one button per slide. @default true if one slide is in view */
  dots?: boolean;
  /** Shows the previous and next buttons. With one slide in view they appear from tablet width. @default true */
  arrows?: boolean;
}

/**
 * An endless row of slides, controlled by swipes, buttons, arrow keys and optional autoplay (BAN-01). Autoplay pauses on
 * hover, on keyboard focus, in a hidden tab and with reduced motion. Slides out of view are inert. Changes are not
 * announced during autoplay. If all slides fit, they are shown without controls.
 */
export function Carousel(props: CarouselProps) {
  const { label, slides, perView = 1, spacing = 0, autoplayMs = null, labels, onSlide } = props;
  const area = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const columns = useColumns(perView);
  const total = slides.length;
  const enabled = total > columns;
  const content = slides.map(({ id }) => id).join();
  const { current, go, goTo } = useSlider(list, { columns, spacing, enabled, content, onSlide });
  const plays = enabled && autoplayMs !== null;
  const state = useAutoMotion(area, plays);
  const { moving } = state;

  const advance = useEffectEvent(() => go(1));
  useEffect(() => {
    if (!moving || autoplayMs === null) return undefined;
    const timer = setTimeout(() => advance(), autoplayMs);
    return () => clearTimeout(timer);
    // `current` restarts the timer: a slide that was chosen by hand gets its full time too.
  }, [moving, autoplayMs, current]);

  // Moves the focus to the new slide before the previous one becomes inert and would lose it.
  const moveFocus = useRef(false);
  useLayoutEffect(() => {
    if (moveFocus.current) list.current?.children[current]?.querySelector<HTMLElement>('a, button')?.focus();
    moveFocus.current = false;
  }, [current]);
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (by === undefined || !enabled) return;
    event.preventDefault();
    moveFocus.current = list.current?.contains(event.target as Node) ?? false;
    go(by);
  };

  return (
    <div
      ref={area}
      role="group"
      aria-label={label}
      aria-roledescription={labels.carousel}
      onKeyDown={onKeyDown}
      className={carousel}
      style={viewVariables(perView, spacing)}
    >
      {enabled && (
        <Controls
          labels={labels}
          current={current}
          total={total}
          columns={columns}
          dots={props.dots ?? columns === 1}
          arrows={props.arrows ?? true}
          moving={plays ? state : null}
          onGo={go}
          onGoTo={goTo}
        />
      )}
      <div ref={list} className={row} aria-live={enabled && !moving ? 'polite' : 'off'}>
        {slides.map((entry, index) => (
          <div
            key={entry.id}
            role="group"
            aria-label={`${index + 1} / ${total}`}
            inert={enabled && (index - current + total) % total >= columns}
            className={slide}
          >
            {entry.content}
          </div>
        ))}
      </div>
    </div>
  );
}
