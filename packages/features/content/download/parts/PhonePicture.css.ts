import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

/** A phone with the site on it. */
export const phone = screenStyle({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  inlineSize: '15rem',
  aspectRatio: '3 / 5',
  overflow: 'hidden',
  border: `0.5rem solid ${vars.color.onCanvas}`,
  borderRadius: '1.75rem',
  backgroundColor: vars.color.canvas,
  boxShadow: vars.shadow.overlay,
});
export const bar = screenStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minBlockSize: '2.25rem',
  paddingInline: vars.space.sm,
  backgroundColor: vars.color.chrome,
  color: vars.color.onChrome,
});
/** The menu and the account, as strokes. */
export const button = screenStyle({
  inlineSize: '22%',
  blockSize: '0.5rem',
  borderRadius: vars.radius.pill,
  backgroundColor: 'currentColor',
  opacity: 0.7,
  selectors: {
    '&:last-child': { inlineSize: '38%', blockSize: '1rem', backgroundColor: vars.color.money, opacity: 1 },
  },
});
export const shelf = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  alignContent: 'start',
  gap: vars.space.xxs,
  padding: vars.space.xs,
});
export const cover = screenStyle({
  overflow: 'hidden',
  borderRadius: vars.radius.control,
  selectors: { '&:first-child': { gridColumn: 'span 2', gridRow: 'span 2' } },
});
