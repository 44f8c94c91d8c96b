import { from } from '#ui/theme/breakpoints.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

/** The QR code beside code and link, or below them on narrow screens. */
export const invite = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.lg,
  '@media': { [from('tablet')]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});

export const code = screenStyle({
  fontFamily: vars.font.display,
  fontSize: vars.text.xl,
  fontWeight: vars.weight.strong,
  overflowWrap: 'anywhere',
});
export const link = screenStyle({ overflowWrap: 'anywhere' });

export const steps = screenStyle({ display: 'grid', gap: vars.space.sm });
export const step = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.space.sm,
  lineHeight: vars.leading.text,
});
export const number = screenStyle({
  display: 'grid',
  placeItems: 'center',
  width: '1.625rem',
  height: '1.625rem',
  borderRadius: vars.radius.pill,
  backgroundColor: vars.color.accentSoft,
  color: vars.color.onAccentSoft,
  fontSize: vars.text.xs,
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums',
});

/** Friends below each other, with a line between them. */
export const friends = screenStyle({ display: 'grid' });
export const friend = screenStyle({
  display: 'grid',
  gap: vars.space.xxs,
  paddingBlock: vars.space.sm,
  borderBlockEnd: `${vars.border.hairline} solid ${vars.color.line}`,
  overflowWrap: 'anywhere',
});
