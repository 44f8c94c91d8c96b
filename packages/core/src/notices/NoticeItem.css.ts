import { canHover } from '#ui/theme/breakpoints.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

export const toggle = screenStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.md,
  inlineSize: '100%',
  minBlockSize: vars.size.touch,
  paddingBlock: vars.space.sm,
  paddingInline: vars.space.md,
  borderRadius: vars.radius.card,
  textAlign: 'start',
  lineHeight: vars.leading.text,
  // Keeps sticky content at the top from covering a focused notice.
  scrollMarginBlock: `calc(2 * ${vars.space.section})`,
  '@media': { [canHover]: { selectors: { '&:hover': { color: vars.color.accent } } } },
});
export const textColumn = screenStyle({
  display: 'grid',
  flex: 1,
  gap: vars.space.xxs,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});
export const arrow = screenStyle({
  display: 'inline-flex',
  flex: 'none',
  color: vars.color.onSurfaceMuted,
  transition: `transform ${vars.motion.normal} ${vars.motion.easeOut}`,
});
export const turned = screenStyle({ transform: 'rotate(180deg)' });
export const content = screenStyle({
  marginInline: vars.space.md,
  paddingBlockStart: vars.space.sm,
  paddingBlockEnd: vars.space.md,
  borderBlockStart: `${vars.border.hairline} solid ${vars.color.line}`,
});
export const skeleton = screenStyle({
  display: 'grid',
  gap: vars.space.xxs,
  paddingBlock: vars.space.sm,
  paddingInline: vars.space.md,
});
