import { globalStyle } from '@vanilla-extract/css';
import { canHover, from } from '#ui/theme/breakpoints.ts';
import { cardEdge } from '#ui/theme/cardEdge.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { screenLayer } from '#ui/theme/layers.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

/** Rows on one card with a hairline between them; two columns on wide screens. */
export const rows = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.border.hairline,
  overflow: 'clip',
  ...cardEdge,
  // The hairlines are the ground between the rows.
  backgroundColor: vars.color.line,
  '@media': { [from('desktop')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
globalStyle(`${rows} > *`, {
  '@layer': { [screenLayer]: { backgroundColor: vars.color.surface, color: vars.color.onSurface } },
});
// A last row that is alone takes the whole line.
globalStyle(`${rows} > :last-child:nth-child(odd)`, {
  '@layer': { [screenLayer]: { '@media': { [from('desktop')]: { gridColumn: '1 / -1' } } } },
});
export const row = screenStyle({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.sm,
  minBlockSize: vars.size.row,
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.sm,
  containerType: 'inline-size',
  scrollMarginBlock: '6rem',
  transition: `background-color ${vars.motion.fast} ${vars.motion.easeOut}`,
  selectors: {
    '&:has([data-cover]:focus-visible)': {
      outline: `${vars.border.focus} solid ${vars.color.focus}`,
      outlineOffset: '-3px',
    },
  },
  '@media': { [canHover]: { selectors: { '&:hover': { backgroundColor: vars.color.accentSoft } } } },
});
/** Details beside the latest result; one below the other where both are too long. */
export const middle = screenStyle({
  flex: '1 1 0',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.xxs} ${vars.space.xs}`,
  minInlineSize: 0,
});
export const details = screenStyle({
  display: 'grid',
  gap: '0.125rem',
  flex: '1 1 6.5rem',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});
/** What it pays and the number of its draw, where a row has room for them. */
export const facts = screenStyle({ '@container': { '(max-width: 22rem)': { display: 'none' } } });
/** Covers the row, which draws the focus ring. What else can be pressed lies above it. */
export const cover = screenStyle({
  outline: 'none',
  color: 'inherit',
  textDecoration: 'none',
  selectors: { '&::after': { content: '', position: 'absolute', inset: 0 } },
});
export const above = screenStyle({ position: 'relative', zIndex: 1, flex: 'none', maxInlineSize: '100%' });
/** The place of a result that is not known yet. */
export const unknown = screenStyle({
  inlineSize: '6.875rem',
  blockSize: '1.25rem',
  borderRadius: vars.radius.pill,
  backgroundColor: vars.color.placeholder,
});
