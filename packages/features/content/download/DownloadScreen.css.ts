import { from } from '#ui/theme/breakpoints.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

export const page = screenStyle({
  display: 'grid',
  gap: vars.space.lg,
  inlineSize: '100%',
  maxInlineSize: '27rem',
  marginInline: 'auto',
  '@media': { [from('desktop')]: { maxInlineSize: '54rem' } },
});
/** The phone above the words, or beside them. */
export const first = screenStyle({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.md,
  textAlign: 'center',
  '@media': {
    [from('desktop')]: {
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      alignItems: 'center',
      justifyItems: 'start',
      columnGap: vars.space.xxl,
      textAlign: 'start',
    },
  },
});
export const words = screenStyle({
  display: 'grid',
  gap: vars.space.md,
  inlineSize: '100%',
  minInlineSize: 0,
  '@media': { [from('desktop')]: { justifyItems: 'start' } },
});
/** As high as a button, so that nothing moves when the device is known. A wide page has the code, and the button below all. */
export const wayPlace = screenStyle({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.xs,
  minBlockSize: vars.size.touch,
  inlineSize: '100%',
  maxInlineSize: '27rem',
  '@media': { [from('desktop')]: { order: 1, minBlockSize: 0 } },
});
export const wayRoom = screenStyle({
  '@media': { [from('desktop')]: { display: 'none' } },
  blockSize: vars.size.touch,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.placeholder,
});
/** The code stands first on a wide screen, which no phone is that could not read it. */
export const onlyWide = screenStyle({
  display: 'none',
  '@media': { [from('desktop')]: { display: 'block' } },
});
export const facts = screenStyle({
  display: 'grid',
  gap: vars.space.xxs,
  justifySelf: 'start',
  color: vars.color.onCanvasMuted,
  fontSize: vars.text.sm,
  textAlign: 'start',
});
export const fact = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: vars.space.xs,
  alignItems: 'start',
});
