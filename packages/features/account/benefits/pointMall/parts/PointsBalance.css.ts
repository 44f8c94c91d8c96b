import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

/** Keeps the height of the points while they load. */
export const box = screenStyle({
  display: 'grid',
  gap: vars.space.xxs,
  minBlockSize: '5.5rem',
  alignContent: 'center',
});
