import { from } from '#ui/theme/breakpoints.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

export const card = screenStyle({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  height: '100%',
  borderRadius: vars.radius.card,
  selectors: { '&[data-chosen]': { outline: `${vars.border.focus} solid ${vars.color.accent}` } },
});

/** A neutral background for marks of any colour. */
export const stage = screenStyle({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  // Keeps the mark clear of the badge in the corner, also on narrow cards.
  paddingBlock: vars.space.xl,
  minBlockSize: `calc(4.5rem + 2 * ${vars.space.xl})`,
  borderStartStartRadius: vars.radius.card,
  borderStartEndRadius: vars.radius.card,
  backgroundColor: vars.color.accentSoft,
  selectors: { [`${card}[data-maintenance] &`]: { backgroundColor: vars.color.sunken } },
  '@media': { [from('tablet')]: { minBlockSize: `calc(6rem + 2 * ${vars.space.xl})` } },
});
export const mark = screenStyle({
  width: '4.5rem',
  selectors: {
    [`${card}[data-maintenance] &`]: { filter: 'grayscale(1)', opacity: 0.7 },
  },
  '@media': { [from('tablet')]: { width: '6rem' } },
});
/** What it offers now, one fact per line. Matches come after the card, which keeps their place. */
export const facts = screenStyle({
  display: 'grid',
  alignContent: 'start',
  minBlockSize: '2lh',
  fontSize: vars.text.sm,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.text,
  fontVariantNumeric: 'tabular-nums',
});
export const corner = screenStyle({
  position: 'absolute',
  insetBlockStart: vars.space.xxs,
  insetInlineEnd: vars.space.xxs,
  '@media': { [from('tablet')]: { insetBlockStart: vars.space.xs, insetInlineEnd: vars.space.xs } },
});
export const body = screenStyle({
  display: 'grid',
  alignContent: 'space-between',
  gap: vars.space.xxs,
  padding: vars.space.md,
});
export const foot = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space.sm,
  rowGap: vars.space.xs,
});
export const name = screenStyle({
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.heading,
  overflowWrap: 'anywhere',
});
export const play = screenStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xxs,
  fontSize: vars.text.sm,
  lineHeight: vars.leading.text,
  color: vars.color.onSurfaceMuted,
});
