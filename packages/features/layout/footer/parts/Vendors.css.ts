import { canHover, from } from '#ui/theme/breakpoints.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

export const tile = screenStyle({
  display: 'grid',
  placeItems: 'center',
  padding: vars.space.xs,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface,
  color: vars.color.onSurface,
  transition: `box-shadow ${vars.motion.normal} ${vars.motion.easeOut}`,
  selectors: { '&:focus-visible': { outlineOffset: '-3px' } },
  '@media': { [canHover]: { selectors: { 'a&:hover': { boxShadow: vars.shadow.raised } } } },
});
export const mark = screenStyle({
  inlineSize: '100%',
  maxInlineSize: '4rem',
  selectors: { '&[data-in-maintenance]': { filter: 'grayscale(1)', opacity: 0.6 } },
});

const columns = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });

/** Skeleton of one row of vendors, with space for the arrows below. */
export const skeletonRow = screenStyle({
  display: 'grid',
  ...columns(4),
  gridTemplateRows: 'auto',
  gridAutoRows: 0,
  columnGap: '10px',
  overflow: 'hidden',
  paddingBlockEnd: `calc(${vars.space.xs} + ${vars.size.touch})`,
  '@media': { [from('tablet')]: columns(7), [from('desktop')]: columns(10) },
});
