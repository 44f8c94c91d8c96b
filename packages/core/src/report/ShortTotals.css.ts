import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

/** Three figures, and at the end what shows the others. */
export const brief = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: vars.space.xs,
});

export const more = screenStyle({
  selectors: { '&:not([hidden])': { display: 'grid', gap: vars.space.xs, paddingBlockEnd: vars.space.xs } },
});

export const about = screenStyle({ display: 'flex', alignItems: 'center', gap: vars.space.xs });
export const age = screenStyle({ flex: 1, minInlineSize: 0 });
