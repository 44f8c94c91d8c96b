import { area, ends, figure, reading, zeroLine } from '../Bars/Bars.css.ts';
import { ChartTable } from '../Bars/ChartTable.tsx';
import { useReading } from '../Bars/useReading.ts';
import { classes } from '../Box/element.ts';
import { dot, drawing, line } from './Spark.css.ts';
import { sparkDrawing } from './sparkDrawing.ts';

/** A value on the line of a `Spark`. */
export interface SparkPoint {
  readonly key: string;
  /** What the value belongs to, e.g. “15 Nov”. */
  readonly label: string;
  /** The height of the line; negative is below the zero line. */
  readonly value: number;
  /** The value in words, e.g. “+฿1,200.00”. */
  readonly text: string;
}

export interface SparkProps {
  /** What the line shows: the caption of the table. */
  label: string;
  /** In the order of reading, two at least; fewer draw nothing. */
  points: readonly SparkPoint[];
  /**
   * The headings of a table that screen readers read instead of the drawing. Leave it out where the page shows the same
   * numbers in a table; the drawing is then hidden from screen readers.
   */
  columns?: { readonly label: string; readonly value: string };
}

/** The course of one value as a small line, with its last value in words. A tap, a pointer or the arrow keys read another. */
export function Spark({ label, points, columns }: SparkProps) {
  const { at: place, area: areaProps } = useReading(points.length);
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined || first === last) return null;
  const { zero, points: drawn } = sparkDrawing(points.map(({ value }) => value));
  const isRead = place !== null;
  const shown = (isRead && points[place]) || last;
  const end = isRead ? drawn[place] : drawn.at(-1);
  const text = `${shown.label}: ${shown.text}`;
  return (
    <figure className={figure}>
      <div role="group" aria-label={label} className={area} {...areaProps}>
        <svg aria-hidden className={drawing} viewBox={`0 0 ${points.length} 100`} preserveAspectRatio="none">
          <line x1={0} x2={points.length} y1={zero} y2={zero} className={zeroLine} />
          <polyline points={drawn.map(({ x, y }) => `${x},${y}`).join(' ')} className={line} />
          {end && <path d={`M${end.x} ${end.y}h0`} className={dot} />}
        </svg>
        <div className={ends}>
          <span aria-hidden>{first.label}</span>
          <span role="status" className={classes(isRead && reading)}>
            {/* The last value is in the table; said is what is read. */}
            <span aria-hidden={!isRead}>{text}</span>
          </span>
        </div>
      </div>
      {columns && <ChartTable label={label} columns={columns} values={points} />}
    </figure>
  );
}
