import { vars } from '../theme/contract.css.ts';
import { kitStyle } from '../theme/style.ts';

export const code = kitStyle({
  blockSize: 'auto',
  borderRadius: vars.radius.control,
  // Forced-colors mode must not change the colours: scanners need dark on light.
  forcedColorAdjust: 'none',
});
