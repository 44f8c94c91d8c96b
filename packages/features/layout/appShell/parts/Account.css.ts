import { from } from '#ui/theme/breakpoints.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { fewWords } from '#ui/theme/largeText.ts';
import { screenStyle } from '#ui/theme/style.ts';

/** One line; a long name is truncated. The account page shows it in full. */
export const greeting = screenStyle({
  display: 'none',
  maxInlineSize: '16rem',
  overflow: 'hidden',
  // Space for Thai marks above and below the line.
  paddingBlock: '0.25em',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: vars.color.onChromeMuted,
  fontSize: vars.text.sm,
  '@media': { [from('tablet')]: { display: 'block' } },
});

/** Visually hidden on phones; always available to screen readers. */
export const mark = screenStyle({
  position: 'absolute',
  inlineSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
  '@media': {
    [from('tablet')]: { position: 'static', inlineSize: 'auto', overflow: 'visible', clipPath: 'none' },
  },
});

/** Hidden on narrow screens, where the bottom bar has the same entries. */
export const onlyWide = screenStyle({
  position: 'relative',
  display: 'none',
  '@media': { [from('desktop')]: { display: 'block' } },
});

/** Customer service on phones. With large text the menu alone has it, as one of its rows. */
export const help = screenStyle({
  '@container': { [fewWords]: { display: 'none' } },
  '@media': { [from('desktop')]: { display: 'none' } },
});

/** A count at the corner of a button, which stays the target of the pointer. */
export const corner = screenStyle({
  position: 'absolute',
  zIndex: 1,
  insetBlockStart: 0,
  insetInlineEnd: 0,
  translate: '35% -35%',
  pointerEvents: 'none',
});
/** Beside the icon of an entry of the bottom bar. On phones, a wide count covers more of the icon and stays in the entry. */
export const barCorner = screenStyle({
  position: 'absolute',
  insetBlockStart: vars.space.xxs,
  insetInlineEnd: `max(0px, calc(50% - ${vars.space.xs} - 1.5rem))`,
  pointerEvents: 'none',
  '@media': {
    [from('tablet')]: { insetInline: `calc(50% + ${vars.space.xs}) auto` },
  },
});
