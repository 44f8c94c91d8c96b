import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

export const page = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.lg,
  inlineSize: '100%',
  maxInlineSize: '32rem',
  marginInline: 'auto',
});
/** The card of the invitation. */
export const invite = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  gap: vars.space.xs,
  padding: vars.space.lg,
  borderRadius: vars.radius.card,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  textWrap: 'balance',
});
export const picture = screenStyle({
  display: 'inline-flex',
  borderRadius: vars.radius.pill,
  boxShadow: `0 0 0 3px ${vars.color.money}`,
  marginBlockEnd: vars.space.xxs,
});
export const gifts = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(8rem, 100%), 1fr))',
  gap: vars.space.sm,
  inlineSize: '100%',
  marginBlockStart: vars.space.sm,
});
export const gift = screenStyle({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.xxs,
  minInlineSize: 0,
  padding: vars.space.sm,
  border: `${vars.border.hairline} solid color-mix(in srgb, currentColor 25%, transparent)`,
  borderRadius: vars.radius.control,
  fontSize: vars.text.sm,
});
/** What the gift is worth: the largest words of the card. */
export const worth = screenStyle({
  fontFamily: vars.font.display,
  fontSize: vars.text.xl,
  fontWeight: vars.weight.strong,
  overflowWrap: 'anywhere',
});
/** As high for each, so that nothing moves when it is known. */
export const gain = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: vars.space.sm,
  minBlockSize: vars.size.row,
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.md,
  overflowWrap: 'anywhere',
  selectors: { '& + &': { borderBlockStart: `${vars.border.hairline} solid ${vars.color.line}` } },
});
