import { canHover } from '#ui/theme/breakpoints.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

const hairline = `${vars.border.hairline} solid ${vars.color.line}`;

export const card = screenStyle({
  display: 'grid',
  border: hairline,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface,
  color: vars.color.onSurface,
  overflow: 'hidden',
});
export const row = screenStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.sm,
  inlineSize: '100%',
  minBlockSize: vars.size.rowDense,
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.sm,
  color: 'inherit',
  lineHeight: vars.leading.control,
  textAlign: 'start',
  selectors: {
    'li + li > &': { borderBlockStart: hairline },
    '&:focus-visible': { outlineOffset: '-3px' },
  },
  '@media': { [canHover]: { selectors: { '&:hover': { backgroundColor: vars.color.sunken } } } },
});
export const text = screenStyle({ flex: 1, minInlineSize: 0, display: 'grid', gap: vars.space.xxs });
export const note = screenStyle({ color: vars.color.onSurfaceMuted, fontSize: vars.text.xs });
