import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Visitor, parseSync } from 'vite';
import { offeredLanguages } from '#api/primitives.ts';
import { codeOf } from '#core/i18n/languageCode.ts';

/** What a source file says about others, read from its syntax tree. */
export interface SourceModule {
  /** Files that load together with it, type imports included. */
  readonly imports: readonly Import[];
  /** Virtual modules and packages that it imports by name. */
  readonly others: readonly string[];
  /** Its components that load when they are first rendered. */
  readonly lazy: readonly LazyCall[];
  /** What it loads on every visit, without being asked: `import(/* every visit, at once *\/ './X.tsx')`. */
  readonly everyVisit: readonly EveryVisit[];
  /** Message bundles that it waits for by itself: `lazyMessages.require('more')`. */
  readonly awaited: readonly string[];
  /** Namespaces of the messages that it reads. */
  readonly namespaces: readonly string[];
}
/** Something that loads on every visit: at once, with what the page shows, or when nothing else is to be done. */
export interface EveryVisit {
  /** A file, or the name of a virtual module. */
  readonly module: string;
  readonly when: 'atOnce' | 'whenIdle';
}
export interface Import {
  readonly file: string;
  readonly isType: boolean;
}
/** A call `lazyComponent(() => import('./X.tsx')…)`. */
export interface LazyCall {
  /** The files that it imports; none where it is handed a function. */
  readonly files: readonly string[];
  /** The place in the text where its first argument ends. */
  readonly end: number;
}

/** The root of the repository. */
export const sourceRoot = fileURLToPath(new URL('../../..', import.meta.url));
const aliases = Object.entries(
  (JSON.parse(readFileSync(join(sourceRoot, 'package.json'), 'utf8')) as { imports: Record<string, string> }).imports,
).map(([alias, path]) => [alias.slice(0, -1), path.replace('./', '').replace('*', '')] as const);

