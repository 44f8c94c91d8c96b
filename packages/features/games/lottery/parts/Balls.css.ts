import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

export const row = screenStyle({ display: 'flex', flexWrap: 'wrap', gap: '0.125rem' });
export const ball = screenStyle({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '1.625rem',
  blockSize: '1.625rem',
  borderRadius: vars.radius.pill,
  border: `${vars.border.hairline} solid ${vars.color.lineStrong}`,
  backgroundColor: vars.color.accentSoft,
  color: vars.color.onAccentSoft,
  fontFamily: vars.font.numeric,
  fontSize: vars.text.sm,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.weight.strong,
  lineHeight: 1,
});
/** Five and six of them share the room of four. */
export const small = screenStyle({ inlineSize: '1.25rem', blockSize: '1.25rem', fontSize: vars.text.xs });
