import type { ReactNode } from 'react';
import { art, deep, gold, goldEdge, halo, light, line, main } from './drawing.css.ts';

/** A drawing of a reward on a ground of 120 × 80, in the colours of the theme. Decorative. */
export const Drawing = ({ children }: { children: ReactNode }) => (
  <svg viewBox="0 0 120 80" className={art} aria-hidden focusable="false">
    <circle cx="60" cy="42" r="36" className={halo} />
    <ellipse cx="60" cy="72" rx="34" ry="3" className={deep} />
    {children}
  </svg>
);

/** A coin with its edge and a petal. */
export const Coin = ({ x, y, r = 11 }: { x: number; y: number; r?: number }) => (
  <>
    <circle cx={x} cy={y} r={r} className={gold} />
    <circle cx={x} cy={y} r={r - 3} className={goldEdge} />
    <path
      d={`M${x} ${y - r / 2.4}l${r / 3} ${r / 2.4}l-${r / 3} ${r / 2.4}l-${r / 3} -${r / 2.4}z`}
      className={goldEdge}
    />
  </>
);

const bow = 'M60 33c-4-10-16-10-16-3 0 5 9 5 16 3zM60 33c4-10 16-10 16-3 0 5-9 5-16 3z';

/** A present with a bow, for a reward of any kind. */
export const Gift = () => (
  <>
    <rect x="36" y="42" width="48" height="28" rx="3" className={main} />
    <rect x="32" y="33" width="56" height="11" rx="3" className={main} />
    <rect x="32" y="42" width="56" height="3" className={deep} />
    <rect x="56" y="33" width="8" height="37" className={gold} />
    <path d={bow} className={goldEdge} />
    <path d={bow} className={gold} />
  </>
);

/** A slot machine, for free rounds. */
export const Reels = () => (
  <>
    <rect x="24" y="18" width="72" height="50" rx="8" className={main} />
    <rect x="30" y="26" width="18" height="34" rx="3" className={light} />
    <rect x="51" y="26" width="18" height="34" rx="3" className={light} />
    <rect x="72" y="26" width="18" height="34" rx="3" className={light} />
    <path d="M39 35l6 8-6 8-6-8zM60 35l6 8-6 8-6-8zM81 35l6 8-6 8-6-8z" className={gold} />
    <path d="M26 43h68" className={goldEdge} />
    <path d="M100 54V28" className={line} />
    <Coin x={100} y={24} r={7} />
  </>
);
