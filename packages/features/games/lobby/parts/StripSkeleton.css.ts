import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

/** As high as the loaded strip: prevents a layout shift. */
export const strip = screenStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.md,
  minBlockSize: vars.size.touch,
  overflow: 'hidden',
});

export const cell = screenStyle({ flex: '0 0 6rem' });
