import { from } from '#ui/theme/breakpoints.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

/** A line of its own below the bar's tools on phones, beside them elsewhere. */
export const strip = screenStyle({
  display: 'flex',
  order: 1,
  flexWrap: 'wrap',
  flexBasis: '100%',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.xs,
  color: vars.color.onChromeMuted,
  fontSize: vars.text.sm,
  lineHeight: vars.leading.text,
  whiteSpace: 'nowrap',
  '@media': { [from('tablet')]: { order: 0, flexBasis: 'auto' } },
});
