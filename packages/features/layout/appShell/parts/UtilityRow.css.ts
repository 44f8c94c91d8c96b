import { from } from '#ui/theme/breakpoints.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';
import { utilityHeight } from '../AppShell.css.ts';

export const strip = screenStyle({
  blockSize: utilityHeight,
  display: 'none',
  backgroundColor: vars.color.chrome,
  color: vars.color.onChromeMuted,
  '@media': { [from('desktop')]: { display: 'block' } },
});
/** Reserves the place of the clock. */
export const unknownTime = screenStyle({ visibility: 'hidden' });
export const end = screenStyle({ display: 'flex', alignItems: 'center', marginInlineStart: 'auto' });
