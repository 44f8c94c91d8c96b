import { styleVariants } from '@vanilla-extract/css';
import { ink } from '../Box/surfaces.css.ts';
import { canHover, from } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { proportional } from '../theme/largeText.ts';
import { inKit, kitStyle } from '../theme/style.ts';
import { columnVariables, spacingVariable } from './columns.ts';

const columns = '--columns';

export const carousel = kitStyle({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  borderRadius: 'inherit',
  vars: { [columns]: `var(${columnVariables.phone})` },
  '@media': {
    [from('tablet')]: { vars: { [columns]: `var(${columnVariables.tablet})` } },
    [from('desktop')]: { vars: { [columns]: `var(${columnVariables.desktop})` } },
  },
});

/** Lays out the slides without script, at the positions that the slider uses: no layout shift on hydration. */
export const row = kitStyle({
  display: 'flex',
  gap: `var(${spacingVariable})`,
  overflow: 'clip',
  borderRadius: 'inherit',
  // Horizontal swipes move the slides, vertical ones scroll the page.
  touchAction: 'pan-y',
  userSelect: 'none',
});
export const slide = kitStyle({
  flex: 'none',
  inlineSize: `calc((100% - (var(${columns}) - 1) * var(${spacingVariable})) / var(${columns}))`,
  minInlineSize: 0,
});

/** The height of the row below a single slide. Its targets reach beyond it. */
export const barSize = proportional('1.25rem');

export const bars = styleVariants({
  single: inKit({
    position: 'relative',
    zIndex: 1,
    order: 1,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space.xs,
    blockSize: barSize,
    color: ink.muted,
  }),
  several: inKit({
    order: 1,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space.xs,
    marginBlockStart: vars.space.xs,
  }),
});

export const dotRow = kitStyle({ display: 'flex', paddingInlineStart: vars.space.xxs });
/** The target of a dot, 24 px wide and as high as the pause button beside it. The visible dot is smaller. */
export const dot = kitStyle({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: proportional('1.5rem'),
  blockSize: proportional('1.5rem'),
  borderRadius: vars.radius.pill,
  selectors: {
    '&::before': {
      content: '',
      inlineSize: proportional('0.5rem'),
      blockSize: proportional('0.5rem'),
      border: '2px solid currentColor',
      borderRadius: vars.radius.pill,
    },
    '&::after': { content: '', position: 'absolute', inset: `calc((100% - ${vars.size.touch}) / 2) 0` },
    '&[aria-current]::before': { inlineSize: proportional('1.25rem'), backgroundColor: 'currentColor' },
  },
  '@media': {
    '(forced-colors: active)': { selectors: { '&[aria-current]::before': { backgroundColor: 'Highlight' } } },
  },
});

/** Hidden on phones, where players swipe. With a mouse they appear on hover and focus; without hover they are always visible. */
const arrow = {
  display: 'none',
  position: 'absolute',
  zIndex: 1,
  // In the middle of the picture, above the row.
  insetBlock: `0 ${barSize}`,
  blockSize: 'fit-content',
  marginBlock: 'auto',
  transition: `opacity ${vars.motion.normal} ${vars.motion.easeOut}`,
  '@media': {
    [from('tablet')]: { display: 'flex' },
    [canHover]: { selectors: { [`${carousel}:not(:hover):not(:has(:focus-visible)) &`]: { opacity: 0 } } },
  },
} as const;
export const arrows = styleVariants({
  previous: inKit({ ...arrow, insetInlineStart: vars.space.sm }),
  next: inKit({ ...arrow, insetInlineEnd: vars.space.sm }),
});
