import { beforeAll, expect, it } from 'vitest';
import { brandIcon } from '#ui/theme/brandIcon.ts';
import { noticeBadge } from '#ui/theme/manifest.ts';
import { drawAppIcons, drawPng, pictureIcon } from './appIcons.ts';
import { readBrandFolders } from './brandFolders.ts';

const folders = await readBrandFolders();
const [{ brand, tokens } = { brand: undefined, tokens: undefined }] = folders;
if (tokens === undefined || brand === undefined || 'src' in brand.mark) throw new Error('no brand with a mark');
const colors = { ...tokens.light.color, ...tokens.dark.color };
const icon = brandIcon(brand.mark, colors);
const noGround = icon.replace(/<rect[^>]*>/, '');

/** The badge of an icon, as text that can be compared. */
async function badgeOf(source: string): Promise<string> {
  const files = await drawAppIcons('brand', source, colors);
  return Buffer.from(files.get(`/brands/brand/${noticeBadge.name}`) ?? []).toString('base64');
}
const picture = async (svg: string) => pictureIcon(await drawPng(svg, 64), 'image/png', colors);

let [mark, bell] = ['', ''];
beforeAll(async () => {
  [mark, bell] = [await badgeOf(icon), await badgeOf(await picture(icon))];
});

it('the badge of a notification is the mark alone', () => {
  expect(mark).not.toBe('');
  expect(mark).not.toBe(bell);
});

it('a picture that is transparent around its mark is a badge, and one with a ground of its own is a bell', async () => {
  expect(await badgeOf(await picture(noGround))).not.toBe(bell);
  const ground = icon.replace(/<g .*<\/g>/, '');
  expect(await badgeOf(await picture(ground))).toBe(bell);
});

it('has one colour, whatever those of the mark are', async () => {
  expect(await badgeOf(brandIcon(brand.mark as never, { ...colors, money: colors.onChrome }))).toBe(mark);
});
