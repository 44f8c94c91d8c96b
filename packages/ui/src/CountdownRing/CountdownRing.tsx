import type { CSSProperties } from 'react';
import { classes } from '../Box/element.ts';
import { useHydrated } from '../Hydration/useHydrated.ts';
import { minutes, ring, share as shareVariable, sizes, tones } from './CountdownRing.css.ts';

export const countdownRingSizes = ['medium', 'large'] as const;

export interface CountdownRingProps {
  /** The accessible name: what ends and at what time, e.g. “Bets close at 14:02:30”. It does not change with the seconds. */
  label: string;
  /** The seconds that are left. Give all rings of a page the same clock. */
  seconds: number;
  /** The seconds of the whole ring. */
  of: number;
  /** The diameter: 44 or 52 px. @default 'medium' */
  size?: (typeof countdownRingSizes)[number];
}

/** The last seconds have the colour of live content. */
const soonSeconds = 6;

/** Below this the seconds alone are shown. */
const inSeconds = 100;

/** The time that is left as a ring around its seconds. From 100 seconds on it shows minutes and seconds. */
export function CountdownRing({ label, seconds, of, size = 'medium' }: CountdownRingProps) {
  const left = Math.max(0, Math.ceil(seconds));
  const share = of > 0 ? Math.min(1, left / of) : 0;
  // A document is older than the second in which the browser takes it over, and may not have styles of its own.
  const hydrated = useHydrated();
  return (
    <span
      role="img"
      aria-label={label}
      translate="no"
      className={classes(ring, sizes[size], tones[hydrated && left < soonSeconds ? 'soon' : 'usual'])}
      style={hydrated ? ({ [shareVariable]: `${share * 100}%` } as CSSProperties) : undefined}
    >
      <span className={left < inSeconds ? undefined : minutes}>{hydrated ? shown(left) : ''}</span>
    </span>
  );
}

const shown = (seconds: number): string =>
  seconds < inSeconds ? String(seconds) : `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
