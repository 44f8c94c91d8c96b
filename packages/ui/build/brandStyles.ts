import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { type BrandFolder, readBrandFolders } from '../../../apps/site/build/brandFolders.ts';
import type { BrandTokens } from '../src/theme/brand.ts';
import { brandStyle, themeRules } from '../src/theme/brandStyle.ts';
import { spaceAt } from '../src/theme/density.ts';

/**
 * Adds `brands/<id>.css` to the package for each folder in `themes/`, with the files of its fonts. Nothing imports these
 * stylesheets: an application takes those that it shows. Below all of them, the stylesheet of the components sets every token as
 * the default brand has it, which is also the module `brands/base`.
 */
export function brandStyles(): Plugin {
  return {
    name: 'kinnari:brand-styles',
    generateBundle: {
      // After the stylesheet of the components was put together.
      order: 'post',
      async handler(_options, bundle) {
        const folders = await readBrandFolders();
        const [base] = folders;
        const styles = bundle['styles.css'];
        if (base === undefined || styles?.type !== 'asset') throw new Error('brand styles: there is no styles.css');
        styles.source = String(styles.source) + baseStyle(base);
        this.emitFile({ type: 'asset', fileName: 'brands/base.js', source: baseModule(base) });
        this.emitFile({ type: 'asset', fileName: 'brands/base.d.ts', source: baseTypes });
        for (const folder of folders) {
          this.emitFile({ type: 'asset', fileName: `brands/${folder.brand.id}.css`, source: styleOf(folder) });
          for (const { url } of folder.brand.fonts ?? []) {
            const file = folder.files.get(url);
            if (file === undefined) throw new Error(`themes/${folder.brand.id}: there is no file for ${url}`);
            this.emitFile({ type: 'asset', fileName: url.slice(1), source: readFileSync(file) });
          }
        }
      },
    },
  };
}

function spacedTokens({ brand, tokens }: BrandFolder): BrandTokens {
  const { light } = tokens;
  return { ...tokens, light: { ...light, space: spaceAt(light.space, brand.density) } };
}

function styleOf(folder: BrandFolder): string {
  const faces = (folder.brand.fonts ?? []).map(
    ({ family, url, weight = '400', range }) =>
      `@font-face {\n  font-family: '${family}';\n  src: url('./${url.replace('/brands/', '')}') format('woff2');\n` +
      `  font-weight: ${weight};\n  font-display: swap;\n${range === undefined ? '' : `  unicode-range: ${range};\n`}}\n`,
  );
  return brandStyle(folder.brand.id, spacedTokens(folder)).replace(
    '\n@layer theme {',
    (layer) => `\n${faces.join('')}${layer.slice(1)}`,
  );
}

/** Every token of the base brand, weaker than any other rule: what a brand leaves out, and a page without one, has these. */
const baseStyle = (folder: BrandFolder): string =>
  `\n${themeRules(spacedTokens(folder), { light: ':where(:root)', dark: ":where(:root[data-theme='dark'])" })}\n`;

/** The tokens of the base brand as a module, for `readBrandTokens`. */
const baseModule = (folder: BrandFolder): string =>
  `export const baseTokens = ${JSON.stringify(spacedTokens(folder), null, 2)};\n`;
const baseTypes = `import type { BrandTokens } from '../theme/brand.js';\n/** The tokens of the brand that stands under every other. */\nexport declare const baseTokens: BrandTokens;\n`;
