import { vars } from '../theme/contract.css.ts';
import { kitStyle } from '../theme/style.ts';
import { focus, link, muted } from './surfaces.css.ts';

const { color } = vars;
const faint = `color-mix(in srgb, ${color.canvas} 82%, ${color.onCanvas})`;

/**
 * A dark surface for the one thing that a page shows off. On a light page it is as dark as the page's text, whatever the
 * header of the brand looks like; on a dark page it is the header's.
 */
export const showcase = kitStyle({
  backgroundColor: color.onCanvas,
  color: color.canvas,
  vars: { [muted]: faint, [link]: color.canvas, [focus]: color.canvas },
  selectors: {
    'html[data-theme="dark"] &': {
      backgroundColor: color.chrome,
      color: color.onChrome,
      vars: { [muted]: color.onChromeMuted, [link]: color.onChrome, [focus]: color.onChrome },
    },
  },
});
