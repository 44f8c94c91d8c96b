import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { inKit, kitStyle } from '../theme/style.ts';

export const progress = kitStyle({ display: 'grid', gap: vars.space.xxs, minInlineSize: 0, overflowWrap: 'anywhere' });

export const head = kitStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space.sm,
});

export const track = kitStyle({
  boxSizing: 'border-box',
  blockSize: '0.625rem',
  border: `${vars.border.hairline} solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.pill,
  backgroundColor: vars.color.sunken,
  overflow: 'hidden',
});

/** On the bar of the site and on pictures: as light or dark as the text there. */
export const quietTrack = kitStyle({
  borderColor: 'transparent',
  backgroundColor: 'color-mix(in srgb, currentColor 18%, transparent)',
  '@media': { '(forced-colors: active)': { borderColor: 'CanvasText' } },
});

export const bar = kitStyle({
  display: 'block',
  blockSize: '100%',
  borderRadius: vars.radius.pill,
  transition: `inline-size ${vars.motion.normal} ${vars.motion.easeOut}`,
  '@media': { '(forced-colors: active)': { backgroundColor: 'Highlight' } },
});

export const fills = styleVariants({
  accent: inKit({ backgroundColor: vars.color.accent }),
  positive: inKit({ backgroundColor: vars.color.positive }),
  // Gold is as pale as some backgrounds.
  money: inKit({
    backgroundColor: vars.color.money,
    boxShadow: `inset 0 0 0 ${vars.border.hairline} ${vars.color.moneyLine}`,
  }),
});
