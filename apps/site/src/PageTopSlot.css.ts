import { globalStyle } from '@vanilla-extract/css';
import { box } from '#features/layout/banner/BannerBox.css.ts';
import { band } from '#features/layout/banner/Jackpot.css.ts';
import { from } from '#ui/theme/breakpoints.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { screenLayer } from '#ui/theme/layers.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

export const place = screenStyle({
  paddingBlockEnd: vars.space.sm,
  selectors: { '&:has(> :empty)': { display: 'none' } },
  '@media': { [from('tablet')]: { paddingBlockEnd: vars.space.md } },
});

// On wide screens the jackpot moves up into the gap beside the banner.
const both = `${place} > :has(> ${box}):has(> ${band})`;
const wide = (rule: object) => ({ '@media': { [from('desktop')]: { '@layer': { [screenLayer]: rule } } } });
globalStyle(
  both,
  wide({ display: 'grid', gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)', gridAutoFlow: 'row dense' }),
);
globalStyle(`${both} > *`, wide({ gridColumn: '1 / -1' }));
globalStyle(`${both} > :is(${box}, ${band})`, wide({ gridColumn: 'auto' }));
