import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { type BrandFolder, readBrandFolders } from '../../../apps/site/build/brandFolders.ts';
import type { Mode } from '../src/theme/brand.ts';
import { brandVariables } from '../src/theme/brandVariables.ts';
import { spaceAt } from '../src/theme/density.ts';

/**
 * Adds `brands/<id>.css` to the package for each folder in `themes/`, with the files of its fonts. Nothing imports these
 * stylesheets: an application takes those that it shows.
 */
export function brandStyles(): Plugin {
  return {
    name: 'kinnari:brand-styles',
    async generateBundle() {
      for (const folder of await readBrandFolders()) {
        this.emitFile({ type: 'asset', fileName: `brands/${folder.brand.id}.css`, source: styleOf(folder) });
        for (const { url } of folder.brand.fonts ?? []) {
          const file = folder.files.get(url);
          if (file === undefined) throw new Error(`themes/${folder.brand.id}: there is no file for ${url}`);
          this.emitFile({ type: 'asset', fileName: url.slice(1), source: readFileSync(file) });
        }
      }
    },
  };
}

function styleOf({ brand, tokens }: BrandFolder): string {
  const { light } = tokens;
  const values = brandVariables({ ...tokens, light: { ...light, space: spaceAt(light.space, brand.density) } });
  const rule = (selector: string, mode: Mode): string =>
    [`  ${selector} {`, ...Object.entries(values[mode]).map(([name, value]) => `    ${name}: ${value};`), '  }'].join(
      '\n',
    );
  const own = `[data-brand='${brand.id}']`;
  const faces = (brand.fonts ?? []).map(
    ({ family, url, weight = '400', range }) =>
      `@font-face {\n  font-family: '${family}';\n  src: url('./${url.replace('/brands/', '')}') format('woff2');\n` +
      `  font-weight: ${weight};\n  font-display: swap;\n${range === undefined ? '' : `  unicode-range: ${range};\n`}}`,
  );
  return [
    // As in styles.css, so that either may be imported first.
    '@layer reset, theme, kit, screen;',
    ...faces,
    `@layer theme {\n${rule(own, 'light')}\n${rule(`${own}[data-theme='dark']`, 'dark')}\n}`,
    '',
  ].join('\n');
}
