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
    // Clear of the pictures of tables, also before they come, and in a frame which keeps it apart from them.
    '&[data-cornered]': {
      position: 'absolute',
      insetBlockEnd: vars.space.xs,
      insetInlineStart: vars.space.xs,
      width: '3.5rem',
      padding: vars.border.focus,
      borderRadius: vars.radius.card,
      backgroundColor: vars.color.surface,
      boxShadow: vars.shadow.raised,
    },
  },
  '@media': { [from('tablet')]: { width: '6rem' } },
});
/** Pictures of tables side by side, behind the mark. */
export const tables = screenStyle({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  overflow: 'hidden',
  borderRadius: 'inherit',
});
export const table = screenStyle({
  position: 'relative',
  minInlineSize: 0,
  // On a narrow card a third picture would show nothing of its game, and it is not loaded.
  selectors: { '&:nth-child(n + 3)': { display: 'none' } },
  '@media': { [from('tablet')]: { selectors: { '&:nth-child(n + 3)': { display: 'block' } } } },
});
/** What is open now, one fact per line. Tables come after the card, which keeps their place. */
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
export const roomsLink = screenStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xxs,
  minBlockSize: vars.size.touch,
  paddingInline: vars.space.sm,
  borderRadius: vars.radius.pill,
  backgroundColor: vars.color.accentSoft,
  color: vars.color.onAccentSoft,
  fontSize: vars.text.sm,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.control,
  textDecoration: 'none',
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
