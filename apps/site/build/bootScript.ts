import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Plugin, transformWithOxc } from 'vite';

/** Where in index.html the boot script goes. */
const place = '<!-- boot -->';

/** Chunks that the first screen will ask for anyway, by what decides on them; the boot script fetches them ahead. */
export interface Preloads {
  readonly languages: Readonly<Record<string, readonly string[]>>;
  readonly routes: Readonly<Record<string, readonly string[]>>;
}

/**
 * Puts a tiny classic script before the first paint. It is a file of its own, because the Content-Security-Policy
 * allows no inline script, and it carries the names of the chunks that this address and language need.
 */
export function bootScript(source: string): Plugin {
  const compile = async (preloads: Preloads): Promise<string> => {
    const { code } = await transformWithOxc(readFileSync(source, 'utf8'), source, { lang: 'ts', target: 'es2022' });
    return `(() => {\n${code.replace(/^export .*$/gm, '').replace('__PRELOADS__', JSON.stringify(preloads))}})();\n`;
  };
  return {
    name: 'kinnari:boot-script',
    configureServer(server) {
      server.middlewares.use('/boot.js', (_request, response, next) => {
        compile({ languages: {}, routes: {} }).then(
          (code) => response.setHeader('Content-Type', 'text/javascript').end(code),
          next,
        );
      });
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html, { server }) => (server ? html.replace(place, '<script src="/boot.js"></script>') : html),
    },
    // Only now are the names of all files known.
    async writeBundle({ dir = '' }, bundle) {
      const code = await compile(preloadsOf(Object.values(bundle)));
      const fileName = `assets/boot-${createHash('sha256').update(code).digest('base64url').slice(0, 8)}.js`;
      const fonts = Object.keys(bundle).filter((name) => /anuphan-(thai|latin)-wght.*\.woff2$/.test(name));
      const tags = fonts.map(
        (name) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${name}" />`,
      );
      const page = join(dir, 'index.html');
      writeFileSync(join(dir, fileName), code);
      writeFileSync(
        page,
        readFileSync(page, 'utf8').replace(place, [`<script src="/${fileName}"></script>`, ...tags].join('\n    ')),
      );
    },
  };
}

type OutputFile = { type: string; fileName: string; facadeModuleId?: string | null; imports?: string[] };

function preloadsOf(files: readonly OutputFile[]): Preloads {
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
  return { languages: find(/i18n\/words\.(\w+)\.ts$/), routes: find(/site\/src\/pages\/(\w+)Page\.tsx$/) };
}
