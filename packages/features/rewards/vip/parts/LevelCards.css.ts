import { metal } from '#ui/Medal/Medal.css.ts';
import { from } from '#ui/theme/breakpoints.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

/** A row that snaps; where there is room, all levels stand in it. */
export const cards = screenStyle({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'min(13.25rem, 82%)',
  gap: vars.space.xs,
  // The first card begins below the heading.
  paddingBlock: vars.space.xxs,
  marginBlock: `calc(-1 * ${vars.space.xxs})`,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'thin',
  scrollSnapType: 'inline proximity',
  '@media': { [from('desktop')]: { gridAutoColumns: 'minmax(11.5rem, 20rem)' } },
  ':focus-visible': { outlineOffset: `calc(-1 * ${vars.border.focus})` },
});
export const card = screenStyle({
  display: 'grid',
  alignContent: 'start',
  gridTemplateRows: 'auto auto 1fr auto',
  gap: vars.space.xs,
  minInlineSize: 0,
  padding: vars.space.md,
  border: `${vars.border.hairline} solid color-mix(in srgb, var(${metal}) 60%, ${vars.color.line})`,
  borderRadius: vars.radius.card,
  backgroundImage: `linear-gradient(155deg, color-mix(in srgb, var(${metal}) 36%, ${vars.color.surface}), ${vars.color.surface} 62%)`,
  overflowWrap: 'anywhere',
  scrollSnapAlign: 'start',
});
/** The member's own level. */
export const own = screenStyle({
  outline: `2px solid ${vars.color.accent}`,
  outlineOffset: '-2px',
});
export const cardHead = screenStyle({ display: 'flex', justifyContent: 'space-between', alignItems: 'flex-start' });
export const cardMedal = screenStyle({ inlineSize: '4rem', flex: 'none' });
export const benefits = screenStyle({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.xxs,
  margin: 0,
  padding: 0,
});
export const benefit = screenStyle({ display: 'flex', gap: vars.space.xs });
/** On the line of the first word. */
export const tick = screenStyle({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  blockSize: `calc(1em * ${vars.leading.text})`,
  color: vars.color.positive,
});
