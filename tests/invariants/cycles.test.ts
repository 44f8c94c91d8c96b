import { expect, it } from 'vitest';
import { sourceModule } from '../../apps/site/build/sourceModule.ts';
import { sourceFiles } from './sourceGraph.ts';

/** Groups of files that import each other, directly or through others (Tarjan's strongly connected components). */
function cycles(files: readonly string[], importsOf: (file: string) => readonly string[]): string[][] {
  const index = new Map<string, number>();
  const low = new Map<string, number>();
  const stack: string[] = [];
  const found: string[][] = [];
  const visit = (file: string): void => {
    index.set(file, index.size);
    low.set(file, index.get(file) ?? 0);
    stack.push(file);
    for (const imported of importsOf(file)) {
      if (!index.has(imported)) visit(imported);
      if (stack.includes(imported)) low.set(file, Math.min(low.get(file) ?? 0, low.get(imported) ?? 0));
    }
    if (low.get(file) !== index.get(file)) return;
    const group = stack.splice(stack.indexOf(file));
    if (group.length > 1 || importsOf(file).includes(file)) found.push(group.toSorted());
  };
  for (const file of files) if (!index.has(file)) visit(file);
  return found;
}

it('finds a cycle of type imports', () => {
  const graph: Readonly<Record<string, readonly string[]>> = { a: ['b'], b: ['c'], c: ['a'], d: ['a'], e: ['e'] };
  expect(cycles(Object.keys(graph), (file) => graph[file] ?? [])).toEqual([['a', 'b', 'c'], ['e']]);
});

it('no file imports itself through others, types and `import()` included', () => {
  const product = sourceFiles.filter((file) => /^(packages|apps|\.storybook|themes)\//.test(file));
  expect(product.length).toBeGreaterThan(1_000);
  expect(
    cycles(product, (file) => {
      const { imports, lazy } = sourceModule(file);
      return [...imports.map((each) => each.file), ...lazy.flatMap(({ files }) => files)];
    }),
  ).toEqual([]);
});
