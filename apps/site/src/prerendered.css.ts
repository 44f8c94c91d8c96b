import { globalStyle, keyframes } from '@vanilla-extract/css';
import { languageCodes } from '#core/i18n/languageCodes.ts';
import { brands } from '#themes/brands.ts';
import { barSize } from '#ui/Carousel/Carousel.css.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';
import { place as topPlace } from './PageTopSlot.css.ts';

/** The prerendered app shell, visible until the site's code has loaded; see prerender.tsx. */
export const frame = screenStyle({});
/** The prerendered content of pages without the app shell, such as a game. */
export const waiting = screenStyle({});

/** What a document says when its program does not run; see Incomplete.tsx. */
export const notice = screenStyle({
  padding: `${vars.space.xs} ${vars.space.md}`,
  backgroundColor: vars.color.warningSoft,
  color: vars.color.onWarningSoft,
  fontSize: vars.text.sm,
  lineHeight: vars.leading.text,
  textAlign: 'center',
});

// The boot script, which shows it otherwise, did not come either. The program may still come, and needs no boot script.
globalStyle(`html:not([data-session]) .${notice}`, {
  '@media': {
    '(scripting: enabled)': {
      display: 'block',
      animation: `${keyframes({ from: { visibility: 'hidden' } })} 0s 5s backwards`,
    },
  },
});
// The boot script sets attributes on <html>: language, session, and the kind of page.
const either = `:is(.${frame}, .${waiting}, .${notice})`;
for (const code of languageCodes)
  globalStyle(`html[lang="${code}"] ${either}:not([lang="${code}"])`, { display: 'none' });
globalStyle(`html[data-page="bare"] .${frame}, html:not([data-page="bare"]) .${waiting}`, { display: 'none' });
globalStyle(`html[data-page="plain"] .${frame} .${topPlace}`, { display: 'none' });
// The first banner, drawn by the boot script; see boot.ts. Over the place that has its size already.
globalStyle(`.${frame} [data-banner] img`, {
  position: 'absolute',
  inlineSize: '100%',
  blockSize: `calc(100% - ${barSize})`,
  borderRadius: 'inherit',
  objectFit: 'cover',
  objectPosition: '82% center',
});
// index.html has the mark of every brand.
for (const { id } of brands)
  globalStyle(`html:not([data-brand="${id}"]) [data-brand-mark="${id}"]`, { display: 'none' });
// A brand file is on its way on a first visit, or has been kept and shows in a moment; see boot.ts.
globalStyle('html[data-brand-pending] [data-brand-mark]', { visibility: 'hidden' });
globalStyle('html[data-brand-pending]', { filter: 'grayscale(1)' });
globalStyle('html[data-brand-pending="kept"]', { visibility: 'hidden' });
