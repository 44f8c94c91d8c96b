import { from } from '#ui/theme/breakpoints.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

export const card = screenStyle({ display: 'grid', gridTemplateRows: 'auto 1fr', height: '100%' });

/** A quiet ground of its own, so that marks of every colour look at home. */
export const stage = screenStyle({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  paddingBlock: vars.space.lg,
  borderStartStartRadius: vars.radius.card,
  borderStartEndRadius: vars.radius.card,
  backgroundColor: vars.color.accentSoft,
  '@media': { [from('tablet')]: { paddingBlock: vars.space.xl } },
});
export const mark = screenStyle({ width: '5rem', '@media': { [from('tablet')]: { width: '6rem' } } });
export const hot = screenStyle({
  position: 'absolute',
  insetBlockStart: vars.space.xs,
  insetInlineEnd: vars.space.xs,
});
export const body = screenStyle({
  display: 'grid',
  alignContent: 'space-between',
  gap: vars.space.xxs,
  padding: vars.space.md,
});
export const name = screenStyle({
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.heading,
  overflowWrap: 'anywhere',
});
export const play = screenStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xxs,
  fontSize: vars.text.sm,
  lineHeight: vars.leading.text,
  color: vars.color.onSurfaceMuted,
});
