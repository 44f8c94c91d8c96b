import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

/** A readable form width. */
export const column = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.lg,
  inlineSize: '100%',
  maxInlineSize: '32rem',
  marginInline: 'auto',
});
