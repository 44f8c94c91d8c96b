import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

export const stage = screenStyle({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.sm,
  paddingBlockStart: vars.space.xs,
  textAlign: 'center',
});
/** Keeps its height when the envelope opens, so that nothing jumps. */
export const picture = screenStyle({
  position: 'relative',
  display: 'grid',
  alignItems: 'end',
  inlineSize: '100%',
  blockSize: '15rem',
});
export const sum = screenStyle({
  fontFamily: vars.font.display,
  fontSize: vars.text.xxl,
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});
export const wide = screenStyle({ inlineSize: '100%', textAlign: 'start' });
/** The last openings. */
export const pieces = screenStyle({ display: 'grid', fontVariantNumeric: 'tabular-nums' });
export const piece = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto 3.5rem',
  alignItems: 'center',
  gap: vars.space.sm,
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.sm,
  borderBlockEnd: `${vars.border.hairline} solid ${vars.color.line}`,
});
/** The player's own opening. */
export const ownPiece = screenStyle({
  backgroundColor: vars.color.accentSoft,
  color: vars.color.onAccentSoft,
  borderRadius: vars.radius.control,
  fontWeight: vars.weight.strong,
});
export const time = screenStyle({ fontSize: vars.text.sm, textAlign: 'end' });
