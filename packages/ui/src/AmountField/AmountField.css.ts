import { vars } from '../theme/contract.css.ts';
import { kitStyle } from '../theme/style.ts';

export const field = kitStyle({ display: 'grid', gap: vars.space.sm, minInlineSize: 0 });

/** As many equal columns as fit. */
export const quick = kitStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(6rem, 100%), 1fr))',
  gap: vars.space.xs,
});
