import type { ReactNode } from 'react';
import type { Other } from '#api/open.ts';
import type { RewardDrawing } from '#api/pointReward.ts';
import { deep, gold, goldEdge, light, line, main } from '../../../profile/drawing/drawing.css.ts';
import { Coin, Drawing, Gift, Reels } from '../../../profile/drawing/Drawing.tsx';

/** A pile of flat coins, seen from the side. */
const Pile = ({ x, y, count }: { x: number; y: number; count: number }) =>
  Array.from({ length: count }, (_, at) => (
    <g key={at}>
      <rect x={x - 11} y={y - at * 6} width="22" height="6" rx="3" className={gold} />
      <rect x={x - 11} y={y - at * 6} width="22" height="6" rx="3" className={goldEdge} />
    </g>
  ));

/** The drawings on a ground of 120 × 80, in the colours of the theme. */
const drawings: Readonly<Record<RewardDrawing, ReactNode>> = {
  coins: (
    <>
      <Pile x={44} y={58} count={3} />
      <Pile x={70} y={58} count={5} />
      <Coin x={88} y={30} />
      <Coin x={36} y={28} r={8} />
    </>
  ),
  purse: (
    <>
      <Coin x={50} y={20} r={8} />
      <Coin x={70} y={16} r={9} />
      <path d="M45 32h30c12 10 15 32 3 36H42c-12-4-9-26 3-36z" className={main} />
      <path d="M44 28h32l-5 8H49z" className={deep} />
      <path d="M46 36h28" className={line} />
      <path d="M60 44l7 8-7 8-7-8z" className={gold} />
    </>
  ),
  reels: <Reels />,
  mug: (
    <>
      <path d="M78 34h5a9 9 0 0 1 0 20h-6" className={line} />
      <path d="M38 26h42l-4 36a6 6 0 0 1-6 5H48a6 6 0 0 1-6-5z" className={main} />
      <ellipse cx="59" cy="26" rx="21" ry="4.5" className={deep} />
      <path
        d="M59 38c7 3 8 11 0 17-8-6-7-14 0-17zM48 46c4-1 8 2 9 8-5 1-9-3-9-8zM70 46c-4-1-8 2-9 8 5 1 9-3 9-8z"
        className={light}
      />
      <path d="M52 17c-3-4 3-5 0-9M66 17c-3-4 3-5 0-9" className={line} />
    </>
  ),
  umbrella: (
    <>
      <path d="M60 14v46a7 7 0 0 1-14 0" className={line} />
      <path d="M24 44a36 30 0 0 1 72 0c-4-5-14-5-18 0-4-5-14-5-18 0-4-5-14-5-18 0-4-5-14-5-18 0z" className={main} />
      <path d="M42 44c2-16 9-27 18-30 9 3 16 14 18 30-4-5-14-5-18 0-4-5-14-5-18 0z" className={light} />
      <circle cx="60" cy="13" r="3" className={gold} />
    </>
  ),
  powerBank: (
    <>
      <rect x="40" y="12" width="40" height="58" rx="8" className={main} />
      <rect x="45" y="17" width="30" height="34" rx="4" className={deep} />
      <path d="M63 20L52 37h8l-3 12 12-17h-8z" className={gold} />
      <circle cx="48" cy="60" r="2.5" className={light} />
      <circle cx="56" cy="60" r="2.5" className={light} />
      <circle cx="64" cy="60" r="2.5" className={light} />
      <circle cx="72" cy="60" r="2.5" className={deep} />
    </>
  ),
  bag: (
    <>
      <path d="M48 32c0-22 24-22 24 0" className={line} />
      <path d="M34 30h52l5 36a4 4 0 0 1-4 4H33a4 4 0 0 1-4-4z" className={main} />
      <path d="M32 42l7 6 7-6 7 6 7-6 7 6 7-6 7 6 7-6" className={goldEdge} />
      <path d="M31 52l7 6 7-6 7 6 8-6 8 6 7-6 7 6 7-6" className={goldEdge} />
      <path d="M34 30h52l1 6H33z" className={deep} />
    </>
  ),
  gift: <Gift />,
};

/** The site's own drawing of a reward; a gift for one that it does not know. Decorative. */
export function RewardArt({ drawing }: { drawing: RewardDrawing | Other }) {
  return <Drawing>{drawings[typeof drawing === 'string' ? drawing : 'gift']}</Drawing>;
}
