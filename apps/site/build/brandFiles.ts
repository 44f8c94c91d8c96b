import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { codeOf, languageNamed } from '#core/i18n/languageCode.ts';
import { languageCodes } from '#core/i18n/languageCodes.ts';
import { brandIcon } from '#ui/theme/brandIcon.ts';
import { brandText } from '#ui/theme/brandText.ts';
import { iconOf, manifestPath } from '../src/brandFiles.ts';
import { sharePath } from '../src/document/sharePicture.ts';
import { type BrandFolder, readBrandFolders } from './brandFolders.ts';

const types: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  svg: 'image/svg+xml',
  webmanifest: 'application/manifest+json',
  woff2: 'font/woff2',
};

/**
 * Adds the files of each brand: what its folder has in `public/`, the icon drawn from its mark, and per language a manifest
 * with which the site can be installed. `favicon.svg` is the icon of the default brand, and the document names it.
 */
export async function brandFiles(): Promise<Plugin> {
  const folders = await readBrandFolders();
  const [first] = folders;
  if (first === undefined) throw new Error('brand files: there is no brand');
  const language = codeOf(languageNamed(first.brand.defaults?.language));
  const documents = JSON.parse(
    readFileSync(new URL(`../../../locales/${language}/documents.json`, import.meta.url), 'utf8'),
  ) as { readonly site: string };
  const files = new Map<string, string | Uint8Array>(folders.flatMap(filesOf));
  return {
    name: 'kinnari:brand-files',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) =>
        html
          .replaceAll('%brand%', first.brand.id)
          .replaceAll('%language%', language)
          .replaceAll('%theme%', first.brand.defaults?.theme ?? 'light')
          .replaceAll('%title%', brandText(first.brand.title ?? first.brand.name, language))
          .replaceAll('%description%', documents.site)
          .replaceAll('%picture%', first.brand.preview ?? sharePath(first.brand.id, 'home', language))
          .replaceAll('%themeColor%', themeColorOf(first))
          .replaceAll('%icon%', iconOf(first.brand))
          .replaceAll('%manifest%', manifestPath(first.brand.id, language)),
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const path = request.url?.split('?')[0] ?? '';
        const source = files.get(path);
        if (source === undefined) return next();
        const type = types[/\w+$/.exec(path)?.[0] ?? ''];
        if (type !== undefined) response.setHeader('Content-Type', type);
        return void response.end(source);
      });
    },
    generateBundle() {
      for (const [path, source] of files) this.emitFile({ type: 'asset', fileName: path.slice(1), source });
    },
  };
}

function filesOf(folder: BrandFolder, index: number): readonly (readonly [string, string | Uint8Array])[] {
  const { brand, tokens } = folder;
  const icon = 'src' in brand.mark ? undefined : brandIcon(brand.mark, { ...tokens.light.color, ...tokens.dark.color });
  return [
    ...[...folder.files].map(([path, file]) => [path, readFileSync(file)] as const),
    ...(icon === undefined ? [] : [[`/brands/${brand.id}.svg`, icon] as const]),
    ...(icon === undefined || index > 0 ? [] : [['/favicon.svg', icon] as const]),
    ...languageCodes.map((code) => [manifestPath(brand.id, code), JSON.stringify(manifestOf(folder, code))] as const),
  ];
}

/** The colour of the browser before the site's code has given it that of the theme. */
const themeColorOf = ({ brand, tokens }: BrandFolder): string => brand.themeColor?.light ?? tokens.light.color.chrome;

function manifestOf(folder: BrandFolder, code: string) {
  const { brand, tokens } = folder;
  const icon = iconOf(brand);
  return {
    id: '/',
    name: brandText(brand.name, code),
    lang: code,
    start_url: '/',
    display: 'standalone',
    background_color: tokens.light.color.canvas,
    theme_color: themeColorOf(folder),
    icons: [
      { src: icon, sizes: 'any', ...(icon.endsWith('.svg') && { type: 'image/svg+xml' }), purpose: 'any maskable' },
    ],
  };
}
