import { globalStyle } from '@vanilla-extract/css';
import { ink } from '../Box/surfaces.css.ts';
import { canHover } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { kitLayer } from '../theme/layers.css.ts';
import { kitStyle } from '../theme/style.ts';

export const card = kitStyle({
  minWidth: 0,
  borderRadius: vars.radius.card,
  // Over what reaches the edge, such as a picture. Visible in forced-colors mode, where backgrounds are removed.
  outline: `${vars.border.hairline} solid transparent`,
  outlineOffset: `calc(-1 * ${vars.border.hairline})`,
});

export const line = kitStyle({ outlineColor: vars.layout.cardLine });

export const interactive = kitStyle({
  position: 'relative',
  transition: `transform ${vars.motion.normal} ${vars.motion.easeOut}, box-shadow ${vars.motion.normal} ${vars.motion.easeOut}`,
  '@media': {
    [canHover]: { selectors: { '&:hover': { boxShadow: vars.shadow.overlay, transform: 'translateY(-2px)' } } },
  },
  selectors: {
    '&:active': { transform: 'none' },
    '&:has([data-cover]:focus-visible)': { outline: `${vars.border.focus} solid ${ink.focus}`, outlineOffset: '2px' },
  },
});

/** Stretches the clickable area over the card. The card draws the focus ring. */
export const cover = kitStyle({
  outline: 'none',
  selectors: { '&::after': { content: '', position: 'absolute', inset: 0, borderRadius: vars.radius.card } },
});

// Other controls lie above the stretched link, so that they stay clickable.
globalStyle(`${interactive} :is(a, button, input, select, label):not([data-cover])`, {
  '@layer': { [kitLayer]: { position: 'relative', zIndex: 1 } },
});
