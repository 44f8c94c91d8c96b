import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

/** As high as the line that it replaces. */
export const note = screenStyle({
  display: 'block',
  overflow: 'clip',
  overflowClipMargin: '0.5em',
  fontSize: vars.text.xs,
  fontWeight: vars.weight.regular,
  textAlign: 'center',
  whiteSpace: 'nowrap',
});
