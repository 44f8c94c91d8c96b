import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Plugin, minify, transformWithOxc } from 'vite';
import type { EarlyCalls } from './early.ts';
import { pageWords } from './pageWords.ts';
import type { Prerendered } from './prerender.ts';

/** Where in index.html the boot script goes, and the frame. */
const place = '<!-- boot -->';
const root = '<div id="root"></div>';

/** What the boot script carries; see boot.ts. */
interface BootValues {
  /** Chunks that the first screen will ask for anyway, by what decides on them; the boot script fetches them ahead. */
  readonly preloads: Readonly<Record<'languages' | 'routes', Readonly<Record<string, readonly string[]>>>>;
  readonly early: EarlyCalls;
  readonly pages: Prerendered['pages'];
}

const nothingKnown: BootValues = {
  preloads: { languages: {}, routes: {} },
  early: { always: [], pages: {} },
  pages: { bare: [], banner: [] },
};

/**
 * Puts a tiny classic script before the first paint, and the frame of the site into the page itself. The script is a
 * file of its own, because the Content-Security-Policy allows no inline script, and it carries the names of the chunks
 * and the calls that this address and language need.
 */
export function bootScript(source: string, pagesSource: string, prerender: () => Promise<Prerendered>): Plugin {
  const compile = async ({ preloads, early, pages }: BootValues): Promise<string> => {
    const { code } = await transformWithOxc(readFileSync(source, 'utf8'), source, { lang: 'ts', target: 'es2022' });
    const filled = code
      .replace(/^export .*$/gm, '')
      .replace('__PRELOADS__', JSON.stringify(numbered(preloads)))
      .replace('__EARLY__', JSON.stringify(early))
      .replace('__PAGES__', JSON.stringify(pages));
    const whole = `(() => {\n${filled}})();\n`;
    return (await minify('boot.js', whole, { sourcemap: false })).code;
  };
  return {
    name: 'kinnari:boot-script',
    configureServer(server) {
      server.middlewares.use('/boot.js', (_request, response, next) => {
        compile(nothingKnown).then((code) => response.setHeader('Content-Type', 'text/javascript').end(code), next);
      });
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html, { server }) => (server ? html.replace(place, '<script src="/boot.js"></script>') : html),
    },
    // Only now are the names of all files known.
    async writeBundle({ dir = '' }, bundle) {
      const { frames, early, pages } = await prerender();
      const code = await compile({
        preloads: preloadsOf(Object.values(bundle), pageWords(readFileSync(pagesSource, 'utf8'))),
        early,
        pages,
      });
      const fileName = `assets/boot-${createHash('sha256').update(code).digest('base64url').slice(0, 7)}.js`;
      const fonts = Object.keys(bundle).filter((name) => /anuphan-(thai|latin)-wght.*\.woff2$/.test(name));
      const tags = fonts.map(
        (name) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${name}" />`,
      );
      const page = join(dir, 'index.html');
      writeFileSync(join(dir, fileName), code);
      writeFileSync(
        page,
        readFileSync(page, 'utf8')
          .replace(place, () => [`<script src="/${fileName}"></script>`, ...tags].join('\n    '))
          .replace(root, () => `<div id="root">${frames}</div>`),
      );
    },
  };
}

/** Most pages share most of their files: each name once, and the lists as places in it. */
function numbered({ languages, routes }: BootValues['preloads']) {
  const lists = { ...languages, ...routes };
  const files = [...new Set(Object.values(lists).flat())];
  const placesOf = (names: readonly string[]): number[] => names.map((name) => files.indexOf(name));
  return {
    files: files.map((name) => name.replace('/assets/', '')),
    lists: Object.fromEntries(Object.entries(lists).map(([key, names]) => [key, placesOf(names)])),
  };
}

type OutputFile = { type: string; fileName: string; facadeModuleId?: string | null; imports?: string[] };

/** @param wordsOfPages the parts of the words that each page speaks besides the first */
function preloadsOf(files: readonly OutputFile[], wordsOfPages: ReturnType<typeof pageWords>): BootValues['preloads'] {
  const byName = new Map(files.map((file) => [file.fileName, file]));
  /** A chunk with all that it imports statically. */
  const closure = (fileName: string, seen = new Set<string>()): Set<string> => {
    if (seen.has(fileName)) return seen;
    seen.add(fileName);
    for (const imported of byName.get(fileName)?.imports ?? []) closure(imported, seen);
    return seen;
  };
  const entry = files.find(({ facadeModuleId }) => facadeModuleId?.endsWith('/index.html'));
  const present = entry === undefined ? new Set<string>() : closure(entry.fileName);
  const find = (pattern: RegExp): Record<string, string[]> => {
    const found: Record<string, string[]> = {};
    for (const file of files) {
      const key = pattern.exec(file.facadeModuleId ?? '')?.[1];
      if (key !== undefined)
        found[key] = [...closure(file.fileName)].filter((name) => !present.has(name)).map((name) => `/${name}`);
    }
    return found;
  };
  const ahead = ['home', 'lobby', 'category', 'login', 'register', 'game', 'promotions'];
  const languages: Record<string, string[]> = {};
  for (const { fileName } of files) {
    const [, part = '', language = ''] = /\/(\w+)\.(\w+)-[^/]*\.json$/.exec(fileName) ?? [];
    if (part === 'first') (languages[language] ??= []).push(`/${fileName}`);
    for (const page of ahead) {
      if (wordsOfPages.get(page)?.includes(part)) (languages[`${page}.${language}`] ??= []).push(`/${fileName}`);
    }
  }
  return {
    languages,
    routes: find(new RegExp(`site\\/src\\/pages\\/(${ahead.join('|')})Page\\.tsx$`)),
  };
}
