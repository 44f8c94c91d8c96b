import { globalStyle } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { screenLayer } from '#ui/theme/layers.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

export const note = screenStyle({
  order: 2,
  display: 'flex',
  flexBasis: '100%',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.xs,
  paddingInline: vars.space.sm,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.warningSoft,
  color: vars.color.onWarningSoft,
  fontSize: vars.text.sm,
  lineHeight: vars.leading.text,
});
// The bar of a game is one line on wide screens.
globalStyle(`:has(> ${note}${note})`, { '@layer': { [screenLayer]: { flexWrap: 'wrap' } } });
