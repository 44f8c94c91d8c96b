import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming/create';
import { brand } from '#themes/kinnari/brand.ts';
import { tokens } from '#themes/kinnari/tokens.ts';

const { accent, moneyLine } = tokens.light.color;

/** The mark and the name of our own brand as a picture: Storybook's frame has none of our styles. */
function picture(): string {
  const paths =
    'src' in brand.mark
      ? ''
      : `<path fill="${accent}" d="${brand.mark.primary}"/><path fill="${moneyLine}" d="${brand.mark.secondary}"/>`;
  const name = `<text x="40" y="22" font-family="system-ui" font-size="18" font-weight="700" fill="${accent}">${brand.name.en}</text>`;
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 140 32" width="140" height="32">${paths}${name}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(drawing)}`;
}

addons.setConfig({
  theme: create({
    base: 'light',
    brandTitle: brand.name.en,
    brandImage: picture(),
    brandUrl: './',
    colorSecondary: accent,
  }),
});
