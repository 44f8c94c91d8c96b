import { expect, fn, userEvent, within } from 'storybook/test';
import { loading, ready } from '#core/data/remote.ts';
import { brandIn } from '#core/site/brand.ts';
import preview from '#storybook/preview.tsx';
import { spokenIn } from '#storybook/sampleOf.ts';
import { translatorOf } from '#storybook/sandboxPlatform.ts';
import { brandNamed } from '#themes/brands.ts';
import type { MaterialsProps } from './materials.types.ts';
import { MaterialsView } from './MaterialsView.tsx';

const links = [
  { id: 'one', name: 'LINE', code: 'KJ7M2QPA' },
  { id: 'two', name: 'หน้าร้านบางนา', code: 'Q8XWTR4N' },
].map((link) => ({ ...link, href: `https://kinnari.example/register?affiliateCode=${link.code}` }));

interface SampleProps extends Partial<MaterialsProps> {
  globals: { readonly language?: unknown; readonly brand?: unknown };
}

function Sample({ globals, ...change }: SampleProps) {
  const brand = brandIn(spokenIn(globals), brandNamed(globals.brand));
  return (
    <MaterialsView
      links={ready(links)}
      brand={brand}
      minAge={21}
      site="kinnari.example"
      onCopy={async () => true}
      onSaveCode={async () => true}
      onSavePicture={async () => true}
      {...change}
    />
  );
}

const meta = preview.type<{ args: Partial<MaterialsProps> }>().meta({
  title: 'Screens/Agent/Materials',
  render: (args, { globals }) => <Sample {...args} globals={globals} />,
});

/** Pictures of four shapes carry the code of the chosen link. */
export const Pictures = meta.story({
  args: { onSavePicture: fn(async () => false) },
  play: async ({ args, canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: t('agentMaterials:link') }), 'two');
    const pictures = canvas.getAllByRole('img', { name: /Q8XWTR4N/ });
    await expect(pictures.map((each) => (each as HTMLCanvasElement).width)).toEqual([1080, 1080, 1200, 728]);
    const format = t('agentMaterials:formats.story');
    await userEvent.click(canvas.getByRole('button', { name: t('agentMaterials:saveNamed', { format }) }));
    await expect(args.onSavePicture).toHaveBeenCalledWith(pictures[1], 'Q8XWTR4N-story');
    await expect(within(canvas.getByRole('alert')).getByText(t('agentMaterials:saveFailed'))).toBeVisible();
  },
});

export const Loading = meta.story({ args: { links: loading } });

export const NoLinks = meta.story({
  args: { links: ready([]) },
  play: async ({ canvas, sandbox }) => {
    const title = translatorOf(sandbox)('agentMaterials:noLinks');
    await expect(canvas.getByRole('heading', { name: title })).toBeVisible();
  },
});
