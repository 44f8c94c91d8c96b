import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

const { size, space } = vars;

/** At the end of the navigation in the header, which leaves this place free, so that the button covers nothing. */
export const corner = screenStyle({
  position: 'absolute',
  zIndex: 10,
  insetBlockEnd: `calc((3.25rem - ${size.touch}) / 2)`,
  insetInlineEnd: `calc(max(0px, (100% - ${size.content}) / 2) + ${space.md})`,
  '@media': { print: { display: 'none' } },
});
