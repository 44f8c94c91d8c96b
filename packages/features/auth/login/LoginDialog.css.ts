import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

/** Form and panel side by side. Used only on wide screens, so there is no narrow variant. */
export const columns = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 22rem) minmax(0, 1fr)',
  gap: vars.space.xl,
  alignItems: 'start',
});
