import { globalStyle } from '@vanilla-extract/css';
import { from } from '#ui/theme/breakpoints.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { proportional } from '#ui/theme/largeText.ts';
import { screenLayer } from '#ui/theme/layers.css.ts';
import { screenStyle } from '#ui/theme/style.ts';
import { forPlayer } from '../AppShell.css.ts';

/** Without the space below it, which phones need for themselves. */
export const barHeight = proportional('3.5rem');

const { barInset, barRadius } = vars.layout;
const edge = (name: string): string => `env(safe-area-inset-${name})`;

/** Docked to the edges of the window, or floating above them, as the brand has it. */
export const bar = screenStyle({
  containerType: 'inline-size',
  position: 'fixed',
  zIndex: 15,
  insetBlockEnd: barInset,
  insetInline: barInset,
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  // Clear of what a phone covers at its edges, which a bar that floats is partly clear of already.
  paddingBlockEnd: `max(0px, ${edge('bottom')} - ${barInset})`,
  paddingInline: `max(0px, ${edge('left')} - ${barInset}) max(0px, ${edge('right')} - ${barInset})`,
  borderRadius: barRadius,
  backgroundColor: vars.color.surface,
  color: vars.color.onSurfaceMuted,
  boxShadow: vars.shadow.overlay,
  '@media': { [from('desktop')]: { display: 'none' } },
});

// Without practice a visitor has four entries, where a player has the bets as a fifth one.
globalStyle(`${forPlayer} ${bar}:has(> :nth-child(4):last-child)::before`, {
  '@layer': { [screenLayer]: { content: '', gridArea: '1 / 3' } },
});

/** Labels would not fit beside one another. */
const noLabels = '(max-width: 15rem)';

export const entry = screenStyle({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  minBlockSize: barHeight,
  paddingBlock: vars.space.xxs,
  fontSize: vars.text.xs,
  lineHeight: vars.leading.control,
  textAlign: 'center',
  color: 'inherit',
  // Large text: the icons alone, since no label would fit. Screen readers, and the menu of the header, have them all.
  '@container': { [noLabels]: { fontSize: 0 } },
  selectors: { '&[aria-current]': { color: vars.color.accent, fontWeight: vars.weight.strong } },
});
globalStyle(`${entry} > svg`, {
  '@container': { [noLabels]: { '@layer': { [screenLayer]: { inlineSize: '1.125rem', blockSize: '1.125rem' } } } },
});
