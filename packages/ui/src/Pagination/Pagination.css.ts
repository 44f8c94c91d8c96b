import { vars } from '../theme/contract.css.ts';
import { kitStyle } from '../theme/style.ts';

export const bar = kitStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.xxs,
});
export const step = kitStyle({
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: vars.size.touch,
  height: vars.size.touch,
  border: `${vars.border.control} solid transparent`,
  borderRadius: vars.radius.control,
  color: 'inherit',
  touchAction: 'manipulation',
  selectors: {
    '&:hover:not([aria-disabled="true"])': { backgroundColor: vars.color.accentSoft, color: vars.color.onAccentSoft },
    '&[aria-disabled="true"]': { opacity: 0.45, cursor: 'not-allowed' },
  },
  '@media': {
    '(forced-colors: active)': { selectors: { '&[aria-disabled="true"]': { color: 'GrayText', opacity: 1 } } },
  },
});
export const arrow = kitStyle({
  width: vars.size.icon,
  height: vars.size.icon,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
});
/** Wide enough for most texts, so that the arrows do not move. It shrinks before the bar wraps. */
export const status = kitStyle({
  flex: '1 1 4em',
  maxInlineSize: '10em',
  paddingInline: vars.space.xxs,
  textAlign: 'center',
  fontFamily: vars.font.numeric,
  fontVariantNumeric: 'tabular-nums',
  fontSize: vars.text.sm,
});
