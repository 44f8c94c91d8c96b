import { useMemo } from 'react';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { type Road, latestColumns, roadRows } from './road.ts';
import { blue, count, grid, key, map, red, results, tie } from './RoadMap.css.ts';

/** Side of a cell in the units of the drawing. */
const cell = 12;
const ring = (x: number, y: number): string => `M${x - 4.2} ${y}a4.2 4.2 0 1 0 8.4 0a4.2 4.2 0 1 0-8.4 0`;
const bar = (x: number, y: number): string => `M${x - 4} ${y + 4}l8-8`;
const classOf = { red, blue, tie };

/** Says the results of a road in words, for screen readers. */
function useRoadText(): (road: Road) => string {
  const { t } = useTranslation('tables');
  return ({ counts }) =>
    t('road.label', {
      results: counts.map(({ result, count: total }) => `${t(`road.results.${result}`)} ${total}`).join(', '),
    });
}

interface RoadMapProps {
  /** Null draws the empty sheet. */
  road: Road | null;
  /** How many columns there is place for: 24 on a phone, 18 in a column of a wide screen. */
  columns: number;
}

/**
 * The latest results of a table as a road map: rings for red, discs for blue, a bar for the third result. One drawing of
 * four paths, however long it is.
 */
export function RoadMap({ road, columns }: RoadMapProps) {
  const text = useRoadText();
  const paths = useMemo(() => pathsOf(road, columns), [road, columns]);
  return (
    <svg
      className={map}
      // Half a line on each side.
      viewBox={`-0.5 -0.5 ${columns * cell + 1} ${roadRows * cell + 1}`}
      {...(road === null ? { 'aria-hidden': true } : { role: 'img', 'aria-label': text(road) })}
    >
      <path className={grid} d={paths.grid} />
      <path className={red} d={paths.red} />
      <path className={blue} d={paths.blue} />
      <path className={tie} d={paths.tie} />
    </svg>
  );
}

function pathsOf(road: Road | null, columns: number) {
  const shown = latestColumns(road?.marks ?? [], columns).map((mark) => ({
    ...mark,
    x: (mark.column + 0.5) * cell,
    y: (mark.row + 0.5) * cell,
  }));
  const rings = (side: 'red' | 'blue') =>
    shown.map((mark) => (mark.side === side ? ring(mark.x, mark.y) : '')).join('');
  const down = Array.from({ length: columns + 1 }, (_, at) => `M${at * cell} 0v${roadRows * cell}`);
  const across = Array.from({ length: roadRows + 1 }, (_, at) => `M0 ${at * cell}h${columns * cell}`);
  return {
    grid: [...down, ...across].join(''),
    red: rings('red'),
    blue: rings('blue'),
    tie: shown.map(({ x, y, ties }) => (ties > 0 ? bar(x, y) : '')).join(''),
  };
}

/** How often each result came, with the sign that it has in the road map. Hidden from screen readers, which have the map. */
export function RoadCounts({ road }: { road: Road }) {
  const { t } = useTranslation('tables');
  return (
    <span aria-hidden className={results}>
      {road.counts.map(({ result, side, count: total }) => (
        <span key={result} className={count}>
          <svg className={key} viewBox={`0 0 ${cell} ${cell}`}>
            <path className={classOf[side]} d={side === 'tie' ? bar(6, 6) : ring(6, 6)} />
          </svg>
          <span>{t(`road.results.${result}`)}</span>
          <b>{total}</b>
        </span>
      ))}
    </span>
  );
}
