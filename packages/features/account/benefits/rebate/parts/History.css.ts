import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

export const list = screenStyle({ margin: 0, padding: 0, listStyle: 'none' });

export const entry = screenStyle({
  display: 'grid',
  gap: vars.space.xxs,
  paddingBlock: vars.space.sm,
  paddingInline: vars.space.md,
  overflowWrap: 'anywhere',
  selectors: { '&:not(:last-child)': { borderBlockEnd: `${vars.border.hairline} solid ${vars.color.line}` } },
});

const line = { display: 'flex', flexWrap: 'wrap' } as const;
/** Time and amount; the amount wraps below the time. */
export const head = screenStyle({ ...line, alignItems: 'baseline', columnGap: vars.space.md });
export const amount = screenStyle({ marginInlineStart: 'auto' });
export const parts = screenStyle({ ...line, columnGap: vars.space.md });
