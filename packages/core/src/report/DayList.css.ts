import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

export const rows = screenStyle({ listStyle: 'none', margin: 0, padding: 0 });
export const busy = screenStyle({ opacity: 0.6 });
export const bones = screenStyle({
  display: 'grid',
  alignContent: 'center',
  blockSize: '3.5rem',
  borderBlockEnd: `${vars.border.hairline} solid ${vars.color.line}`,
});
/** As high as a heading. */
export const boneHead = screenStyle({ display: 'grid', alignContent: 'center', blockSize: '2.25rem' });