/** The path of a file from the root of the repository, as the modules here are named. */
export const sourcePath = (id: string): string => id.replace(/[?#].*$/, '').replace(sourceRoot, '');

/** The file that a specifier means; null for packages, virtual modules and files that are not TypeScript. */
export function resolveImport(specifier: string, importer: string): string | null {
  const alias = aliases.find(([name]) => specifier.startsWith(name));
  if (alias === undefined && !specifier.startsWith('.')) return null;
  const path = alias ? alias[1] + specifier.slice(alias[0].length) : join(dirname(importer), specifier);
  return /\.tsx?$/.test(path) && existsSync(resolve(sourceRoot, path)) ? normalize(path) : null;
}

const read = new Map<string, SourceModule>();

/** Reads a file once. */
export function sourceModule(file: string): SourceModule {
  let source = read.get(file);
  if (source === undefined) {
    source = parseModule(file, readFileSync(resolve(sourceRoot, file), 'utf8'));
    read.set(file, source);
  }
  return source;
}

/** Forgets a file that has changed. Returns what it said, if anyone has asked. */
export function forgetModule(file: string): SourceModule | undefined {
  const known = read.get(file);
  read.delete(file);
  return known;
}

type Node = { readonly type: string; readonly start: number; readonly end: number; readonly [key: string]: unknown };
const literal = (node: unknown): string | undefined => {
  const { type, value, quasis } = (node ?? {}) as {
    type?: string;
    value?: unknown;
    quasis?: { value: { raw: string } }[];
  };
  if (type === 'Literal' && typeof value === 'string') return value;
  return type === 'TemplateLiteral' ? quasis?.[0]?.value.raw : undefined;
};

/** Functions whose first argument is the namespace that they read; without one it is `common`. */
const readers = new Set(['useTranslation', 'useRefusalText', 'useTextOf']);
const hasNamespace = (name: string): boolean =>
  existsSync(join(sourceRoot, 'locales', codeOf(offeredLanguages[0]), `${name}.json`));

/** Reads the text of a file. */
export function parseModule(file: string, text: string): SourceModule {
  // `program` is built when it is first read.
  const parsed = parseSync(file, text);
  const { module } = parsed;
  const lazy: LazyCall[] = [];
  const awaited: string[] = [];
  const namespaces = new Set<string>();
  /** Dynamic imports inside `lazyComponent(…)`: they load later than the file. */
  const later = new Set<number>();
  const target = ({ start, end }: { start: number; end: number }): string | null =>
    resolveImport(text.slice(start + 1, end - 1), file);
  /** A key with its namespace, wherever it is written: `errors:network`. */
  const addKey = (key: string): void => {
    const [, name = ''] = /^(\w+):\w/.exec(key) ?? [];
    if (name !== '' && hasNamespace(name)) namespaces.add(name);
  };
  const visitor = new Visitor({
    CallExpression(node) {
      const {
        callee,
        arguments: given,
        ...call
      } = node as unknown as Node & {
        callee: Node;
        arguments: readonly Node[];
      };
      const name = callee.type === 'Identifier' ? String(callee['name']) : '';
      if (readers.has(name)) {
        const space = given.length === 0 ? 'common' : literal(given[0]);
        if (space !== undefined) namespaces.add(space);
      }
      if (name === 'lazyComponent') {
        const inside = module.dynamicImports.filter(({ start, end }) => start > call.start && end < call.end);
        for (const { start } of inside) later.add(start);
        const files = inside.flatMap(({ moduleRequest }) => target(moduleRequest) ?? []);
        lazy.push({ files, end: given[0]?.end ?? call.end });
      }
      const object = callee['object'] as Node | undefined;
      const property = callee['property'] as Node | undefined;
      if (object?.['name'] === 'lazyMessages' && property?.['name'] === 'require') {
        awaited.push(literal(given[0]) ?? '');
      }
    },
    // Components that word something in the namespace which they are `of`.
    JSXAttribute({ name, value }) {
      const space = name.name === 'of' ? literal(value) : undefined;
      if (space !== undefined && hasNamespace(space)) namespaces.add(space);
    },
    Literal({ value }) {
      if (typeof value === 'string') addKey(value);
    },
    TemplateLiteral({ quasis }) {
      addKey(`${quasis[0]?.value.raw}x`);
    },
  });
  // Most files have none of these, and a syntax tree takes longer to build than to search for.
  if (/\b(?:useTranslation|useRefusalText|useTextOf|lazyComponent|lazyMessages)\b|\bof="|['"`]\w+:[\w$]/.test(text)) {
    visitor.visit(parsed.program);
  }

  const isType = ({ entries }: (typeof module.staticImports)[number]): boolean =>
    entries.length > 0 && entries.every((entry) => entry.isType);
  const statics = module.staticImports.flatMap((each) => {
    const found = resolveImport(each.moduleRequest.value, file);
    return found === null ? [] : [{ file: found, isType: isType(each) }];
  });
  const reexports = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, isType: typeOnly }) => {
      const found = moduleRequest === null ? null : resolveImport(moduleRequest.value, file);
      return found === null ? [] : [{ file: found, isType: typeOnly }];
    }),
  );
  const dynamic = module.dynamicImports.flatMap(({ start, moduleRequest }) => {
    const found = later.has(start) ? null : target(moduleRequest);
    return found === null ? [] : [{ file: found, isType: false }];
  });
  const everyVisit = module.dynamicImports.flatMap(({ start, moduleRequest }) => {
    const [, when] = /\/\* every visit, (at once|when idle) \*\//.exec(text.slice(start, moduleRequest.start)) ?? [];
    if (when === undefined) return [];
    const name = text.slice(moduleRequest.start + 1, moduleRequest.end - 1);
    const found: EveryVisit = {
      module: target(moduleRequest) ?? name,
      when: when === 'at once' ? 'atOnce' : 'whenIdle',
    };
    return [found];
  });
  const others = module.staticImports
    .map(({ moduleRequest }) => moduleRequest.value)
    .filter((name) => !/^[.#]/.test(name));
  return {
    imports: [...statics, ...reexports, ...dynamic],
    others,
    lazy,
    everyVisit,
    awaited,
    namespaces: [...namespaces],
  };
}
