import { from } from '#ui/theme/breakpoints.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

export const page = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xs,
  // The tabs bring space of their own above their words.
  marginBlockStart: `calc(-1 * ${vars.space.sm})`,
  '@media': { [from('desktop')]: { marginBlockStart: `calc(-1 * (${vars.space.md} + ${vars.space.xxs}))` } },
});
export const note = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `0 ${vars.space.sm}`,
});
export const noteText = screenStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  fontSize: vars.text.xs,
  lineHeight: vars.leading.control,
  color: vars.color.onCanvasMuted,
});
export const lobbyLink = screenStyle({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  fontSize: vars.text.sm,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.control,
  color: vars.color.accent,
  textDecoration: 'none',
  // A target of its own height, between rows that are close.
  selectors: { '&::after': { content: '', position: 'absolute', inset: `calc(-1 * ${vars.space.xs}) 0` } },
});
