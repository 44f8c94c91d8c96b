import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

/** Placeholder with the height of the tabs. */
export const placeholder = screenStyle({
  display: 'flex',
  alignItems: 'center',
  maxInlineSize: '24rem',
  minBlockSize: vars.size.touch,
});
