import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { type Road, roadColumns, roadRows } from '../road.model.ts';
import { count, first, map, second, third, totals } from './RoadMap.css.ts';

/** Side of a cell in the units of the drawing. */
const cell = 12;
const kinds = { first, second, third } as const;

/** The latest results of a table as a road map: rings and discs for the two sides, a bar for the third result. */
export function RoadMap({ road }: { road: Road }) {
  const { t } = useTranslation('category');
  const results = road.counts.map(({ result, count: total }) => `${t(`road.results.${result}`)} ${total}`);
  return (
    <div role="img" aria-label={t('road.label', { results: results.join(', ') })}>
      <svg aria-hidden className={map} viewBox={`0 0 ${roadColumns * cell} ${roadRows * cell}`}>
        {road.marks.map(({ column, row, side, thirds }) => {
          const [x, y] = [(column + 0.5) * cell, (row + 0.5) * cell];
          return (
            <g key={`${column} ${row}`}>
              <circle className={kinds[side]} cx={x} cy={y} r={4} />
              {thirds > 0 && <path className={third} d={`M${x - 4} ${y + 4}L${x + 4} ${y - 4}`} />}
            </g>
          );
        })}
      </svg>
      <div aria-hidden className={totals}>
        {road.counts.map(({ result, side, count: total }) => (
          <span key={result} className={count}>
            <svg width={cell} height={cell} viewBox={`0 0 ${cell} ${cell}`}>
              {side === 'third' ? (
                <path className={third} d="M2 10L10 2" />
              ) : (
                <circle className={kinds[side]} cx={6} cy={6} r={4} />
              )}
            </svg>
            <span>{`${t(`road.results.${result}`)} ${total}`}</span>
          </span>
        ))}
      </div>
    </div>
  );
}
