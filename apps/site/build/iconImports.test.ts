import { readFileSync, readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { drawingOnly, iconImports } from './iconImports.ts';

/** The code of a file as the build sees it, without the place of the package. */
function imported(text: string): string {
  const { buildStart, transform } = iconImports();
  (buildStart as () => void)();
  const { handler } = transform as { readonly handler: (text: string, id: string) => { readonly code: string } };
  return handler(text, 'A.tsx').code.replaceAll(/'\/[^']*\/icons\//g, `'icons/`);
}

it('imports each icon from its own module, on as many lines', () => {
  expect(imported(`import { Check, X as Close } from 'lucide-react';\nuse(Check);`)).toBe(
    `import Check from 'icons/check.mjs'; import Close from 'icons/x.mjs';\nuse(Check);`,
  );
  expect(imported(`import {\n  CheckCircle2,\n} from 'lucide-react';\nuse();`)).toBe(
    `import CheckCircle2 from 'icons/circle-check.mjs';\n\n\nuse();`,
  );
});

it('leaves types and what is no icon in the package', () => {
  expect(imported(`import { type LucideIcon, createLucideIcon } from 'lucide-react';`)).toBe(
    `import { type LucideIcon as LucideIcon } from 'lucide-react'; import { createLucideIcon as createLucideIcon } from 'lucide-react';`,
  );
});

it('leaves of every icon its shapes', () => {
  const folder = 'node_modules/lucide-react/dist/esm/icons';
  const files = readdirSync(folder).filter((name) => name.endsWith('.mjs'));
  expect(files.length).toBeGreaterThan(1_000);
  const drawings = files.map((name) => drawingOnly(readFileSync(`${folder}/${name}`, 'utf8'), name));
  expect(drawings[files.indexOf('x.mjs')]).toMatch(
    /const __iconData = \{\s*node: \[\s*\["path", \{ d: "M18 6 6 18" \}\],\s*\["path", \{ d: "m6 6 12 12" \}\]\s*\]\s*\};/,
  );
});

it('refuses an icon that is written in another way', () => {
  expect(() => drawingOnly(`const __iconData = { 'key': 'x', key: 'x' };`, 'x.mjs')).toThrow('icon drawings: x.mjs');
});
