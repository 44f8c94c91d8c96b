import type { Plugin } from 'vite';
import { brands } from '#themes/brands.ts';
import { brandTokens } from '#themes/brandTokens.ts';
import type { Brand } from '#ui/theme/brand.ts';
import { iconPath, manifestPath } from '../src/brandFiles.ts';

const languages = ['th', 'en'] as const;

/**
 * Adds the files by which a browser shows the site outside its pages: the icon of each brand, and per language a manifest
 * with which the site can be installed. `favicon.svg` is the icon of the default brand.
 */
export function brandFiles(): Plugin {
  const files = new Map([
    ['/favicon.svg', iconOf(brands[0])],
    ...brands.flatMap((brand) => [
      [iconPath(brand.id), iconOf(brand)] as const,
      ...languages.map((code) => [manifestPath(brand.id, code), JSON.stringify(manifestOf(brand, code))] as const),
    ]),
  ]);
  return {
    name: 'kinnari:brand-files',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const path = request.url?.split('?')[0] ?? '';
        const source = files.get(path);
        if (source === undefined) return next();
        const type = path.endsWith('.svg') ? 'image/svg+xml' : 'application/manifest+json';
        return void response.setHeader('Content-Type', type).end(source);
      });
    },
    generateBundle() {
      for (const [path, source] of files) this.emitFile({ type: 'asset', fileName: path.slice(1), source });
    },
  };
}

const colorsOf = ({ id }: Brand) => {
  const tokens = brandTokens[id];
  if (tokens === undefined) throw new Error(`brand files: ${id} has no tokens`);
  return { light: tokens.light.color, dark: { ...tokens.light.color, ...tokens.dark.color } };
};

/** Draws the mark in the middle of a square, small enough for the round masks of some systems. */
function iconOf(brand: Brand): string {
  const { chrome, onChrome, money } = colorsOf(brand).dark;
  const { primary, secondary } = brand.mark;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" fill="${chrome}"/>` +
    `<g transform="translate(4.8 4.2) scale(.7)"><path fill="${onChrome}" d="${primary}"/>` +
    `<path fill="${money}" d="${secondary}"/></g></svg>`
  );
}

function manifestOf(brand: Brand, code: (typeof languages)[number]) {
  const { canvas, chrome } = colorsOf(brand).light;
  return {
    id: '/',
    name: brand.name[code],
    lang: code,
    start_url: '/',
    display: 'standalone',
    background_color: canvas,
    theme_color: chrome,
    icons: [{ src: iconPath(brand.id), sizes: 'any', type: 'image/svg+xml', purpose: 'any maskable' }],
  };
}
