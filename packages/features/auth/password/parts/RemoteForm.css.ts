import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

export const waiting = screenStyle({ display: 'grid', gap: vars.space.md });
export const waitingField = screenStyle({ display: 'grid', gap: vars.space.xxs });
export const waitingLabel = screenStyle({ inlineSize: '35%' });
/** As tall as a field. */
export const waitingWell = screenStyle({
  blockSize: vars.size.control,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.placeholder,
});
