import { ends, figure, zeroLine } from '../Bars/Bars.css.ts';
import { ChartTable } from '../Bars/ChartTable.tsx';
import { dot, drawing, line, target } from './Spark.css.ts';
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

/** The course of one value as a small line, with its last value in words. */
export function Spark({ label, points, columns }: SparkProps) {
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined || first === last) return null;
  const { zero, points: drawn } = sparkDrawing(points.map(({ value }) => value));
  const end = drawn.at(-1);
  return (
    <figure className={figure}>
      <div aria-hidden>
        <svg className={drawing} viewBox={`0 0 ${points.length} 100`} preserveAspectRatio="none">
          <line x1={0} x2={points.length} y1={zero} y2={zero} className={zeroLine} />
          <polyline points={drawn.map(({ x, y }) => `${x},${y}`).join(' ')} className={line} />
          {end && <path d={`M${end.x} ${end.y}h0`} className={dot} />}
          {points.map(({ key, label: name, text }, at) => (
            <rect key={key} x={at} y={0} width={1} height={100} className={target}>
              <title>{`${name} ${text}`}</title>
            </rect>
          ))}
        </svg>
        <div className={ends}>
          <span>{first.label}</span>
          <span>{`${last.label}: ${last.text}`}</span>
        </div>
      </div>
      {columns && <ChartTable label={label} columns={columns} values={points} />}
    </figure>
  );
}
