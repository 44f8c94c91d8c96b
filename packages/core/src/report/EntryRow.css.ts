import { ink } from '#ui/Box/surfaces.css.ts';
import { canHover } from '#ui/theme/breakpoints.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';
import { barHeight } from './ListBar.css.ts';

const line = `${vars.border.hairline} solid ${vars.color.line}`;

/** Icon, two lines of text, two lines of figures. */
export const row = screenStyle({
  display: 'grid',
  gridTemplateColumns: '2rem minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: vars.space.xs,
  inlineSize: '100%',
  minBlockSize: '3.5rem',
  paddingInline: vars.space.xs,
  paddingBlock: '0.125rem',
  borderBlockEnd: line,
  font: 'inherit',
  lineHeight: vars.leading.control,
  textAlign: 'start',
  outlineOffset: '-3px',
  // Below the bar and the heading of the day, which stay in view.
  scrollMarginBlock: `calc(${barHeight} + 3rem) ${vars.space.lg}`,
});
export const button = screenStyle({
  '@media': {
    [canHover]: {
      selectors: { '&:hover': { backgroundColor: vars.color.accentSoft, color: vars.color.onAccentSoft } },
    },
  },
});
export const icon = screenStyle({ display: 'grid', placeItems: 'center', color: ink.link });
export const column = screenStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', minInlineSize: 0 });
const clipped = { overflowX: 'clip', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
export const title = screenStyle({ ...clipped, fontWeight: vars.weight.medium });
export const sentence = screenStyle({ overflowWrap: 'anywhere', paddingBlockStart: '0.125rem' });
const small = { color: ink.muted, fontSize: vars.text.xs, fontVariantNumeric: 'tabular-nums' } as const;
export const note = screenStyle({ ...clipped, ...small });
/** Large amounts push the name aside, never out. */
export const end = screenStyle({ display: 'grid', justifyItems: 'end', maxInlineSize: '10rem', textAlign: 'end' });
export const value = screenStyle({
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});
export const aside = screenStyle({ ...small, overflowWrap: 'anywhere' });
/** The rows of a sitting. */
export const inside = screenStyle({
  marginInlineStart: vars.space.sm,
  borderInlineStart: `2px solid ${vars.color.line}`,
  paddingInlineStart: vars.space.xxs,
});
