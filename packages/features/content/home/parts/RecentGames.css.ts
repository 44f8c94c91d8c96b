import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

export const game = screenStyle({
  display: 'grid',
  gap: vars.space.xxs,
  inlineSize: '4.75rem',
  color: 'inherit',
  scrollSnapAlign: 'start',
  textDecoration: 'none',
});
export const name = screenStyle({
  overflow: 'hidden',
  fontSize: vars.text.xs,
  lineHeight: vars.leading.text,
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
});
