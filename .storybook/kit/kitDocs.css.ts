import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

/** Do and don’t side by side, where there is room. */
export const advice = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 18rem), 1fr))',
  gap: vars.space.md,
});
export const mark = screenStyle({ display: 'flex', alignItems: 'center', gap: vars.space.xs });

/** The table of props is wider than a phone. */
export const controls = screenStyle({ overflowX: 'auto' });
