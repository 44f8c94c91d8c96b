import { from } from '#ui/theme/breakpoints.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

export const band = screenStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: vars.space.lg,
  rowGap: vars.space.sm,
  overflow: 'hidden',
  borderRadius: 'inherit',
  paddingInline: vars.space.lg,
  paddingBlock: vars.space.md,
  '@media': {
    // So that two buttons fit into one line at 320 px.
    '(max-width: 22.4rem)': { paddingInline: vars.space.md },
    [from('tablet')]: { gridTemplateColumns: 'minmax(0, 1fr) auto', paddingInline: vars.space.xl },
  },
});

/** An ornament at the lower edge, partly cut off. Positioned, so that it takes no space from the text. */
export const ornament = screenStyle({
  position: 'absolute',
  insetInlineEnd: '-3rem',
  insetBlockEnd: '-0.5rem',
  width: '12rem',
  aspectRatio: '460 / 240',
  opacity: 0.55,
  '@media': {
    [from('tablet')]: {
      insetInlineEnd: vars.space.xl,
      width: '13rem',
      opacity: 0.8,
      // Hidden where it would lie behind the button or the text.
      selectors: { [`${band}:has(a) &`]: { display: 'none' } },
    },
    [from('desktop')]: {
      selectors: {
        [`${band}:has(a) &`]: { display: 'block', insetInlineEnd: '23rem' },
        // Beside the way to practice.
        [`${band}:has(button + a) &`]: { insetInlineEnd: '32rem' },
      },
    },
  },
});

export const greeting = screenStyle({
  position: 'relative',
  display: 'grid',
  justifyItems: 'start',
  minWidth: 0,
  overflowWrap: 'anywhere',
});
export const action = screenStyle({ position: 'relative', display: 'flex', flexWrap: 'wrap', gap: vars.space.xs });
/**
 * Not on phones, where header and bottom bar have the login: registration and practice share one line, so that nothing
 * moves once the operator's switches are known.
 */
export const logIn = screenStyle({ display: 'none', '@media': { [from('tablet')]: { display: 'contents' } } });
