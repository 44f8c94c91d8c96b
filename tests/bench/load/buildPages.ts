import { cp, mkdir, mkdtemp, readFile, readdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';

const here = fileURLToPath(new URL('.', import.meta.url));
const fonts = ['thai', 'latin'];

/** The folders of the reference pages, in one temporary folder. */
export interface ReferencePages {
  readonly root: string;
  readonly byHand: string;
  readonly hydrated: string;
  readonly empty: string;
}

/**
 * Builds the pages that the site is compared with, each a folder with an `index.html`: `byHand` has HTML and no script,
 * `hydrated` the libraries of the site over the same HTML, `empty` these libraries without HTML.
 */
export async function buildPages(): Promise<ReferencePages> {
  const root = await mkdtemp(join(tmpdir(), 'kinnari-bench-'));
  const render = await buildRenderer(join(root, 'render'));
  const css = await readFile(join(here, 'screen.css'), 'utf8');
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Reference page</title>
<link rel="preload" as="image" fetchpriority="high" href="/TCG_PROD_IMAGES/BANNERS/th/home-1.svg">
<link rel="stylesheet" href="/fonts.css">`;
  const page = (body: string, more = ''): string =>
    `<!doctype html><html lang="th"><head>${head}${more}</head><body>${body}</body></html>`;
  const withScript = async (name: 'hydrate' | 'floor', body: string): Promise<string> => {
    const folder = join(root, name);
    await buildScript(name, folder);
    const files = await readdir(join(folder, 'assets'));
    const script = files.find((file) => file.endsWith('.js'));
    await write(folder, page(body, `<style>${css}</style><script type="module" src="/assets/${script}"></script>`));
    await writeFile(join(folder, 'games.json'), JSON.stringify(render.games));
    return folder;
  };

  const byHand = join(root, 'by-hand');
  await write(byHand, page(render.byHand(), `<style>${css}</style>`));
  const data = `<script type="application/json" id="games">${JSON.stringify(render.games)}</script>`;
  return {
    root,
    byHand,
    hydrated: await withScript('hydrate', `<div id="root">${render.withStack()}</div>${data}`),
    empty: await withScript('floor', '<div id="root"></div>'),
  };
}

async function write(folder: string, html: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'index.html'), html);
  const faces = fonts.map(
    (subset) => `@font-face{font-family:Anuphan;font-display:swap;src:url(/${subset}.woff2);${rangeOf[subset] ?? ''}}`,
  );
  await writeFile(join(folder, 'fonts.css'), faces.join(''));
  for (const subset of fonts) {
    const file = `node_modules/@fontsource-variable/anuphan/files/anuphan-${subset}-wght-normal.woff2`;
    await cp(file, join(folder, `${subset}.woff2`));
  }
}

const rangeOf: Readonly<Record<string, string>> = {
  thai: 'unicode-range:U+0E01-0E5B',
  latin: 'unicode-range:U+0000-00FF',
};

const shared = { configFile: false, root: here, logLevel: 'error', oxc: { jsx: { runtime: 'automatic' } } } as const;

const buildScript = (name: string, outDir: string) =>
  build({ ...shared, build: { outDir, rolldownOptions: { input: join(here, `${name}.tsx`) } } });

async function buildRenderer(outDir: string): Promise<typeof import('./render.tsx')> {
  await build({ ...shared, build: { outDir, ssr: join(here, 'render.tsx') }, ssr: { noExternal: true } });
  return import(pathToFileURL(join(outDir, 'render.js')).href);
}
