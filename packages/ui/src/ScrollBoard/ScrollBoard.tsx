import { type CSSProperties, type ReactNode, useRef } from 'react';
import { classes } from '../Box/element.ts';
import { MotionToggle, type MotionLabels } from '../Motion/MotionToggle.tsx';
import { useAutoMotion } from '../Motion/useAutoMotion.ts';
import { useMarquee } from '../Motion/useMarquee.ts';
import { animated, board, control, frame, line, rowCount, scrolls } from './ScrollBoard.css.ts';

/** A row of a `ScrollBoard`. */
export interface ScrollBoardItem {
  /** A unique key of the row. */
  id: string;
  /** The content of the row, which is slightly higher than the touch size. */
  content: ReactNode;
}

export interface ScrollBoardProps {
  /** The accessible name, e.g. “Latest winners”. */
  label: string;
  /** The rows in order. */
  items: readonly ScrollBoardItem[];
  /** The number of rows in view. */
  rows: number;
  /** The speed in px per frame at 60 frames per second. @default 0.5 */
  step?: number;
  /** The list moves only if it has more rows than this and more than are in view. @default 3 */
  limitMoveNum?: number;
  /** The texts of the pause button. */
  labels: MotionLabels;
}

/** A list that scrolls up slowly in an endless loop (CON-01). If it does not move, it can be scrolled by hand. */
export function ScrollBoard({ label, items, rows, step = 0.5, limitMoveNum = 3, labels }: ScrollBoardProps) {
  const area = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const overflows = items.length > rows;
  const canMove = overflows && items.length > limitMoveNum;
  const state = useAutoMotion(area, canMove);
  const enabled = canMove && !state.reduced;
  useMarquee(list, {
    axis: 'y',
    speed: step * 60,
    enabled,
    moving: state.moving,
    content: items.map(({ id }) => id).join(),
  });
  const scrollable = overflows && !enabled;

  return (
    <div ref={area} className={board}>
      <div
        role={scrollable ? 'group' : undefined}
        aria-label={scrollable ? label : undefined}
        tabIndex={scrollable ? 0 : undefined}
        className={classes(overflows && frame, scrollable && scrolls, enabled && animated)}
        style={{ [rowCount]: rows } as CSSProperties}
      >
        <ul ref={list} role="list" aria-label={label} className={line}>
          {items.map(({ id, content }) => (
            <li key={id}>{content}</li>
          ))}
        </ul>
      </div>
      {enabled && (
        <div className={control}>
          <MotionToggle {...state} labels={labels} />
        </div>
      )}
    </div>
  );
}
