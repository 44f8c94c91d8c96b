import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

const { color, space } = vars;

export const groups = screenStyle({ display: 'grid', gap: space.lg });
export const group = screenStyle({ minInlineSize: 0, margin: 0, padding: 0, border: 'none' });
export const legend = screenStyle({
  inlineSize: '100%',
  padding: 0,
  marginBlockEnd: space.sm,
  paddingBlockEnd: space.xxs,
  borderBlockEnd: `${vars.border.hairline} solid ${color.line}`,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.heading,
});
export const fields = screenStyle({ display: 'grid', gap: space.md, alignItems: 'start' });
/** Two columns where the width allows it. */
export const pairs = screenStyle({
  display: 'grid',
  gap: space.md,
  alignItems: 'start',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 13rem), 1fr))',
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
