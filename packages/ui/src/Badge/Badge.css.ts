import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { inKit, kitStyle } from '../theme/style.ts';

const { color } = vars;
const pair = (backgroundColor: string, text: string) => inKit({ backgroundColor, color: text });

export const badge = kitStyle({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.xxs,
  maxInlineSize: '100%',
  minInlineSize: '1.5rem',
  minBlockSize: '1.5rem',
  paddingInline: vars.space.xs,
  borderRadius: vars.radius.pill,
  fontSize: vars.text.xs,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.control,
  textAlign: 'center',
  // Visible in forced-colors mode, where backgrounds are removed.
  outline: '1px solid transparent',
  outlineOffset: '-1px',
});
export const tones = styleVariants({
  // The sunken colour is close to a dark page; the outline keeps the shape visible.
  neutral: inKit({ backgroundColor: color.sunken, color: color.onSunken, outlineColor: color.line }),
  accent: pair(color.accent, color.onAccent),
  accentSoft: pair(color.accentSoft, color.onAccentSoft),
  money: pair(color.money, color.onMoney),
  positive: pair(color.positiveSoft, color.onPositiveSoft),
  warning: pair(color.warningSoft, color.onWarningSoft),
  negative: pair(color.negativeSoft, color.onNegativeSoft),
  alert: pair(color.negative, color.onNegative),
});
export const number = kitStyle({
  paddingInline: vars.space.xxs,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
