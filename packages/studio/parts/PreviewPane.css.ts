import { from } from '#ui/theme/breakpoints.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

export const pane = screenStyle({
  display: 'grid',
  alignContent: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.md,
  minHeight: 0,
  padding: vars.space.lg,
  '@media': { [from('desktop')]: { overflowY: 'auto' } },
});
export const bar = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(9rem, 100%), 1fr))',
  gap: vars.space.sm,
  maxWidth: '52rem',
});
export const frames = screenStyle({ display: 'flex', flexWrap: 'wrap', gap: '16px' });
export const figure = screenStyle({ margin: 0 });
export const caption = screenStyle({
  paddingBlockEnd: vars.space.xs,
  color: vars.color.onCanvasMuted,
  fontSize: vars.text.sm,
});
export const screen = screenStyle({
  overflow: 'hidden',
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.placeholder,
  boxShadow: vars.shadow.raised,
});
export const frame = screenStyle({
  border: 0,
  transformOrigin: '0 0',
  selectors: { '&[data-loaded="false"]': { opacity: 0 } },
});
