import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useMoving } from '../Ticker/useMoving.ts';
import { carousel, row, slide } from './Carousel.css.ts';
import { type PerView, useColumns, viewVariables } from './columns.ts';
import { Controls, type ControlWords } from './Controls.tsx';
import { useSlider } from './useSlider.ts';

export interface CarouselSlide {
  id: string;
  content: ReactNode;
}

export interface CarouselProps {
  /** Says what is shown: “Promotions”. */
  label: string;
  slides: readonly CarouselSlide[];
  /** How many slides are in view, on every width or for each. @default 1 */
  perView?: PerView;
  /** Between two slides, in px. @default 0 */
  spacing?: number;
  /** How long a slide stays before the next one comes by itself; null for never. @default null */
  autoplayMs?: number | null;
  words: ControlWords;
  /** With the index of the first slide in view. */
  onSlide?: (index: number) => void;
  /** A button for each slide. @default with one slide in view */
  dots?: boolean;
  /** Buttons to go back and on; with one slide in view they are for wide screens. @default true */
  arrows?: boolean;
}

/**
 * Slides in a row without end, moved by finger, buttons, arrow keys, and by themselves where that is wanted (BAN-01):
 * never under the pointer or the keyboard's focus, in a hidden tab, or where less motion is wanted. What is out of view
 * is out of reach. Nothing is announced while it moves by itself. Where all slides are in view, they simply stand there.
 */
export function Carousel(props: CarouselProps) {
  const { label, slides, perView = 1, spacing = 0, autoplayMs = null, words, onSlide } = props;
  const area = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const columns = useColumns(perView);
  const total = slides.length;
  const enabled = total > columns;
  const content = slides.map(({ id }) => id).join();
  const { current, go, goTo } = useSlider(list, { columns, spacing, enabled, content, onSlide });
  const plays = enabled && autoplayMs !== null;
  const state = useMoving(area, plays);
  const { moving } = state;

  const advance = useEffectEvent(() => go(1));
  useEffect(() => {
    if (!moving || autoplayMs === null) return undefined;
    const timer = setTimeout(() => advance(), autoplayMs);
    return () => clearTimeout(timer);
    // Each slide has its full time, whoever brought it.
  }, [moving, autoplayMs, current]);

  // The focus goes along with the arrow keys, before the slide that it leaves is out of reach.
  const follows = useRef(false);
  useLayoutEffect(() => {
    if (follows.current) list.current?.children[current]?.querySelector<HTMLElement>('a, button')?.focus();
    follows.current = false;
  }, [current]);
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (by === undefined || !enabled) return;
    event.preventDefault();
    follows.current = list.current?.contains(event.target as Node) ?? false;
    go(by);
  };

  return (
    <div
      ref={area}
      role="group"
      aria-label={label}
      aria-roledescription={words.carousel}
      onKeyDown={onKeyDown}
      className={carousel}
      style={viewVariables(perView, spacing)}
    >
      {enabled && (
        <Controls
          words={words}
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
