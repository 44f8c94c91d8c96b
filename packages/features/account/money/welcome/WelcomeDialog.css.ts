import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

const { border, color, space } = vars;

export const form = screenStyle({ display: 'grid', gap: space.lg, minInlineSize: 0 });

/** Ways on of the same weight, on one card with hairlines between. */
export const rows = screenStyle({
  display: 'grid',
  // Also where one of them needs two lines.
  gridAutoRows: '1fr',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  border: `${border.hairline} solid ${color.line}`,
  borderRadius: vars.radius.card,
  overflow: 'clip',
});

export const row = screenStyle({
  display: 'grid',
  // A line that takes no room: all rows are equally high.
  selectors: { '& + &': { boxShadow: `inset 0 ${border.hairline} 0 ${color.line}` } },
});

export const rowLink = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space.sm,
  minBlockSize: '3.5rem',
  paddingInline: space.md,
  paddingBlock: space.xs,
  color: color.onSurface,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
});

/** What opens a dialog over the welcome looks like what leads on. */
export const rowButton = screenStyle({
  inlineSize: '100%',
  border: 0,
  background: 'none',
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
});
