import { ink } from '#ui/Box/surfaces.css.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

export const lines = screenStyle({ display: 'grid', gap: vars.space.xs, margin: 0 });

/** Name and value on one line where both fit. */
export const line = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space.md,
  paddingBlockEnd: vars.space.xs,
  borderBlockEnd: `${vars.border.hairline} solid ${vars.color.line}`,
});

export const name = screenStyle({ color: ink.muted, fontSize: vars.text.sm });

export const value = screenStyle({ margin: 0, overflowWrap: 'anywhere', textAlign: 'end' });
