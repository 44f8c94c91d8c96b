import { from } from '#ui/theme/breakpoints.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

const { color, space } = vars;
const wide = from('desktop');

export const page = screenStyle({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  // What cannot wrap, a line that moves, must not decide how wide the page is.
  gridTemplateColumns: 'minmax(0, 1fr)',
  minBlockSize: '100dvh',
  backgroundColor: color.canvas,
  color: color.onCanvas,
  '@media': {
    [wide]: { gridTemplateRows: '1fr', gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)' },
  },
});

/** A band on phones; on a wide screen half of it, to the right of the form (LGN-02). */
export const welcome = screenStyle({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  display: 'flex',
  flexDirection: 'column',
  gap: space.xxl,
  paddingBlock: space.lg,
  paddingInline: `max(${space.md}, (100% - 24rem) / 2)`,
  backgroundColor: color.accentSoft,
  color: color.onAccentSoft,
  '@media': {
    [wide]: {
      order: 1,
      gap: space.xl,
      padding: space.xxl,
      margin: space.md,
      borderRadius: vars.radius.sheet,
    },
  },
});
/** Rises from the lower edge, larger than the panel, so that it reads as ground; beside the words, never below them. */
export const flower = screenStyle({
  position: 'absolute',
  zIndex: -1,
  insetBlockEnd: '-1rem',
  insetInlineStart: '45%',
  insetInlineEnd: '-25%',
  '@media': { [wide]: { insetBlockEnd: 0, insetInline: '-18%' } },
});
export const brandSlot = screenStyle({ alignSelf: 'flex-start' });
/** Only where there is room to welcome anybody. */
export const welcomeWords = screenStyle({
  display: 'none',
  '@media': { [wide]: { display: 'grid', gap: space.xs, maxInlineSize: '26rem' } },
});
export const greeting = screenStyle({
  fontFamily: vars.font.display,
  fontSize: vars.text.display,
  fontWeight: vars.weight.display,
  lineHeight: vars.leading.heading,
  textWrap: 'balance',
});

export const column = screenStyle({
  inlineSize: `min(24rem, 100% - 2 * ${space.md})`,
  marginInline: 'auto',
  paddingBlock: space.xl,
  '@media': { [wide]: { alignSelf: 'center' } },
});

/** Above the flower, in the lower part of the panel; on narrow screens it is not there at all. */
export const asideSlot = screenStyle({
  display: 'none',
  '@media': {
    [wide]: {
      display: 'block',
      marginBlockStart: 'auto',
      padding: space.lg,
      borderRadius: vars.radius.sheet,
      backgroundColor: color.surface,
      color: color.onSurface,
      boxShadow: vars.shadow.raised,
    },
  },
});
