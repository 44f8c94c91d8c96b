import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

/** The country beside its number, also on the narrowest phone. */
export const beside = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(6.5rem, auto) minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space.xs,
});
