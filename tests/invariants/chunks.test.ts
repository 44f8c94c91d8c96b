import { expect, it } from 'vitest';
import { literalsOf } from './sourceGraph.ts';

/** What divides the site into files. */
const dividing = ['apps/site/vite.config.ts', 'apps/site/build/chunks.ts', 'apps/site/build/shareChunks.ts'];

/** Names of modules and of folders with modules among the texts of a file; what it imports itself is not among them. */
const modulesNamedIn = (file: string, text?: string): readonly string[] => {
  const { strings, patterns } = literalsOf(file, text);
  return [
    ...strings.filter(({ text: each }) => /\w\.m?[jt]sx?$|(?:packages|apps|src)\/\w/.test(each)),
    ...patterns.filter(({ text: each }) => /\w\\\.m?[jt]s|\\\/(?:packages|src|icons)\\\//.test(each)),
  ].map((each) => `${file}:${each.line} ${each.text}`);
};

it.each([
  `reachedFrom('qr', [here('../../packages/ui/src/QrCard/QrCard.tsx')]);`,
  `const icons = { test: /\\/lucide-react\\/.*\\/icons\\/(?:check|x)\\.m?js$/ };`,
  `const parts = 'packages/features/auth';`,
])('a planted rule is found: %s', (planted) => {
  expect(modulesNamedIn('apps/site/vite.config.ts', `import { a } from './build/a.ts';\n${planted}`)).toHaveLength(1);
});

it.each(dividing)('%s names no module: what shares a file follows from the imports', (file) => {
  expect(modulesNamedIn(file)).toEqual([]);
});
