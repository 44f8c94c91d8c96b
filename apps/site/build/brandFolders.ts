import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Brand, BrandTokens } from '../../../packages/ui/src/theme/brand.ts';
import { defaultBrand } from '../../../themes/defaultBrand.ts';

/** A folder of `themes/` as Node reads it. What Vite builds imports `themes/brands.ts` instead. */
export interface BrandFolder {
  readonly brand: Brand;
  readonly tokens: BrandTokens;
  /** The paths of its files that the site serves, by URL: `/brands/<id>/…`. */
  readonly files: ReadonlyMap<string, string>;
}

const themes = fileURLToPath(new URL('../../../themes', import.meta.url));

/** Reads all brands, the default one first. */
export async function readBrandFolders(): Promise<readonly BrandFolder[]> {
  const ids = readdirSync(themes).filter((name) => existsSync(join(themes, name, 'brand.ts')));
  const ordered = [defaultBrand, ...ids.filter((id) => id !== defaultBrand)];
  return Promise.all(ordered.map(readBrandFolder));
}

async function readBrandFolder(id: string): Promise<BrandFolder> {
  const load = async (file: string): Promise<unknown> => import(pathToFileURL(join(themes, id, file)).href);
  const { brand } = (await load('brand.ts')) as { brand: Brand };
  const { tokens } = (await load('tokens.ts')) as { tokens: BrandTokens };
  if (brand.id !== id) throw new Error(`themes/${id}/brand.ts: its id is ${brand.id}`);
  const assets = join(themes, id, 'public');
  const names = existsSync(assets) ? readdirSync(assets, { recursive: true, withFileTypes: true }) : [];
  const files = names
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => [`/brands/${id}${path.slice(assets.length).replaceAll('\\', '/')}`, path] as const);
  return { brand, tokens, files: new Map(files) };
}
