import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { inKit, kitStyle } from '../theme/style.ts';
import { metals } from './medalRank.ts';

/** The metal of a rank, for what lies around its medal. */
export const metal = '--medal-metal';

/** Sets `metal` for an element and what is in it. */
export const ofMetal = styleVariants(
  Object.fromEntries(metals.map((name) => [name, name])) as Record<(typeof metals)[number], (typeof metals)[number]>,
  (name) => inKit({ vars: { [metal]: vars.metal[name] } }),
);

const light = `color-mix(in oklab, var(${metal}) 42%, white)`;
const dark = `color-mix(in oklab, var(${metal}) 56%, black)`;

/** As wide as the box that it stands in. */
export const medal = kitStyle({ display: 'block', inlineSize: '100%', blockSize: 'auto' });
export const lightStop = kitStyle({ stopColor: light });
export const middleStop = kitStyle({ stopColor: `var(${metal})` });
export const darkStop = kitStyle({ stopColor: dark });
export const darkFill = kitStyle({ fill: dark });
export const lightFill = kitStyle({ fill: light });
export const shineFill = kitStyle({ fill: `color-mix(in oklab, var(${metal}) 6%, white)` });
export const engraved = kitStyle({ fill: 'none', stroke: dark });
