import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

/** The two buttons side by side; the one that goes on takes the room. */
export const buttons = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.space.sm,
});
/** The notice bar stands right above the form. */
export const noticeSlot = screenStyle({ minInlineSize: 0 });
