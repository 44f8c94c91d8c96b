import { quietMark } from '#core/components/MaintenanceBadge.css.ts';
import { canHover, from } from '#ui/theme/breakpoints.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

/** On narrow screens the form above has the link to register. */
export const signUp = screenStyle({
  display: 'none',
  '@media': { [from('desktop')]: { display: 'grid', gap: vars.space.sm } },
});

/** Beside the form a fixed height with its own scrolling, so that the form stays in view. */
export const grid = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(6.5rem, 1fr))',
  alignContent: 'start',
  gap: vars.space.xs,
  // Space for the focus ring, which is drawn outside the vendor.
  padding: vars.space.xxs,
  margin: `calc(-1 * ${vars.space.xxs})`,
  '@media': {
    [from('desktop')]: { blockSize: '18.5rem', overflowY: 'auto', overscrollBehavior: 'contain' },
  },
});

export const vendor = screenStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.xxs,
  minBlockSize: '100%',
  padding: vars.space.xs,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.canvas,
  color: vars.color.onCanvas,
  fontSize: vars.text.sm,
  lineHeight: vars.leading.heading,
  textAlign: 'center',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  '@media': {
    [canHover]: { selectors: { '&:hover': { boxShadow: vars.shadow.raised } } },
  },
});
export const mark = screenStyle({ inlineSize: '3.25rem', aspectRatio: '1', selectors: quietMark });

export const status = screenStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  fontSize: vars.text.sm,
  lineHeight: vars.leading.text,
  selectors: { '&:empty': { display: 'none' } },
});
