import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

/** The places of a ranking. */
export const list = screenStyle({ display: 'grid', fontVariantNumeric: 'tabular-nums' });

export const place = screenStyle({
  display: 'grid',
  gridTemplateColumns: '2.5rem minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space.sm,
  minBlockSize: vars.size.touch,
  paddingInline: vars.space.sm,
  borderBlockEnd: `${vars.border.hairline} solid ${vars.color.line}`,
});

/** The player's own place. */
export const ownPlace = screenStyle({
  backgroundColor: vars.color.accentSoft,
  color: vars.color.onAccentSoft,
  borderRadius: vars.radius.control,
  fontWeight: vars.weight.strong,
});
