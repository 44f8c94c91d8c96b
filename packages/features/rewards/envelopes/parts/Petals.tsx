import { classes } from '#ui/Box/element.ts';
import { coin, coinEdge, fall, petal as petalClass, petals } from './Petals.css.ts';

/** Petals and coins on a ground of 320 × 240: where, how large, and turned by how many degrees. */
const scattered = [
  ['petal', 34, 60, 1, -30],
  ['petal', 78, 24, 0.8, 24],
  ['petal', 118, 52, 0.6, 70],
  ['petal', 206, 40, 0.7, -64],
  ['petal', 250, 20, 0.9, 14],
  ['petal', 290, 66, 1, 44],
  ['petal', 22, 150, 0.7, 80],
  ['petal', 300, 158, 0.8, -76],
  ['petal', 62, 196, 0.6, 10],
  ['petal', 262, 204, 0.6, -18],
  ['coin', 54, 104, 1, 0],
  ['coin', 160, 14, 0.8, 0],
  ['coin', 268, 112, 1.1, 0],
  ['coin', 36, 212, 0.6, 0],
  ['coin', 292, 214, 0.7, 0],
] as const;

/**
 * Lotus petals and coins around an envelope that is not over. Decorative.
 * @param falling they have just come with an opening, and fall into their places; with reduced motion they are there
 */
export const Petals = ({ falling }: { falling: boolean }) => (
  <svg viewBox="0 0 320 240" className={petals} aria-hidden focusable="false">
    {scattered.map(([kind, x, y, scale, angle], at) => (
      <g key={`${x} ${y}`} className={falling ? fall[at % fall.length] : undefined}>
        <g transform={`translate(${x} ${y}) rotate(${angle}) scale(${scale})`}>
          {kind === 'petal' ? (
            <path d="M0 9C-7 2-6-7 0-13C6-7 7 2 0 9Z" className={petalClass} />
          ) : (
            <>
              <circle r="8" className={coin} />
              <circle r="5.5" className={classes(coin, coinEdge)} />
            </>
          )}
        </g>
      </g>
    ))}
  </svg>
);
