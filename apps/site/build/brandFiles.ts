import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { codeOf, languageNamed } from '#core/i18n/languageCode.ts';
import { brandIcon } from '#ui/theme/brandIcon.ts';
import { brandText } from '#ui/theme/brandText.ts';
import { appleIconPath, iconOf, manifestPath } from '../src/brandFiles.ts';
import { sharePath } from '../src/document/sharePicture.ts';
import { pictureIcon } from './appIcons.ts';
import { type BrandFolder, readBrandFolders } from './brandFolders.ts';
import { installFiles, textsIn } from './installFiles.ts';

const types: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  svg: 'image/svg+xml',
  webmanifest: 'application/manifest+json',
  woff2: 'font/woff2',
};

/**
 * Adds the files of each brand: what its folder has in `public/`, the icons drawn from its mark, and per language a manifest
 * with which the site can be installed. `favicon.svg` is the icon of the default brand, and the document names it.
 */
export async function brandFiles(): Promise<Plugin> {
  const folders = await readBrandFolders();
  const [first] = folders;
  if (first === undefined) throw new Error('brand files: there is no brand');
  const language = codeOf(languageNamed(first.brand.defaults?.language));
  let made: Promise<ReadonlyMap<string, string | Uint8Array>> | undefined;
  /** Drawn when they are asked for: whoever reads the configuration alone does not wait for them. */
  const readFiles = () => (made ??= Promise.all(folders.map(filesOf)).then((ofBrands) => new Map(ofBrands.flat())));
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
          .replaceAll('%description%', textsIn(language).documents.site)
          .replaceAll('%picture%', first.brand.preview ?? sharePath(first.brand.id, 'home', language))
          .replaceAll('%themeColor%', themeColorOf(first))
          .replaceAll('%icon%', iconOf(first.brand))
          .replaceAll('%appleIcon%', appleIconPath(first.brand.id))
          .replaceAll('%manifest%', manifestPath(first.brand.id, language)),
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const path = request.url?.split('?')[0] ?? '';
        if (!path.startsWith('/brands/') && path !== '/favicon.svg') return next();
        readFiles().then((files) => {
          const source = files.get(path);
          if (source === undefined) return next();
          const type = types[/\w+$/.exec(path)?.[0] ?? ''];
          if (type !== undefined) response.setHeader('Content-Type', type);
          return void response.end(source);
        }, next);
      });
    },
    async generateBundle() {
      for (const [path, source] of await readFiles()) this.emitFile({ type: 'asset', fileName: path.slice(1), source });
    },
  };
}

async function filesOf(
  folder: BrandFolder,
  index: number,
): Promise<readonly (readonly [string, string | Uint8Array])[]> {
  const { brand, tokens } = folder;
  const colors = { ...tokens.light.color, ...tokens.dark.color };
  const icon = 'src' in brand.mark ? undefined : brandIcon(brand.mark, colors);
  const shown = {
    brand,
    colors: { ...colors, canvas: (brand.defaults?.theme === 'dark' ? colors : tokens.light.color).canvas },
    themeColor: themeColorOf(folder),
    icon: icon ?? pictureOf(folder, colors),
  };
  return [
    ...[...folder.files].map(([path, file]) => [path, readFileSync(file)] as const),
    ...(icon === undefined ? [] : [[`/brands/${brand.id}.svg`, icon] as const]),
    ...(icon === undefined || index > 0 ? [] : [['/favicon.svg', icon] as const]),
    ...(await installFiles(shown)),
  ];
}

/** The icon of a brand whose mark is a picture in its folder. */
function pictureOf({ brand, files }: BrandFolder, colors: Parameters<typeof pictureIcon>[2]): string {
  const path = iconOf(brand);
  const file = files.get(path);
  const type = types[/\w+$/.exec(path)?.[0] ?? ''];
  if (file === undefined || type === undefined)
    throw new Error(`themes/${brand.id}: ${path} is no SVG, PNG or JPEG in its public folder, to draw icons from`);
  return pictureIcon(readFileSync(file), type, colors);
}

/** The colour of the browser before the site's code has given it that of the theme. */
const themeColorOf = ({ brand, tokens }: BrandFolder): string => {
  const theme = brand.defaults?.theme ?? 'light';
  return brand.themeColor?.[theme] ?? { ...tokens.light.color, ...(theme === 'dark' && tokens.dark.color) }.chrome;
};
