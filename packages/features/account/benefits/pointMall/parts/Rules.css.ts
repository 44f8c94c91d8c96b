import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

export const wide = screenStyle({ minInlineSize: '34rem' });
export const bullets = screenStyle({
  display: 'grid',
  gap: vars.space.xs,
  margin: 0,
  paddingInlineStart: vars.space.lg,
  listStyle: 'disc',
  maxInlineSize: '46rem',
});
