import { createHash } from 'node:crypto';
import { existsSync, readFileSync, cpSync } from 'node:fs';
import { join } from 'node:path';
import type { Bundle } from './checkBundle.ts';
import { drawSharePreview } from './sharePreview.ts';

/** A bundle as a release carries it. */
export interface ReleasedBundle {
  /** The brand of the build that it changes. */
  readonly brand: string;
  /** The path of the brand file that the site reads, and its text. */
  readonly brandFile: string;
  readonly text: string;
  /** The brand file and those of the bundle, by the paths under which the site serves them. */
  readonly files: ReadonlyMap<string, Uint8Array>;
}

const brandFile = '/client/brand.json';
const previewPath = 'share/preview.png';

/** Icons of the app, by the names that the manifests of the build have for them. */
const iconNames: Readonly<Record<string, string>> = {
  'icons/icon-192.png': 'icon-192.png',
  'icons/icon-512.png': 'icon-512.png',
  'icons/maskable-512.png': 'maskable-512.png',
  'icons/apple-180.png': 'apple-touch-icon.png',
};

/**
 * Puts a bundle that is right where the site serves it: its files below a folder named by a hash of them, so that they can be
 * kept for good, and its icons where manifests look for them. @param options.draws whether the picture of previews is drawn where the bundle has none
 */
export async function releaseBundle(bundle: Bundle, { draws = true } = {}): Promise<ReleasedBundle> {
  const { base, served, checked, siteFile } = bundle;
  const hasPreview = !draws || checked.brand.preview !== undefined;
  const files = new Map([...served].filter(([path]) => !Object.hasOwn(iconNames, path)));
  if (!hasPreview) files.set(previewPath, await drawSharePreview(bundle));
  const hash = createHash('sha256');
  for (const [path, content] of [...files].toSorted(([a], [b]) => (a < b ? -1 : 1)))
    hash.update(`${path}\0${content.length}\0`).update(content);
  const folder = `/client/${hash.digest('hex').slice(0, 8)}`;
  const drawn = !hasPreview && { preview: `${folder}/${previewPath}` };
  const text = JSON.stringify({ ...(siteFile(folder) as object), ...drawn });
  const icons = [...served].filter(([path]) => Object.hasOwn(iconNames, path));
  return {
    brand: base.brand.id,
    brandFile,
    text,
    files: new Map<string, Uint8Array>([
      [brandFile, new TextEncoder().encode(text)],
      ...[...files].map(([path, content]) => [`${folder}/${path}`, content] as const),
      ...icons.map(([path, content]) => [`/brands/${base.brand.id}/${iconNames[path]}`, content] as const),
    ]),
  };
}

/** Puts the bundles of earlier releases beside the own one, as tabs that are open keep asking for their files. */
export function carryBundles(site: string, earlier: readonly string[]): void {
  for (const release of earlier) {
    const file = join(release, 'site', brandFile);
    const [, folder] = existsSync(file) ? (/"\/client\/([\da-f]{8})\//.exec(readFileSync(file, 'utf8')) ?? []) : [];
    if (folder === undefined) continue;
    const [from, to] = [join(release, 'site/client', folder), join(site, 'client', folder)];
    if (existsSync(from) && !existsSync(to)) cpSync(from, to, { recursive: true });
  }
}
