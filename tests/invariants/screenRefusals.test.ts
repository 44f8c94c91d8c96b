import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { operationRefusalCodes } from '#api/errors.ts';
import { operations } from '#api/operations.ts';
import { resolveImport } from '../../apps/site/build/sourceModule.ts';
import { sourceFiles } from './sourceGraph.ts';

// A refusal that a screen has no words for is read as "invalid input" or "something went wrong", which says neither what
// is wrong nor what to do.

const codes: readonly string[] = operationRefusalCodes;
const ownRefusals = new Map(
  Object.values(operations).map(({ id, refusals = [] }) => [id, refusals.filter((code) => codes.includes(code))]),
);

const screens = sourceFiles.filter(
  (file) => /^packages\/(features|core)\//.test(file) && !/\.(stories|test|browser|samples|testing)\./.test(file),
);
const textOf = new Map(screens.map((file) => [file, readFileSync(file, 'utf8')]));

/** The folder of a screen; `account` has groups between. Core calls for the screens of others, which word what it answers. */
const folderOf = (file: string): string | null =>
  /^packages\/features\/(?:account\/[^/]+|[^/]+)\/[^/]+(?=\/)/.exec(file)?.[0] ?? null;

const importsOf = (file: string): readonly string[] =>
  [...(textOf.get(file) ?? '').matchAll(/(?:from |import\()'([^']+)'/g)].flatMap(
    ([, specifier = '']) => resolveImport(specifier, file) ?? [],
  );

/** The codes that a namespace words (see `useRefusalText`). */
function refusedIn(space: string): readonly string[] {
  const messages: { readonly refused?: object } = JSON.parse(readFileSync(`locales/th/${space}.json`, 'utf8'));
  return Object.keys(messages.refused ?? {});
}

/** What a folder says: its own sources, and those of features, money and credentials that they load. */
function wordsOf(folder: string): string {
  const files = new Set(screens.filter((file) => file.startsWith(`${folder}/`)));
  // Grows while it is walked.
  for (const file of files) {
    for (const each of importsOf(file))
      if (/^packages\/(?:features|core\/src\/(?:money|stepUp))\//.test(each)) files.add(each);
  }
  const sources = Array.from(files, (file) => textOf.get(file) ?? '').join('\n');
  const spaces = sources.matchAll(/useRefusalText\(\s*'(\w+)'/g);
  return [sources, ...Array.from(spaces, ([, space = '']) => refusedIn(space).join('\n'))].join('\n');
}

/** Calls an operation with an effect that a player waits for. */
const callsOf = (id: string): RegExp =>
  new RegExp(`(?:useMoneyFlow|useConfirmedFlow|useTransfer|useChange|\\.call|useAction\\w*|run\\w*)\\(\\s*${id}\\b`);

const pairs = [...ownRefusals]
  .filter(([, refusals]) => refusals.length > 0)
  .flatMap(([id, refusals]) => {
    const folders = new Set(screens.filter((file) => callsOf(id).test(textOf.get(file) ?? '')).map(folderOf));
    return [...folders].flatMap((folder) => (folder === null ? [] : [{ id, folder, refusals }]));
  });

describe('each refusal of an operation has words on each screen that calls it', () => {
  it('finds the screens, each in a folder of its own', () => {
    expect(pairs.length).toBeGreaterThan(30);
    const found = pairs.map(({ id, folder }) => `${id} in ${folder}`);
    expect(found).toContain('withdrawCreate in packages/features/account/money/withdraw');
    expect(found).toContain('agentTransfer in packages/features/agent/team');
  });

  it.each(pairs)('$id in $folder', ({ folder, refusals }) => {
    const words = wordsOf(folder);
    expect(refusals.filter((code) => !new RegExp(`\\b${code}\\b`).test(words))).toEqual([]);
  });
});
