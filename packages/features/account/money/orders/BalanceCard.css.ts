import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

export const row = screenStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.sm });
/** Reserves the height of the amount and its time while loading. */
export const amount = screenStyle({
  flex: '1 1 6rem',
  minInlineSize: 0,
  minBlockSize: '5.75rem',
  overflowWrap: 'anywhere',
});
export const skeletonBox = screenStyle({ display: 'block', maxInlineSize: '10rem' });
