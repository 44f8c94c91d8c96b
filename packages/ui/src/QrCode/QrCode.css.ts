import { vars } from '../theme/contract.css.ts';
import { kitStyle } from '../theme/style.ts';

export const code = kitStyle({
  blockSize: 'auto',
  borderRadius: vars.radius.control,
  // Never turned around by a device that forces its colours.
  forcedColorAdjust: 'none',
});
