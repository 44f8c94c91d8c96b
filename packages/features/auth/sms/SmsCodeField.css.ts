import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

/** A button inside the field, at full height. */
export const send = screenStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minBlockSize: vars.size.touch,
  minInlineSize: '6rem',
  justifyContent: 'center',
  paddingInline: vars.space.sm,
  borderInlineStart: `${vars.border.hairline} solid ${vars.color.line}`,
  borderRadius: `0 ${vars.radius.control} ${vars.radius.control} 0`,
  color: vars.color.onSurface,
  fontSize: vars.text.sm,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.control,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  selectors: {
    '&:disabled': { color: vars.color.onSunkenMuted, cursor: 'not-allowed' },
  },
});
