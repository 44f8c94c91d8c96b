import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

export const card = screenStyle({
  display: 'grid',
  gap: vars.space.sm,
  padding: vars.space.sm,
  border: `${vars.border.hairline} solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface,
  color: vars.color.onSurface,
});
export const sum = screenStyle({ display: 'grid' });
export const balanceLine = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xxs,
  minBlockSize: vars.size.touch,
});
export const amount = screenStyle({
  minInlineSize: '6em',
  marginInlineEnd: 'auto',
  fontSize: vars.text.xl,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.heading,
});
/** Deposit, withdrawal and transfer, equally wide. */
export const ways = screenStyle({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: vars.space.xs,
});
export const way = screenStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.xxs,
  minBlockSize: '3.75rem',
  padding: vars.space.xxs,
  border: `${vars.border.control} solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.control,
  fontSize: vars.text.sm,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.control,
  textAlign: 'center',
});
/** The golden action of the sheet (NAV-09). */
export const prime = screenStyle({
  borderColor: 'transparent',
  backgroundColor: vars.color.money,
  color: vars.color.onMoney,
});
