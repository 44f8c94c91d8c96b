import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { languageCodes } from '#core/i18n/languageCodes.ts';
import { brandNamed, brands } from '#themes/brands.ts';
import { brandTokens, tokensOfBrand } from '#themes/brandTokens.ts';
import { defaultBrand } from '#themes/defaultBrand.ts';
import { parseBrandFile } from '#ui/theme/brandFile.ts';
import { checkBrandFile } from '#ui/theme/checkBrandFile.ts';
import { readBrandFolders } from '../../apps/site/build/brandFolders.ts';
import { supports } from '../../scripts/lib/brandInput.ts';
import { fontProblems } from '../../scripts/lib/fontProblems.ts';

const folders = await readBrandFolders();

it('finds the same brands in Node and in the build, the default one first', () => {
  expect(brands.map(({ id }) => id)).toEqual(folders.map(({ brand }) => brand.id));
  expect(Object.keys(brandTokens).toSorted()).toEqual(brands.map(({ id }) => id).toSorted());
  expect(brands[0].id).toBe(defaultBrand);
});

it('falls back to the default brand', () => {
  for (const id of ['', 'sakur', 'constructor', undefined]) expect(brandNamed(id)).toBe(brands[0]);
  expect(tokensOfBrand('sakur')).toBe(brandTokens[defaultBrand]);
});

it.each(folders.map((folder) => [folder.brand.id, folder] as const))('%s passes as a brand file', (_id, folder) => {
  const { id: _, ...identity } = folder.brand;
  const parsed = parseBrandFile({ ...identity, ...folder.tokens }, { languages: languageCodes, supports });
  expect(checkBrandFile(parsed, folder).problems).toEqual([]);
  const read = (url: string) => {
    const file = folder.files.get(url);
    return file === undefined ? undefined : readFileSync(file);
  };
  expect(fontProblems(folder.brand.fonts ?? [], read)).toEqual([]);
});

it('names a brand in its folder only', () => {
  const ids = brands.map(({ id }) => id).filter((id) => id !== defaultBrand);
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' })
    .split('\n')
    .filter((file) => /^(apps|packages\/(ui|core|features)|scripts|\.storybook)\/.*\.(tsx?|html)$/.test(file))
    .filter((file) => !/\.(stories|samples|test)\.tsx?$/.test(file) && existsSync(file));
  expect(files.length).toBeGreaterThan(500);
  const naming = files.filter((file) => ids.some((id) => new RegExp(`['"]${id}['"]`).test(readFileSync(file, 'utf8'))));
  expect(naming).toEqual([]);
});
