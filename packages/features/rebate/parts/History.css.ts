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
/** When, and how much: below one another where both do not fit. */
export const what = screenStyle({ ...line, alignItems: 'baseline', columnGap: vars.space.md });
export const howMuch = screenStyle({ marginInlineStart: 'auto' });
export const parts = screenStyle({ ...line, columnGap: vars.space.md });
