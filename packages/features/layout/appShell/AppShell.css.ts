import { globalStyle, style } from '@vanilla-extract/css';
import { below, from, tall } from '#ui/theme/breakpoints.ts';
import { contentWidth } from '#ui/theme/contentWidth.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { fewWords, proportional } from '#ui/theme/largeText.ts';
import { screenLayer } from '#ui/theme/layers.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

export const page = screenStyle({ display: 'flex', flexDirection: 'column', minBlockSize: '100dvh' });

/** The utility row, which scrolls away while the rest of the header stays. */
export const utilityHeight = '2.25rem';

/** Header and support button stay in reach while the page scrolls. Low windows, as at 400 % zoom, have no space for it. */
export const top = screenStyle({
  position: 'relative',
  zIndex: 16,
  '@media': {
    [tall]: { position: 'sticky', insetBlockStart: 0 },
    [`${from('desktop')} and ${tall}`]: { insetBlockStart: `calc(-1 * ${utilityHeight})` },
  },
});

export const skip = screenStyle({
  position: 'absolute',
  zIndex: 30,
  insetInlineStart: vars.space.md,
  insetBlockStart: vars.space.xs,
  minBlockSize: vars.size.touch,
  padding: `${vars.space.sm} ${vars.space.md}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.accent,
  color: vars.color.onAccent,
  transform: 'translateY(-200%)',
  selectors: { '&:focus': { transform: 'none' } },
});

export const main = screenStyle({
  flex: 1,
  outline: 'none',
  // Leaves space for the bottom bar on phones.
  paddingBlockEnd: `calc(${vars.size.touch} + ${vars.space.xxl} + 2 * ${vars.layout.barInset} + env(safe-area-inset-bottom))`,
  '@media': { [from('desktop')]: { paddingBlockEnd: vars.space.section } },
});

/** The content column, shared by header and page. A page with columns is wider (`data-board`). */
export const column = screenStyle({
  inlineSize: '100%',
  maxInlineSize: contentWidth.base,
  marginInline: 'auto',
  padding: `${vars.space.md} ${vars.space.md} 0`,
  '@media': { [from('tablet')]: { padding: `${vars.space.lg} ${vars.space.lg} 0` }, ...contentWidth.media },
  selectors: { '&&:has([data-board])': { maxInlineSize: vars.size.board } },
});

/** The narrowest phones and 400 % zoom, where a nine-digit balance needs the full width. */
export const narrowest = '(max-width: 22.4rem)';

export const row = screenStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xxs,
  inlineSize: '100%',
  maxInlineSize: contentWidth.base,
  marginInline: 'auto',
  '@container': { [fewWords]: { flexWrap: 'wrap' } },
  // Phones have mark, menu, search, login and sign-up on this line. The icon buttons bring their own padding.
  paddingInline: vars.space.xs,
  '@media': {
    [from('tablet')]: { gap: vars.space.sm, paddingInline: vars.space.lg },
    ...contentWidth.media,
  },
});

/** Login buttons. */
export const wayIn = screenStyle({ display: 'contents', whiteSpace: 'nowrap' });

/**
 * The shell of a document, which is the same for all. The boot script says by an attribute whether there is a session: a
 * player then sees the places of what the program will show.
 */
const ofDocument = style({});
export const documentPage = style([page, ofDocument]);
export const forPlayer = `html[data-session="in"] ${ofDocument}`;
globalStyle(`${forPlayer} ${wayIn}`, { '@layer': { [screenLayer]: { visibility: 'hidden' } } });
globalStyle(`${forPlayer} [data-brand-mark]`, {
  '@media': { [below('desktop')]: { '@layer': { [screenLayer]: { maxInlineSize: proportional('2.25rem') } } } },
});

/** Has the size of the login bar before its code has come, so that nothing beside it moves. */
export const barRoom = screenStyle({
  display: 'none',
  '@media': {
    [from('desktop')]: { display: 'flex', justifyContent: 'flex-end', inlineSize: '31rem', minInlineSize: 0 },
  },
});
export const onlyNarrow = screenStyle({ '@media': { [from('desktop')]: { display: 'none' } } });
