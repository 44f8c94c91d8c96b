import { from } from '#ui/theme/breakpoints.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

export const page = screenStyle({ display: 'flex', flexDirection: 'column', minBlockSize: '100dvh' });

export const skip = screenStyle({
  position: 'absolute',
  zIndex: 30,
  insetInlineStart: vars.space.md,
  insetBlockStart: vars.space.xs,
  padding: `${vars.space.xs} ${vars.space.md}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.accent,
  color: vars.color.onAccent,
  transform: 'translateY(-200%)',
  selectors: { '&:focus': { transform: 'none' } },
});

export const main = screenStyle({
  flex: 1,
  outline: 'none',
  // The bottom bar covers the end of the page on phones.
  paddingBlockEnd: `calc(${vars.size.touch} + ${vars.space.xxl} + env(safe-area-inset-bottom))`,
  '@media': { [from('desktop')]: { paddingBlockEnd: vars.space.section } },
});

/** The column that header and content share. */
export const column = screenStyle({
  inlineSize: '100%',
  maxInlineSize: vars.size.content,
  marginInline: 'auto',
  padding: `${vars.space.md} ${vars.space.md} 0`,
  '@media': { [from('tablet')]: { padding: `${vars.space.lg} ${vars.space.lg} 0` } },
});

/** The narrowest phones, and what 400 % zoom leaves of a wide window: a balance of nine digits needs all the room. */
export const narrowest = '(max-width: 22.4rem)';

export const row = screenStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.sm,
  inlineSize: '100%',
  maxInlineSize: vars.size.content,
  marginInline: 'auto',
  paddingInline: vars.space.md,
  '@media': {
    [narrowest]: { gap: vars.space.xxs, paddingInline: vars.space.xs },
    [from('tablet')]: { paddingInline: vars.space.lg },
  },
});

/** The way in for visitors: in a page of somebody who is signed in it is not shown before their own entries are. */
export const wayIn = screenStyle({ display: 'contents', whiteSpace: 'nowrap' });

export const onlyWide = screenStyle({ display: 'none', '@media': { [from('desktop')]: { display: 'block' } } });
export const onlyNarrow = screenStyle({ '@media': { [from('desktop')]: { display: 'none' } } });
