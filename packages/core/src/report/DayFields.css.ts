import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

/** The two dates and the other filters, in columns of one width from the left. */
export const fields = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(10rem, 100%), 1fr))',
  alignItems: 'start',
  gap: vars.space.sm,
});
