import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

export const offer = screenStyle({
  display: 'grid',
  gap: vars.space.xs,
  marginBlockStart: vars.space.lg,
  textAlign: 'center',
});
