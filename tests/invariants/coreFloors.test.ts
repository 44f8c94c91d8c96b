import { expect, it } from 'vitest';
import { sourceModule } from '../../apps/site/build/sourceModule.ts';
import { sourceFiles } from './sourceGraph.ts';

/** The folders of core, from the ground up. A folder imports from floors below its own, and only those of the ground from each other. */
const floors = [
  // What every screen needs, whatever it is about.
  [
    ...['components', 'data', 'format', 'forms', 'i18n', 'live', 'routing'],
    ...['security', 'session', 'site', 'time', 'uploads', 'app'],
  ],
  // The proof of who asks: passwords, codes, factors.
  ['stepUp'],
  // What is written once for all pages.
  ['flow', 'report'],
  // What the product is about, each by itself.
  ['catalogue', 'centre', 'money', 'notices', 'records'],
] as const;

const root = 'packages/core/src/';
const folderOf = (file: string): string => file.slice(root.length).split('/')[0] ?? '';
const floorOf = (file: string): number =>
  floors.findIndex((folders) => folders.some((each) => each === folderOf(file)));
const isExample = (file: string): boolean => /\.(stories|samples|test|testing)\.tsx?$/.test(file);

/** Whether a file of core may import another. */
function isAllowed(file: string, imported: string): boolean {
  if (folderOf(file) === folderOf(imported)) return true;
  const [from, to] = [floorOf(file), floorOf(imported)];
  return to < from || (to === 0 && from === 0);
}

const core = sourceFiles.filter((file) => file.startsWith(root) && !isExample(file));

it.each([
  ['data/remote.ts', 'money/amount.ts', false],
  ['stepUp/useProof.ts', 'flow/useMoneyFlow.ts', false],
  ['money/amount.ts', 'records/Stake.tsx', false],
  ['money/amount.ts', 'flow/useMoneyFlow.ts', true],
  ['data/remote.ts', 'session/session.ts', true],
])('%s may import %s: %s', (file, imported, allowed) => {
  expect(isAllowed(root + file, root + imported)).toBe(allowed);
});

it('every folder of core has a floor', () => {
  expect(core.filter((file) => floorOf(file) === -1)).toEqual([]);
});

it('no folder of core imports from a floor above its own, or from its neighbour', () => {
  expect(core.length).toBeGreaterThan(250);
  expect(
    core.flatMap((file) => {
      const { imports, lazy } = sourceModule(file);
      return [...imports.map((each) => each.file), ...lazy.flatMap(({ files }) => files)]
        .filter((imported) => imported.startsWith(root) && !isAllowed(file, imported))
        .map((imported) => `${file} imports ${imported}`);
    }),
  ).toEqual([]);
});
