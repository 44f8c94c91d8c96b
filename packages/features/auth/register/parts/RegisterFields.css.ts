import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

const { color, space } = vars;

export const fields = screenStyle({ display: 'grid', gap: space.md, alignItems: 'start' });
/** The way back beside the position in the form. */
export const stepHead = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: space.xs,
});

/** Where the code went, with the way to change that. */
export const sentTo = screenStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: space.xs });

/** What can be left out, folded away. */
export const fold = screenStyle({ minInlineSize: 0 });
export const foldHead = screenStyle({
  display: 'list-item',
  listStylePosition: 'inside',
  paddingBlock: space.xs,
  minBlockSize: vars.size.touch,
  color: color.accent,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.control,
  cursor: 'pointer',
});

export const waiting = screenStyle({ display: 'grid', gap: space.md });
export const waitingField = screenStyle({ display: 'grid', gap: space.xxs });
export const waitingLabel = screenStyle({ inlineSize: '35%' });
/** As tall as a field. */
export const waitingWell = screenStyle({
  blockSize: vars.size.control,
  borderRadius: vars.radius.control,
  backgroundColor: color.placeholder,
});
