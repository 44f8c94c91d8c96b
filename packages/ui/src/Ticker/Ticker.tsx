import { useRef } from 'react';
import { classes } from '../Box/element.ts';
import { MovingButton, type MovingWords } from './MovingButton.tsx';
import { entry, frame, line, scrolls, ticker } from './Ticker.css.ts';
import { useDrift } from './useDrift.ts';
import { useMoving } from './useMoving.ts';

export interface TickerItem {
  id: string;
  text: string;
}

export interface TickerProps {
  /** Says what scrolls past: “Notices”. */
  label: string;
  items: readonly TickerItem[];
  /** When an item is pressed. */
  onSelect: (index: number) => void;
  words: MovingWords;
}

/** In px; a Thai sentence can be read as it passes. */
const perSecond = 48;

/**
 * A line of short texts that scrolls past without end (NOT-01); each is a button. It stands still under the pointer, for
 * the keyboard's focus, and when it is stopped; where less motion is wanted it never moves and is scrolled by hand.
 */
export function Ticker({ label, items, onSelect, words }: TickerProps) {
  const area = useRef<HTMLElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const state = useMoving(area, items.length > 0);
  useDrift(list, {
    axis: 'x',
    perSecond,
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
      {items.length > 0 && <MovingButton {...state} words={words} />}
    </section>
  );
}
