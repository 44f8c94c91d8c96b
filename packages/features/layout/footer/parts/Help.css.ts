import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

/** As many columns as fit; a long label takes a line of its own. */
export const links = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(7.5rem, 100%), 1fr))',
  columnGap: vars.space.md,
  fontSize: vars.text.sm,
});
export const group = screenStyle({ display: 'grid', gap: vars.space.xxs });
