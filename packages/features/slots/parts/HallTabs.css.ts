import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

/** As high as the tabs that are coming. */
export const place = screenStyle({
  display: 'flex',
  alignItems: 'center',
  maxInlineSize: '24rem',
  minBlockSize: vars.size.touch,
});
