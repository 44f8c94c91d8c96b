import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

/** Clear and submit side by side; submit takes the remaining width. */
export const buttons = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.space.sm,
});
export const noticeSlot = screenStyle({ minInlineSize: 0 });
