import { globalStyle } from '@vanilla-extract/css';
import { screenLayer } from '#ui/theme/layers.css.ts';

// The installed app has no bar of a browser: pulling the page down must not load it again, in the middle of a bet.
globalStyle('html', {
  '@layer': { [screenLayer]: { '@media': { '(display-mode: standalone)': { overscrollBehaviorY: 'contain' } } } },
});
