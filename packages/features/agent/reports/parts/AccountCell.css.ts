import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

/** In a folded row, names are side by side: what it does not have room for ends with the line. */
const folded = '(width < 40rem)';

// A name without a space must not push the figures off the screen.
export const cell = screenStyle({
  display: 'inline-grid',
  overflowWrap: 'anywhere',
  textAlign: 'start',
  '@container': { [folded]: { display: 'flex', alignItems: 'baseline', gap: vars.space.xs } },
});
export const name = screenStyle({ minInlineSize: '6rem', '@container': { [folded]: { minInlineSize: 0 } } });
