import { globalStyle } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { screenLayer } from '#ui/theme/layers.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

export const report = screenStyle({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: vars.text.sm,
  lineHeight: vars.leading.text,
});
globalStyle(`${report} :is(th, td)`, {
  '@layer': {
    [screenLayer]: {
      padding: `${vars.space.xs} ${vars.space.xs} ${vars.space.xs} 0`,
      borderBlockEnd: `${vars.border.hairline} solid ${vars.color.line}`,
      fontWeight: vars.weight.medium,
      textAlign: 'start',
      verticalAlign: 'top',
    },
  },
});
export const ratioCell = screenStyle({ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' });
export const chip = screenStyle({
  display: 'inline-block',
  minWidth: '2.25rem',
  marginInlineEnd: vars.space.xs,
  paddingInline: vars.space.xxs,
  border: `${vars.border.hairline} solid ${vars.color.line}`,
  borderRadius: '0.375rem',
  fontWeight: vars.weight.strong,
  textAlign: 'center',
});
