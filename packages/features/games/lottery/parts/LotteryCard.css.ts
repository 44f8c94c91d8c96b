import { globalStyle } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '#ui/theme/contract.css.ts';
import { screenLayer } from '#ui/theme/layers.css.ts';
import { inScreen, screenStyle } from '#ui/theme/style.ts';

/** Rows align across the cards of a line, because the first one takes the spare height. */
export const card = recipe({
  base: inScreen({
    display: 'grid',
    gridTemplateRows: '1fr repeat(4, auto)',
    gap: vars.space.sm,
    blockSize: '100%',
    minInlineSize: 0,
    // Most cards are below the first screen: they are laid out and painted when they come near.
    contentVisibility: 'auto',
    containIntrinsicBlockSize: 'auto 21.5rem',
    padding: vars.space.md,
    borderRadius: vars.radius.card,
    boxShadow: vars.shadow.raised,
    outline: '1px solid transparent',
    // Keeps a card clear of the bars at the top and bottom when it is scrolled into view.
    scrollMarginBlock: '6rem',
  }),
  variants: {
    named: {
      true: inScreen({ outline: `${vars.border.focus} solid ${vars.color.accent}` }),
      false: {},
    },
  },
});

export const head = screenStyle({ display: 'flex', alignItems: 'flex-start', gap: vars.space.sm, minInlineSize: 0 });

export const emblem = screenStyle({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  overflow: 'hidden',
  inlineSize: '3rem',
  blockSize: '3rem',
  borderRadius: vars.radius.pill,
  backgroundColor: vars.color.accentSoft,
  color: vars.color.onAccentSoft,
});
export const picture = screenStyle({ position: 'absolute', inset: 0 });

export const title = screenStyle({
  flex: '1 1 0',
  minInlineSize: 0,
  minBlockSize: '3rem',
  overflowWrap: 'anywhere',
});

export const result = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.xs,
  minBlockSize: '2.75rem',
});

export const grow = screenStyle({ flex: '1 1 0' });

export const actions = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xs,
});
const action = (selector: string, flex: string) =>
  globalStyle(`${actions} > ${selector}`, { '@layer': { [screenLayer]: { flex } } });
// The last one as wide as its words, the first with the rest; with large text one below the other.
action('*', '1 1 max-content');
action(':first-child', '99 1 5.5rem');

export const heart = recipe({
  base: inScreen({ inlineSize: '1.25rem', blockSize: '1.25rem', fill: 'none' }),
  variants: { active: { true: inScreen({ fill: 'currentColor' }), false: {} } },
});

/** Placeholders with the heights of the week and of the buttons. */
export const daysPlaceholder = screenStyle({ minBlockSize: '1.75rem' });
export const actionsPlaceholder = screenStyle({ minBlockSize: vars.size.control });
