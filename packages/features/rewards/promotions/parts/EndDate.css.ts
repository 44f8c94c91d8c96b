import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

export const line = screenStyle({ display: 'flex', gap: vars.space.xxs, fontSize: vars.text.sm });

/** Icon of an end date, as high as one line, to align with the first line of the text. */
export const icon = screenStyle({
  display: 'inline-flex',
  alignItems: 'center',
  flex: 'none',
  blockSize: `calc(1em * ${vars.leading.text})`,
  color: vars.color.onSurfaceMuted,
});
