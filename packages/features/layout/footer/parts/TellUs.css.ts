import { hasFailure } from '#core/components/hasFailure.ts';
import { from } from '#ui/theme/breakpoints.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

/** Shown while the main part of the page has an error, in the space that it leaves at its end. */
export const tellUs = screenStyle({
  display: 'none',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.xxs,
  padding: `0 ${vars.space.md} ${vars.space.xl}`,
  textAlign: 'center',
  marginBlockStart: `calc(-1 * (${vars.size.touch} + ${vars.space.xl}))`,
  '@media': { [from('desktop')]: { marginBlockStart: `calc(${vars.space.md} - ${vars.space.section})` } },
  selectors: { [`main${hasFailure} ~ &`]: { display: 'flex' } },
});
