import { globalStyle } from '@vanilla-extract/css';
import { wayIn } from '#features/frame/FrameScreen.css.ts';
import { screenStyle } from '#ui/theme/style.ts';
import { place as topPlace } from './TopPlace.css.ts';

/** The frame that stands in the page before the program has come; see prerender.tsx. */
export const frame = screenStyle({});
/** The same for pages without the frame, such as a game on its way over a slow network. */
export const waiting = screenStyle({});

// The boot script says on <html> what it knows: the language, whether somebody is signed in, what the page is like.
const either = `:is(.${frame}, .${waiting})`;
globalStyle(`html[lang="th"] ${either}[lang="en"], html[lang="en"] ${either}[lang="th"]`, { display: 'none' });
globalStyle(`html[data-page="bare"] .${frame}, html:not([data-page="bare"]) .${waiting}`, { display: 'none' });
globalStyle(`html[data-page="plain"] .${frame} .${topPlace}`, { display: 'none' });
// The first banner, as soon as its address is known; see boot.ts.
globalStyle(`.${frame} [data-banner] img`, {
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
});
// Its place is right; the moment is not, until the clock runs.
globalStyle(`.${frame} time`, { visibility: 'hidden' });
globalStyle(`html[data-session="in"] .${frame} .${wayIn}`, { visibility: 'hidden' });
