import { from } from '#ui/theme/breakpoints.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

/** The announcement of a rain: the one accent of the page. */
export const call = screenStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 5.5rem',
  alignItems: 'end',
  gap: vars.space.md,
  padding: vars.space.lg,
  overflow: 'hidden',
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.festiveShade,
  backgroundImage: `radial-gradient(120% 140% at 92% 20%, ${vars.color.festive}, transparent 70%)`,
  color: vars.color.onFestive,
  boxShadow: vars.shadow.raised,
  '@media': { [from('tablet')]: { gridTemplateColumns: 'minmax(0, 1fr) 8rem', alignItems: 'center' } },
});
/** On phones the title has the whole width, above the drawing. */
export const head = screenStyle({
  display: 'grid',
  gap: vars.space.xxs,
  gridColumn: '1 / -1',
  '@media': { [from('tablet')]: { gridColumn: '1' } },
});
export const words = screenStyle({ display: 'grid', gap: vars.space.sm, justifyItems: 'start', minInlineSize: 0 });
export const art = screenStyle({
  transform: 'rotate(8deg)',
  paddingBlock: vars.space.xs,
  '@media': { [from('tablet')]: { gridRow: '1 / span 2', gridColumn: '2' } },
});
export const buttons = screenStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.sm });
export const hide = screenStyle({
  minBlockSize: vars.size.touch,
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  fontSize: vars.text.sm,
  textDecoration: 'underline',
  textUnderlineOffset: '0.25em',
  cursor: 'pointer',
  ':focus-visible': { outline: `${vars.border.focus} solid currentColor`, borderRadius: vars.radius.control },
});
