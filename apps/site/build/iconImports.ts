import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Plugin, parseSync } from 'vite';

const barrel = fileURLToPath(import.meta.resolve('lucide-react').replace(/cjs\/.*/, 'esm/lucide-react.mjs'));

/**
 * Imports each icon from its own module. Their package offers all of them from one, so that no import would tell the build
 * which part of the site needs which icon.
 */
export function iconImports(): Plugin {
  /** The modules of the icons by the names that the package exports. */
  const modules = new Map<string, string>();
  return {
    name: 'kinnari:icon-imports',
    apply: 'build',
    enforce: 'pre',
    buildStart() {
      for (const { entries } of parseSync(barrel, readFileSync(barrel, 'utf8')).module.staticExports) {
        for (const { moduleRequest, importName, exportName } of entries) {
          if (!moduleRequest?.value.startsWith('./icons/') || importName.name !== 'default') continue;
          if (exportName.name !== null) {
            modules.set(exportName.name, new URL(moduleRequest.value, `file://${barrel}`).pathname);
          }
        }
      }
    },
    transform: {
      filter: { id: /\.tsx?$/, code: /from 'lucide-react'/ },
      handler(text, id) {
        let code = text;
        for (const each of parseSync(id, text).module.staticImports.toReversed()) {
          if (each.moduleRequest.value !== 'lucide-react') continue;
          const lines = each.entries.map(({ isType, importName, localName }) => {
            const icon = isType ? undefined : modules.get(importName.name ?? '');
            if (icon !== undefined) return `import ${localName.value} from '${icon}';`;
            return `import { ${isType ? 'type ' : ''}${importName.name} as ${localName.value} } from 'lucide-react';`;
          });
          // On as many lines as before.
          const rest = '\n'.repeat(text.slice(each.start, each.end).split('\n').length - 1);
          code = code.slice(0, each.start) + lines.join(' ') + rest + code.slice(each.end);
        }
        return { code, map: null };
      },
    },
  };
}

/** The modules of the icons, and what each says that only the package's own component reads. */
const icons = /lucide-react\/dist\/esm\/icons\/[^/]+\.mjs$/;
const unread = /name: "[^"]*",\s*size: 24,\s*|,\s*(?:key: "[^"]*"|aliases: \[[^\]]*\])/g;

/** Leaves the name, the size and the keys out of each icon: keys are random, and hardly get smaller on their way. */
export function iconDrawings(): Plugin {
  return {
    name: 'kinnari:icon-drawings',
    apply: 'build',
    transform: {
      filter: { id: icons },
      handler: (code, id) => ({ code: drawingOnly(code, id), map: null }),
    },
  };
}

/** @throws Error where the package writes its icons in another way than this knows */
export function drawingOnly(code: string, id: string): string {
  const drawing = code.replaceAll(unread, '');
  if (/__iconData = \{/.test(code) && /\b(?:aliases|key|name|size): /.test(drawing))
    throw new Error(`icon drawings: ${id}`);
  return drawing;
}
