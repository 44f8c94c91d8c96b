import { styleVariants } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { inScreen, screenStyle } from '#ui/theme/style.ts';

export const block = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space.sm,
  minInlineSize: 0,
});
export const spans = styleVariants({
  full: inScreen({ flex: '1 0 100%' }),
  // Columns share the remaining width and wrap when they get too narrow.
  column: inScreen({ flex: '1 1 min(13.5rem, 100%)' }),
  /** For lists with two columns of their own. */
  wide: inScreen({ flex: '1 1 min(16.5rem, 100%)' }),
});
