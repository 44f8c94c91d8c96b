import { expect } from 'storybook/test';
import { bannerPath, gameIconPath } from '#demo/art/images.ts';
import preview from '#storybook/preview.tsx';
import { codeOf } from '#storybook/sampleOf.ts';
import { brandNamed } from '#themes/brands.ts';
import { BrandContext } from '../site/brand.ts';
import { BrandMark } from './BrandMark.tsx';
import { PetalFan } from './PetalFan.tsx';

const meta = preview.type<{ args: { picture?: string } }>().meta({
  title: 'Screens/Parts/BrandMark',
  render: ({ picture }, { globals }) => {
    const { name, mark } = brandNamed(globals.brand);
    return (
      <BrandMark
        brand={{
          name: name[codeOf(globals)],
          mark: picture === undefined ? mark : { src: picture },
        }}
      />
    );
  },
});

/** The mark that a brand draws with two paths, in the colours of the theme. */
export const Drawn = meta.story();

/** The mark as a picture: an SVG is an image, so that nothing in it runs. The name is the name of the link. */
export const Picture = meta.story({
  args: { picture: gameIconPath('RNG', 1) },
  play: async ({ canvas, globals }) => {
    const { name } = brandNamed(globals.brand);
    const link = canvas.getByRole('link', { name: name[codeOf(globals)] });
    await expect(link.querySelector('[translate=no]')).toHaveTextContent(link.textContent);
    await expect(link.querySelector('img')).toHaveAttribute('alt', '');
  },
});

/** What pages without content of their own show: the brand's illustration, in place of the lotus. */
export const Illustration = meta.story({
  render: (_, { globals }) => (
    <BrandContext value={{ ...brandNamed(globals.brand), illustration: bannerPath('home-2', 'th') }}>
      <div style={{ width: 230, height: 120 }}>
        <PetalFan />
      </div>
    </BrandContext>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('img')).toHaveAttribute('alt', '');
    await expect(canvasElement.querySelector('svg')).toBeNull();
  },
});
