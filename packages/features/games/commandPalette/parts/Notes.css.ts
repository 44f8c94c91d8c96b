import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

export const waiting = screenStyle({
  display: 'grid',
  gap: vars.space.lg,
  padding: `${vars.space.sm} ${vars.space.sm}`,
});
