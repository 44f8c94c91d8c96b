import type { ReactNode } from 'react';
import type { Other } from '#api/open.ts';
import type { RewardKind } from '#api/rewards.ts';
import { deep, festive, gold, goldEdge, light, line, main } from '../../../profile/drawing/drawing.css.ts';
import { Coin, Drawing, Gift, Reels } from '../../../profile/drawing/Drawing.tsx';

/** A drawing of each kind on a ground of 120 × 80, in the colours of the theme. */
const drawings: Readonly<Record<RewardKind, ReactNode>> = {
  mission: (
    <>
      <path d="M42 70V14" className={line} />
      <path d="M43 16c12-8 22 8 40 0v26c-18 8-28-8-40 0z" className={main} />
      <path d="M52 24c6 0 9 4 14 5M52 33c6 0 9 4 14 5" className={goldEdge} />
      <path d="M70 24l2 4 4 .6-3 3 .8 4.4-3.8-2-3.8 2 .8-4.4-3-3 4-.6z" className={gold} />
      <circle cx="42" cy="13" r="3.5" className={gold} />
    </>
  ),
  promotion: (
    <>
      <path d="M28 28h64v10a6 6 0 0 0 0 12v10H28V50a6 6 0 0 0 0-12z" className={main} transform="rotate(-8 60 44)" />
      <path d="M78 30v28" className={goldEdge} strokeDasharray="3 4" transform="rotate(-8 60 44)" />
      <circle cx="46" cy="40" r="4.5" className={gold} />
      <circle cx="59" cy="49" r="4.5" className={gold} />
      <path d="M60 37L46 54" className={line} />
      <path d="M85 37l4 5-4 5" className={light} />
    </>
  ),
  referral: (
    <>
      <circle cx="46" cy="30" r="9" className={main} />
      <path d="M28 66c0-18 36-18 36 0z" className={main} />
      <circle cx="76" cy="34" r="8" className={light} />
      <path d="M60 66c0-16 32-16 32 0z" className={light} />
      <circle cx="76" cy="34" r="8" className={goldEdge} />
      <path d="M60 66c0-16 32-16 32 0z" className={goldEdge} />
      <path d="M92 16v10M87 21h10" className={line} />
    </>
  ),
  vip: (
    <>
      <path d="M32 26l14 14 14-24 14 24 14-14-6 36H38z" className={gold} />
      <path d="M32 26l14 14 14-24 14 24 14-14-6 36H38z" className={goldEdge} />
      <path d="M38 62h44v7H38z" className={main} />
      <circle cx="32" cy="24" r="3.5" className={main} />
      <circle cx="60" cy="14" r="3.5" className={main} />
      <circle cx="88" cy="24" r="3.5" className={main} />
      <path d="M60 42l6 7-6 7-6-7z" className={main} />
    </>
  ),
  points: (
    <>
      <path d="M60 10l9 19 21 3-15 15 4 21-19-10-19 10 4-21-15-15 21-3z" className={main} />
      <Coin x={60} y={40} />
      <Coin x={94} y={60} r={8} />
      <Coin x={28} y={62} r={7} />
    </>
  ),
  rebate: (
    <>
      <path d="M34 46a26 26 0 1 0 8-22" className={line} />
      <path d="M42 12v13h13" className={line} />
      <Coin x={60} y={42} r={15} />
    </>
  ),
  spins: <Reels />,
  gift: <Gift />,
  redEnvelope: (
    <>
      <rect x="40" y="10" width="40" height="60" rx="5" className={festive} />
      <path d="M40 15a5 5 0 0 1 5-5h30a5 5 0 0 1 5 5v8c-8 16-32 16-40 0z" className={deep} />
      <Coin x={60} y={33} r={10} />
      <path d="M50 56h20M54 62h12" className={goldEdge} />
    </>
  ),
  wheel: (
    <>
      <circle cx="60" cy="42" r="29" className={main} />
      <path
        d="M60 42V13a29 29 0 0 1 25 14.5zM60 42l25 14.5A29 29 0 0 1 60 71zM60 42L35 56.5a29 29 0 0 1 0-29z"
        className={light}
      />
      <circle cx="60" cy="42" r="29" className={goldEdge} />
      <circle cx="60" cy="42" r="7" className={gold} />
      <path d="M54 6h12l-6 13z" className={gold} />
    </>
  ),
};

/** The site's own drawing of a kind of reward; a gift for one that it does not know. Decorative. */
export function KindArt({ kind }: { kind: RewardKind | Other }) {
  return <Drawing>{drawings[typeof kind === 'string' ? kind : 'gift']}</Drawing>;
}
