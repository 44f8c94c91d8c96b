import { useId } from 'react';
import { classes } from '../Box/element.ts';
import {
  darkFill,
  darkStop,
  engraved,
  lightFill,
  lightStop,
  medal,
  middleStop,
  ofMetal,
  shineFill,
} from './Medal.css.ts';
import { type Emblem, emblemOf, metalOf } from './medalRank.ts';

export interface MedalProps {
  /** The rank, 0 for the lowest. */
  rank: number;
  /** How many ranks there are. */
  levels: number;
}

/** An edge of 24 teeth. */
const edge = (() => {
  const corner = (index: number): string => {
    const angle = (index * Math.PI) / 24;
    const reach = index % 2 === 0 ? 82 : 74;
    return `${Math.round(reach * Math.sin(angle))} ${Math.round(-reach * Math.cos(angle))}`;
  };
  return `M${Array.from({ length: 48 }, (_, index) => corner(index)).join('L')}z`;
})();

const emblems: Readonly<Record<Emblem, string>> = {
  star: 'M0-28L7-9 27-9 11 4 17 24 0 12-17 24-11 4-27-9-7-9z',
  crown: 'M-26 18L-30-16-14-4 0-28 14-4 30-16 26 18zM-26 24h52v7h-52z',
  gem: 'M-28-12L-15-28h30L28-12 0 30z',
};

/** The medal of a rank: metal, ribbon and what is struck on it follow from the place among all ranks. Decorative: the name of the rank stands beside it. */
export function Medal({ rank, levels }: MedalProps) {
  const id = useId();
  const { emblem, dots } = emblemOf(rank, levels);
  const shine = `url(#${id}m)`;
  return (
    <svg aria-hidden viewBox="0 0 200 240" className={classes(medal, ofMetal[metalOf(rank, levels)])}>
      <defs>
        <linearGradient id={`${id}m`} x1=".1" y1="0" x2=".9" y2="1">
          <stop className={lightStop} />
          <stop offset=".5" className={middleStop} />
          <stop offset="1" className={darkStop} />
        </linearGradient>
      </defs>
      <path d="M58 4h36l22 72H80zM142 4h-36L84 76h36z" className={darkFill} />
      <path d="M58 4h14l22 72H80zM142 4h-14l-22 72h14z" className={lightFill} opacity=".5" />
      <g transform="translate(100 150)">
        <path d={edge} fill={shine} />
        <circle r="64" fill={shine} transform="rotate(180)" />
        <circle r="54" fill={shine} />
        <circle r="54" className={engraved} strokeWidth="2" opacity=".45" />
        <path d="M-54 0A54 54 0 0 1 38-38C14-30-20-10-54 0z" className={shineFill} opacity=".22" />
        <path
          d="M-34 22c-10-16-8-38 6-50M34 22c10-16 8-38-6-50M-38 12l-7-7M38 12l7-7M-36 0l-7-7M36 0l7-7M-34-12l-7-7M34-12l7-7"
          className={engraved}
          strokeWidth="3"
          strokeLinecap="round"
          opacity=".6"
        />
        <path d={emblems[emblem]} className={shineFill} opacity=".92" />
        {emblem === 'gem' && (
          <path
            d="M-28-12h56M-15-28l7 16 8 42 8-42 7-16"
            className={engraved}
            strokeWidth="2.5"
            strokeLinejoin="round"
          />
        )}
        {Array.from({ length: dots }, (_, index) => (
          <circle key={index} cx={(index - (dots - 1) / 2) * 11} cy="10" r="3.4" className={darkFill} />
        ))}
      </g>
    </svg>
  );
}
