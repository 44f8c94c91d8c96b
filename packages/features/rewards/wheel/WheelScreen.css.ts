import { from } from '#ui/theme/breakpoints.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

/** The wheel, with what turns it and what it has brought beside it where there is space. */
export const stage = screenStyle({
  display: 'grid',
  alignItems: 'start',
  gap: vars.space.lg,
  padding: vars.space.md,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface,
  backgroundImage: `radial-gradient(70% 90% at 50% 30%, color-mix(in srgb, ${vars.color.money} 22%, transparent), transparent)`,
  color: vars.color.onSurface,
  boxShadow: vars.shadow.raised,
  '@media': {
    [from('tablet')]: {
      gridTemplateColumns: 'minmax(0, 1.15fr) minmax(0, 1fr)',
      padding: vars.space.lg,
      backgroundImage: `radial-gradient(50% 90% at 28% 50%, color-mix(in srgb, ${vars.color.money} 22%, transparent), transparent)`,
    },
  },
});
export const side = screenStyle({ display: 'grid', gap: vars.space.md, minInlineSize: 0 });
export const count = screenStyle({
  fontFamily: vars.font.display,
  fontSize: vars.text.xl,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.heading,
});
export const tickets = screenStyle({ display: 'grid', gap: vars.space.xs });
/** A ticket with notches, like one of paper. */
export const ticket = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space.sm,
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.md,
  borderRadius: vars.radius.control,
  border: `${vars.border.hairline} dashed ${vars.color.moneyLine}`,
  backgroundColor: vars.color.surface,
  color: vars.color.onSurface,
});
export const ticketWords = screenStyle({ display: 'grid', fontWeight: vars.weight.medium });
export const ticketTime = screenStyle({
  fontSize: vars.text.sm,
  fontWeight: vars.weight.regular,
  color: vars.color.onSurfaceMuted,
});
export const prizeName = screenStyle({
  minInlineSize: '7.5rem',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
});
export const key = screenStyle({ flex: 'none', inlineSize: '1rem', blockSize: '1rem' });
export const keyEdge = screenStyle({ stroke: vars.color.lineStrong, strokeWidth: 1 });
export const turns = screenStyle({ display: 'grid' });
export const turnLine = screenStyle({
  display: 'grid',
  gap: vars.space.xxs,
  paddingBlock: vars.space.xs,
  borderBlockEnd: `${vars.border.hairline} solid ${vars.color.line}`,
});
