import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

/** What the page has below its content: a sticky part would leave it free, and rows would show there. */
const pageEnd = `max(${vars.space.lg}, env(safe-area-inset-bottom))`;

/** Below the list, and in view while any of it is. */
export const bar = screenStyle({
  position: 'sticky',
  insetBlockEnd: `calc(-1 * ${pageEnd})`,
  zIndex: 4,
  display: 'grid',
  gap: vars.space.xs,
  padding: vars.space.sm,
  paddingBlockEnd: pageEnd,
  marginBlockEnd: `calc(-1 * ${pageEnd})`,
  backgroundColor: vars.color.surface,
  borderBlockStart: `${vars.border.hairline} solid ${vars.color.lineStrong}`,
});
const line = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.xs } as const;
export const head = screenStyle(line);
export const actions = screenStyle(line);

export const results = screenStyle({
  display: 'grid',
  gap: vars.space.xs,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  maxBlockSize: '18rem',
  overflowY: 'auto',
});
export const result = screenStyle({ display: 'grid', overflowWrap: 'anywhere' });
