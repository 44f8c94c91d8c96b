import { type CSSProperties, type ReactNode, useRef } from 'react';
import { classes } from '../Box/element.ts';
import { MovingButton, type MovingWords } from '../Ticker/MovingButton.tsx';
import { useDrift } from '../Ticker/useDrift.ts';
import { useMoving } from '../Ticker/useMoving.ts';
import { board, control, drifts, frame, line, rowCount, scrolls } from './ScrollBoard.css.ts';

export interface ScrollBoardItem {
  id: string;
  /** One row: as high as a finger and a little more, unless its content is higher. */
  content: ReactNode;
}

export interface ScrollBoardProps {
  /** Says what the rows are: “Latest winners”. */
  label: string;
  items: readonly ScrollBoardItem[];
  /** How many rows are in view. */
  rows: number;
  /** How far it moves with each frame of a screen that has 60 a second, in px. @default 0.5 */
  step?: number;
  /** It moves only when there are more rows than this, and more than are in view. @default 3 */
  limitMoveNum?: number;
  words: MovingWords;
}

/** A list that moves up slowly, without end (CON-01). Where it does not move, it is scrolled by hand. */
export function ScrollBoard({ label, items, rows, step = 0.5, limitMoveNum = 3, words }: ScrollBoardProps) {
  const area = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const over = items.length > rows;
  const wanted = over && items.length > limitMoveNum;
  const state = useMoving(area, wanted);
  const enabled = wanted && !state.reduced;
  useDrift(list, {
    axis: 'y',
    perSecond: step * 60,
    enabled,
    moving: state.moving,
    content: items.map(({ id }) => id).join(),
  });
  const byHand = over && !enabled;

  return (
    <div ref={area} className={board}>
      <div
        role={byHand ? 'group' : undefined}
        aria-label={byHand ? label : undefined}
        tabIndex={byHand ? 0 : undefined}
        className={classes(over && frame, byHand && scrolls, enabled && drifts)}
        style={{ [rowCount]: rows } as CSSProperties}
      >
        <ul ref={list} role="list" aria-label={label} className={line}>
          {items.map(({ id, content }) => (
            <li key={id}>{content}</li>
          ))}
        </ul>
      </div>
      {wanted && !state.reduced && (
        <div className={control}>
          <MovingButton {...state} words={words} />
        </div>
      )}
    </div>
  );
}
