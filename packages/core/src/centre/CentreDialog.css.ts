import { from } from '#ui/theme/breakpoints.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

/** Too low for a fixed menu: menu and content scroll together with the dialog. */
const low = 'screen and (max-height: 30rem)';
/** Space for the focus ring, which the menu would clip. */
const ring = '5px';

export const layout = screenStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xs,
  minBlockSize: 0,
  outline: 'none',
  '@media': {
    [from('tablet')]: {
      display: 'grid',
      gridTemplateColumns: '13rem minmax(0, 1fr)',
      gridTemplateRows: 'minmax(0, 1fr)',
      gap: vars.space.lg,
    },
    [low]: { gridTemplateRows: 'auto' },
  },
});

/** Beside tables, the menu has room for longer names. */
export const broadLayout = screenStyle({
  '@media': { [from('tablet')]: { gridTemplateColumns: '14.5rem minmax(0, 1fr)' } },
});

/** What phones do not show: the menu beside a page, or the page behind the menu. */
export const hiddenOnPhones = screenStyle({ display: 'none', '@media': { [from('tablet')]: { display: 'block' } } });

/** The way to the menu, on phones: before the title. */
export const toMenu = screenStyle({
  display: 'grid',
  placeItems: 'center',
  minInlineSize: vars.size.touch,
  marginInlineStart: `calc(-1 * ${vars.space.sm})`,
  '@media': { [from('tablet')]: { display: 'none' } },
});

/** The menu: a page of tiles on phones, a list beside the page elsewhere. */
export const sidebar = screenStyle({
  flex: 1,
  minInlineSize: 0,
  // On phones it scrolls up to the edge of the screen.
  marginInline: `calc(-1 * ${vars.space.lg})`,
  padding: `${ring} ${vars.space.lg} max(${vars.space.lg}, env(safe-area-inset-bottom))`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  '@media': {
    [from('tablet')]: {
      margin: `calc(-1 * ${ring}) 0 0 calc(-1 * ${ring})`,
      padding: `${ring} ${vars.space.sm} ${vars.space.lg} ${ring}`,
      borderInlineEnd: `${vars.border.hairline} solid ${vars.color.line}`,
    },
    [low]: { overflowY: 'visible' },
  },
});

/** Says what the page below stands for. */
export const notice = screenStyle({ marginBlockEnd: vars.space.md });

/** Scrolls up to the dialog's edge, so that the scrollbar is there. */
export const content = screenStyle({
  flex: 1,
  minInlineSize: 0,
  outline: 'none',
  marginInline: `calc(-1 * ${vars.space.lg})`,
  paddingInline: vars.space.lg,
  paddingBlock: `0 max(${vars.space.lg}, env(safe-area-inset-bottom))`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollPaddingBlock: vars.space.lg,
  '@media': {
    [from('tablet')]: { marginInlineStart: 0, paddingInlineStart: ring, paddingBlockStart: vars.space.xs },
    [low]: { overflowY: 'visible' },
  },
});
