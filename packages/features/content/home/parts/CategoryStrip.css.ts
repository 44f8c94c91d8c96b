import { cardEdge } from '#ui/theme/cardEdge.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

export const strip = screenStyle({ gap: vars.space.xxs });
export const category = screenStyle({
  display: 'grid',
  justifyItems: 'center',
  gap: '0.1875rem',
  inlineSize: '3.9375rem',
  borderRadius: vars.radius.control,
  color: 'inherit',
  fontSize: vars.text.xs,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.text,
  scrollSnapAlign: 'start',
  textAlign: 'center',
  textDecoration: 'none',
});
export const name = screenStyle({
  maxInlineSize: '100%',
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
});
export const emblem = screenStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '3.125rem',
  blockSize: '3.125rem',
  ...cardEdge,
  borderRadius: vars.layout.categoryRadius,
  backgroundColor: vars.color.surface,
  color: vars.color.accent,
});
