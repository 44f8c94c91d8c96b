import { canHover } from '#ui/theme/breakpoints.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

export const list = screenStyle({ display: 'grid', gap: vars.space.xxs });
export const link = screenStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.sm,
  minBlockSize: vars.size.touch,
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.md,
  borderRadius: vars.radius.control,
  color: vars.color.onCanvas,
  lineHeight: vars.leading.control,
  overflowWrap: 'anywhere',
  transition: `background-color ${vars.motion.fast} ${vars.motion.easeOut}`,
  selectors: {
    '&[aria-current]': {
      backgroundColor: vars.color.accentSoft,
      color: vars.color.onAccentSoft,
      fontWeight: vars.weight.strong,
    },
  },
  '@media': {
    [canHover]: {
      selectors: { '&:hover:not([aria-current])': { backgroundColor: vars.color.sunken, color: vars.color.onSunken } },
    },
  },
});
