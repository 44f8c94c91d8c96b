import { styleVariants } from '@vanilla-extract/css';
import { from } from '#ui/theme/breakpoints.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { inScreen, screenStyle } from '#ui/theme/style.ts';

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
    [wide]: {
      gridTemplateRows: 'auto 1fr',
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
      alignItems: 'start',
    },
  },
});

/** Marks a page with a panel. Not found with `:has()`: a document arrives from its beginning. */
export const withAside = screenStyle({});

const panel = screenStyle({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  display: 'flex',
  flexDirection: 'column',
  gap: space.xxl,
  paddingBlock: space.md,
  backgroundColor: color.accentSoft,
  color: color.onAccentSoft,
  '@media': {
    [wide]: {
      padding: space.xxl,
      margin: space.md,
      borderRadius: vars.radius.sheet,
    },
  },
});
const inset = (column: string) => `max(${space.md}, (100% - ${column}) / 2)`;
/** A band on phones, in line with the form; on a wide screen half of it. */
export const welcome = styleVariants({
  /** Before the form; it stays while a long form scrolls. */
  start: [
    panel,
    inScreen({
      paddingInline: inset('30rem'),
      '@media': {
        [wide]: {
          position: 'sticky',
          insetBlockStart: space.md,
          blockSize: `calc(100dvh - 2 * ${space.md})`,
          paddingInline: space.xxl,
        },
      },
    }),
  ],
  /** After the form, as high as the page (LGN-02). */
  end: [
    panel,
    inScreen({
      paddingInline: inset('24rem'),
      '@media': {
        [wide]: {
          gridColumn: 2,
          gridRow: '1 / -1',
          alignSelf: 'stretch',
          gap: space.xl,
          paddingInline: space.xxl,
          // Its lower part is the panel.
          selectors: {
            [`.${withAside} > &`]: {
              gridRow: 1,
              marginBlockEnd: 0,
              paddingBlockEnd: 0,
              borderEndStartRadius: 0,
              borderEndEndRadius: 0,
            },
          },
        },
      },
    }),
  ],
});
/** A decorative flower at the lower edge, larger than the panel. Placed beside the text, not behind it. */
export const flower = screenStyle({
  position: 'absolute',
  zIndex: -1,
  insetBlockEnd: '-1rem',
  insetInlineStart: '45%',
  insetInlineEnd: '-25%',
  '@media': {
    [wide]: {
      insetBlockEnd: 0,
      insetInline: '-18%',
      // Above a panel, as on phones.
      selectors: { [`.${withAside} > * > &`]: { insetBlockEnd: '-1rem', insetInline: '50% -25%' } },
    },
  },
});
export const brandSlot = screenStyle({ alignSelf: 'flex-start' });
/** Text beside the form, shown only where there is room for it. */
export const welcomeText = screenStyle({
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

const middle = screenStyle({ marginInline: 'auto', paddingBlock: `${space.md} ${space.xl}` });
/**
 * In the middle of a wide screen for a form of this height. Not centred: it would move with each hint and error, and while
 * a document arrives.
 */
const startFor = (height: string) =>
  inScreen({ '@media': { [wide]: { paddingBlockStart: `max(${space.xl}, (100dvh - ${height}) / 2)` } } });
const besides = inScreen({ '@media': { [wide]: { gridColumn: 1, gridRow: '1 / -1' } } });
const width = (most: string) => inScreen({ inlineSize: `min(${most}, 100% - 2 * ${space.md})` });
export const column = styleVariants({
  start: [middle, startFor('52rem'), width('30rem')],
  end: [middle, startFor('32rem'), besides, width('24rem')],
});

/** The panel (LGN-02): the lower part of the brand's side, and below the form on narrow screens. */
export const asideSlot = screenStyle({
  inlineSize: `min(24rem, 100% - 2 * ${space.md})`,
  marginInline: 'auto',
  paddingBlockEnd: space.xl,
  '@media': {
    [wide]: {
      gridColumn: 2,
      gridRow: 2,
      alignSelf: 'stretch',
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'flex-end',
      inlineSize: 'auto',
      margin: space.md,
      marginBlockStart: 0,
      padding: space.xxl,
      paddingBlockStart: space.xl,
      borderRadius: vars.radius.sheet,
      borderStartStartRadius: 0,
      borderStartEndRadius: 0,
      backgroundColor: color.accentSoft,
    },
  },
});
export const asideCard = screenStyle({
  padding: space.md,
  borderRadius: vars.radius.sheet,
  backgroundColor: color.surface,
  color: color.onSurface,
  boxShadow: vars.shadow.raised,
  // It stands on the lower edge. Seen when all of it has arrived, which the element after it says: it would move.
  selectors: { '&:not(:has(+ *))': { visibility: 'hidden' } },
  '@media': { [wide]: { padding: space.lg } },
});
/** Place for language and theme, which load after the form. */
export const settingsSlot = screenStyle({ minBlockSize: vars.size.touch });
