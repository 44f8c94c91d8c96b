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
    [wide]: { gridTemplateRows: '1fr', gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)', alignItems: 'start' },
  },
});

/** A band on phones; on a wide screen half of it, which stays while a long form scrolls. */
export const welcome = screenStyle({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  display: 'flex',
  flexDirection: 'column',
  gap: space.xxl,
  paddingBlock: space.lg,
  paddingInline: `max(${space.md}, (100% - 30rem) / 2)`,
  backgroundColor: color.accentSoft,
  color: color.onAccentSoft,
  '@media': {
    [wide]: {
      position: 'sticky',
      insetBlockStart: space.md,
      blockSize: `calc(100dvh - 2 * ${space.md})`,
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
  inlineSize: `min(30rem, 100% - 2 * ${space.md})`,
  marginInline: 'auto',
  paddingBlock: space.xl,
  '@media': { [wide]: { alignSelf: 'center' } },
});
