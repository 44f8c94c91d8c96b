import { useRef } from 'react';
import { classes } from '../Box/element.ts';
import { MotionToggle, type MotionLabels } from '../Motion/MotionToggle.tsx';
import { useAutoMotion } from '../Motion/useAutoMotion.ts';
import { useMarquee } from '../Motion/useMarquee.ts';
import { entry, frame, line, scrolls, ticker } from './Ticker.css.ts';

/** An item of a `Ticker`. */
export interface TickerItem {
  /** A unique key of the item. */
  id: string;
  /** The text of the item. */
  text: string;
}

export interface TickerProps {
  /** The accessible name, e.g. “Notices”. */
  label: string;
  /** The items in order. */
  items: readonly TickerItem[];
  /** Called with the index of the item that was clicked. */
  onSelect: (index: number) => void;
  /** The texts of the pause button. */
  labels: MotionLabels;
}

/** In px per second: slow enough to read a Thai sentence as it passes. */
const speed = 48;

/**
 * A line of short texts that scrolls in an endless loop (NOT-01). Each text is a button. The motion pauses on hover, on
 * keyboard focus and with the pause button. With reduced motion the line is scrolled by hand.
 */
export function Ticker({ label, items, onSelect, labels }: TickerProps) {
  const area = useRef<HTMLElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const state = useAutoMotion(area, items.length > 0);
  useMarquee(list, {
    axis: 'x',
    speed,
    enabled: !state.reduced,
    moving: state.moving,
    content: items.map(({ id, text }) => id + text).join(),
  });

  return (
    <section ref={area} aria-label={label} className={ticker}>
      <div className={classes(frame, state.reduced && scrolls)}>
        <ul ref={list} role="list" className={line}>
          {items.map(({ id, text }, index) => (
            <li key={id}>
              <button type="button" onClick={() => onSelect(index)} className={entry}>
                {text}
              </button>
            </li>
          ))}
        </ul>
      </div>
      {items.length > 0 && <MotionToggle {...state} labels={labels} />}
    </section>
  );
}
