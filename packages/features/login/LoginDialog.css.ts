import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

/** Form and panel; only on screens where both fit, so there is no narrower arrangement. */
export const columns = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 22rem) minmax(0, 1fr)',
  gap: vars.space.xl,
  alignItems: 'start',
});
