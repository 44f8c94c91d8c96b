import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

/** Keeps a host and its speed close together when the block has the whole row. */
export const list = screenStyle({ display: 'grid', maxInlineSize: '30rem' });

/** Host and speed, with the badges below. */
export const entry = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'baseline',
  columnGap: vars.space.sm,
  paddingBlock: vars.space.xs,
  borderBlockEnd: `${vars.border.hairline} solid ${vars.color.line}`,
  overflowWrap: 'anywhere',
  selectors: { '&:last-child': { borderBlockEnd: 'none' } },
});
export const marks = screenStyle({ gridColumn: '1 / -1', display: 'flex', flexWrap: 'wrap', gap: vars.space.xs });
