import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type WordPart, wordParts } from '../../packages/features/shared/i18n/wordParts.ts';

const rooms: Readonly<Record<string, string>> = JSON.parse(readFileSync('package.json', 'utf8')).imports;

/** The file that an import means; null for packages, styles, pictures. */
function fileOf(specifier: string, importer: string): string | null {
  const room = Object.entries(rooms).find(([name]) => specifier.startsWith(name.slice(0, -1)));
  let path = specifier;
  if (room) path = room[1].replace('*', specifier.slice(room[0].length - 1));
  else if (specifier.startsWith('.')) path = join(dirname(importer), specifier);
  else return null;
  return /\.tsx?$/.test(path) && !path.endsWith('.css.ts') ? normalize(path) : null;
}

interface Source {
  /** What comes together with the file. */
  readonly imports: readonly string[];
  /** What comes when it is drawn, with the parts of the words that it says it speaks. */
  readonly lazy: readonly { readonly file: string; readonly parts: readonly WordPart[] }[];
  /** Parts that it waits for by itself before it speaks. */
  readonly awaited: readonly WordPart[];
  /** The namespaces it speaks. */
  readonly spaces: readonly string[];
}

const sources = new Map<string, Source>();
function read(file: string): Source {
  const known = sources.get(file);
  if (known !== undefined) return known;
  const text = readFileSync(file, 'utf8');
  const lazy: { file: string; parts: WordPart[] }[] = [];
  // To the end of the call: the other brackets within it come in pairs.
  const call = /(?:lazyPart|page)(?:<\w+>)?\(\s*(?:async )?\(\) =>/g;
  const rest = text.replace(/^import type .*?;$/gms, '').replaceAll(call, (start) => `\u0000${start}`);
  const [own = '', ...calls] = rest.split('\u0000');
  let eager = own;
  for (const from of calls) {
    let depth = 0;
    let end = from.indexOf('(');
    do {
      if (from[end] === '(') depth += 1;
      if (from[end] === ')') depth -= 1;
      end += 1;
    } while (depth > 0);
    const inside = from.slice(0, end);
    eager += from.slice(end);
    const target = fileOf(/import\('([^']+)'\)/.exec(inside)?.[1] ?? '', file);
    const parts = [...inside.matchAll(/'(\w+)'/g)].flatMap(([, name = '']) =>
      name in wordParts ? [name as WordPart] : [],
    );
    if (target !== null) lazy.push({ file: target, parts });
  }
  const imports = [...eager.matchAll(/(?:from |import\(|^import )'([^']+)'/gm)].flatMap(([, specifier = '']) => {
    const target = fileOf(specifier, file);
    return target !== null && existsSync(target) ? [target] : [];
  });
  const spaces = [
    ...[...text.matchAll(/useTranslation\((?:'(\w+)')?\)/g)].map(([, space]) => space ?? 'shared'),
    ...[...text.matchAll(/\bt\(\s*[`'](\w+):/g)].flatMap(([, space]) => space ?? []),
  ];
  const awaited = [...text.matchAll(/laterWords\.here\('(\w+)'\)/g)].map(([, part]) => part as WordPart);
  const source = { imports, lazy, awaited, spaces };
  sources.set(file, source);
  return source;
}

const seen = new Set<string>();
const missing = new Set<string>();
let lazyParts = 0;

/** Walks what a player's browser loads, with the words that are there by then. */
function walk(file: string, before: ReadonlySet<WordPart>): void {
  const { imports, lazy, awaited, spaces } = read(file);
  const parts = new Set([...before, ...awaited]);
  const visit = `${file} ${[...parts].join()}`;
  if (seen.has(visit)) return;
  seen.add(visit);
  const there = new Set<string>([...parts].flatMap((part) => wordParts[part]));
  for (const space of spaces) if (!there.has(space)) missing.add(`${file}: ${space}, with ${[...parts].join()}`);
  for (const imported of imports) walk(imported, parts);
  for (const part of lazy) {
    lazyParts += 1;
    walk(part.file, new Set([...parts, ...part.parts]));
  }
}
walk('apps/site/src/main.tsx', new Set(['first']));

describe('words', () => {
  it('are there before a part of the site is drawn that speaks them', () => {
    expect([...missing]).toEqual([]);
    // It did walk.
    expect(lazyParts).toBeGreaterThan(30);
    expect([...sources.values()].flatMap(({ spaces }) => spaces).length).toBeGreaterThan(150);
  });
  it('are each in one part, and all of them in some', () => {
    const ofStories = ['stories', 'guide'];
    const files = readdirSync('locales/th').map((file) => file.replace('.json', ''));
    expect(Object.values(wordParts).flat().toSorted()).toEqual(
      files.filter((file) => !ofStories.includes(file)).toSorted(),
    );
  });
});
