import { classes } from '../Box/element.ts';
import { area, drawing, ends, figure, read, reading, tones, zeroLine } from './Bars.css.ts';
import { barsDrawing } from './barsDrawing.ts';
import { ChartTable } from './ChartTable.tsx';
import { useReading } from './useReading.ts';

export const barsGains = ['above', 'below', 'none'] as const;

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
  /**
   * Which bars are a gain for who looks, in the colour of gains; the others are losses. An agent earns by what players lose.
   * `none` where a value is neither. @default 'above'
   */
  gains?: (typeof barsGains)[number];
}

/** Values side by side as bars above and below a zero line. A tap, a pointer or the arrow keys read one of them. */
export function Bars({ label, bars, columns, gains = 'above' }: BarsProps) {
  const { at: place, area: areaProps } = useReading(bars.length);
  const { zero, bars: drawn } = barsDrawing(bars.map(({ value }) => value));
  const sorted = bars.toSorted((one, other) => other.value - one.value);
  const [highest, lowest] = [sorted[0], sorted.at(-1)];
  const [first, last] = [bars[0], bars.at(-1)];
  if (first === undefined || last === undefined) return null;
  const shown = place === null ? undefined : bars[place];
  const toneOf = (isBelow: boolean) => (gains === 'none' ? 'plain' : (gains === 'below') === isBelow ? 'gain' : 'loss');
  return (
    <figure className={figure}>
      <div role="group" aria-label={label} className={area} {...areaProps}>
        <div role="status" className={ends}>
          {shown === undefined ? (
            <span aria-hidden>{highest && highest.value > 0 && highest.text}</span>
          ) : (
            <span className={reading}>{`${shown.label} ${shown.text}`}</span>
          )}
        </div>
        <div aria-hidden>
          <svg className={drawing} viewBox={`0 0 ${bars.length} 100`} preserveAspectRatio="none">
            {drawn.map(({ below: isBelow, ...box }, at) => (
              <rect
                key={bars[at]?.key}
                {...box}
                className={classes(tones[toneOf(isBelow)], place !== null && at !== place && read)}
              />
            ))}
            <line x1={0} x2={bars.length} y1={zero} y2={zero} className={zeroLine} />
          </svg>
          {lowest && <div className={ends}>{lowest.value < 0 && lowest.text}</div>}
          <div className={ends}>
            <span>{first.label}</span>
            {last !== first && <span>{last.label}</span>}
          </div>
        </div>
      </div>
      {columns && <ChartTable label={label} columns={columns} values={bars} />}
    </figure>
  );
}
