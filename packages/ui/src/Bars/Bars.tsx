import { above, below, drawing, ends, figure, zeroLine } from './Bars.css.ts';
import { barsDrawing } from './barsDrawing.ts';
import { ChartTable } from './ChartTable.tsx';

/** A bar of `Bars`. */
export interface Bar {
  readonly key: string;
  /** What the bar stands for, e.g. “15 Nov”. */
  readonly label: string;
  /** The height of the bar; negative hangs below the zero line. */
  readonly value: number;
  /** The value in words, e.g. “+฿1,200.00”. */
  readonly text: string;
}

export interface BarsProps {
  /** What the chart shows: the caption of the table. */
  label: string;
  /** In the order of reading. */
  bars: readonly Bar[];
  /**
   * The headings of a table that screen readers read instead of the drawing. Leave it out where the page shows the same
   * numbers in a table; the drawing is then hidden from screen readers.
   */
  columns?: { readonly label: string; readonly value: string };
}

/** Values side by side as bars above and below a zero line. */
export function Bars({ label, bars, columns }: BarsProps) {
  const { zero, bars: drawn } = barsDrawing(bars.map(({ value }) => value));
  const sorted = bars.toSorted((one, other) => other.value - one.value);
  const [highest, lowest] = [sorted[0], sorted.at(-1)];
  const [first, last] = [bars[0], bars.at(-1)];
  if (first === undefined || last === undefined) return null;
  return (
    <figure className={figure}>
      <div aria-hidden>
        {highest && <div className={ends}>{highest.value > 0 && highest.text}</div>}
        <svg className={drawing} viewBox={`0 0 ${bars.length} 100`} preserveAspectRatio="none">
          {drawn.map(({ below: isBelow, ...place }, at) => (
            <rect key={bars[at]?.key} {...place} className={isBelow ? below : above}>
              <title>{`${bars[at]?.label} ${bars[at]?.text}`}</title>
            </rect>
          ))}
          <line x1={0} x2={bars.length} y1={zero} y2={zero} className={zeroLine} />
        </svg>
        {lowest && <div className={ends}>{lowest.value < 0 && lowest.text}</div>}
        <div className={ends}>
          <span>{first.label}</span>
          {last !== first && <span>{last.label}</span>}
        </div>
      </div>
      {columns && <ChartTable label={label} columns={columns} values={bars} />}
    </figure>
  );
}
