import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

export const crash = screenStyle({
  inlineSize: `min(25rem, 100% - 2 * ${vars.space.md})`,
  // The reset takes what centres it.
  margin: 'auto',
  border: 0,
  borderRadius: vars.radius.sheet,
  boxShadow: vars.shadow.overlay,
  selectors: { '&::backdrop': { backgroundColor: vars.color.scrim } },
});
