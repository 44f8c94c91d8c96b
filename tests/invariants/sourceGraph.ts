import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { Visitor, parseSync } from 'vite';
import { agentPages, memberPages } from '#core/routing/centrePages.ts';
import { type ScreenRoute, notFound, routeList } from '#core/routing/routes.ts';
import { offeredScreens, screenSources } from '../../apps/site/build/screens.ts';

/** What a source file says about others, read from its syntax tree. */
export interface SourceFile {
  /** Files that load together with it, type imports included. */
  readonly imports: readonly Import[];
  /** Components that load when they are first rendered, with the message bundles that they name. */
  readonly lazy: readonly LazyImport[];
  /** Message bundles that it waits for by itself: `lazyMessages.require('more')`. */
  readonly awaited: readonly string[];
  /** Namespaces of the messages that it reads. */
  readonly namespaces: readonly string[];
}
export interface Import {
  readonly file: string;
  readonly isType: boolean;
}
export interface LazyImport {
  readonly file: string;
  readonly bundles: readonly string[];
}

const aliases = Object.entries(
  (JSON.parse(readFileSync('package.json', 'utf8')) as { imports: Record<string, string> }).imports,
).map(([alias, path]) => [alias.slice(0, -1), path.replace('./', '').replace('*', '')] as const);

/** TypeScript files that git tracks or would track. */
export const sourceFiles: readonly string[] = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file) && existsSync(file));

/** The file that a specifier means; null for packages, virtual modules and files that are not TypeScript. */
export function resolveImport(specifier: string, importer: string): string | null {
  const alias = aliases.find(([name]) => specifier.startsWith(name));
  if (alias === undefined && !specifier.startsWith('.')) return null;
  const path = alias ? alias[1] + specifier.slice(alias[0].length) : join(dirname(importer), specifier);
  return /\.tsx?$/.test(path) && existsSync(path) ? normalize(path) : null;
}

type Node = { readonly type: string; readonly [key: string]: unknown };
const literal = (node: unknown): string | undefined => {
  const { type, value, quasis } = (node ?? {}) as {
    type?: string;
    value?: unknown;
    quasis?: { value: { raw: string } }[];
  };
  if (type === 'Literal' && typeof value === 'string') return value;
  return type === 'TemplateLiteral' ? quasis?.[0]?.value.raw : undefined;
};

/** Texts of a source file with their places. */
export interface SourceLiterals {
  /** Strings, and each fixed part of a template. */
  readonly strings: readonly SourceLiteral[];
  /** The sources of regular expressions. */
  readonly patterns: readonly SourceLiteral[];
}
export interface SourceLiteral {
  readonly text: string;
  /** Counted from 1. */
  readonly line: number;
}

/** Reads the literals of a file, or of the text that it would have. Module specifiers are not among them. */
export function literalsOf(file: string, text: string = readFileSync(file, 'utf8')): SourceLiterals {
  const { program, module } = parseSync(file, text);
  const strings: SourceLiteral[] = [];
  const patterns: SourceLiteral[] = [];
  const specifiers = new Set([
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.start),
    ...module.dynamicImports.map(({ moduleRequest }) => moduleRequest.start),
  ]);
  const lineStarts = [...text.matchAll(/^/gm)].map(({ index }) => index);
  const at = (start: number): number => lineStarts.findLastIndex((begin) => begin <= start) + 1;
  new Visitor({
    Literal({ value, start, ...node }) {
      if ('regex' in node && node.regex) patterns.push({ text: node.regex.pattern, line: at(start) });
      else if (typeof value === 'string' && !specifiers.has(start)) strings.push({ text: value, line: at(start) });
    },
    TemplateElement({ value, start }) {
      strings.push({ text: value.raw, line: at(start) });
    },
    JSXText({ value, start }) {
      strings.push({ text: value, line: at(start) });
    },
  }).visit(program);
  return { strings, patterns };
}

const read = new Map<string, SourceFile>();

/** Reads a file once. */
export function sourceFile(file: string): SourceFile {
  let source = read.get(file);
  if (source === undefined) {
    source = parse(file);
    read.set(file, source);
  }
  return source;
}

function parse(file: string): SourceFile {
  const text = readFileSync(file, 'utf8');
  // `program` is built when it is first read.
  const parsed = parseSync(file, text);
  const { module } = parsed;
  const lazy: LazyImport[] = [];
  const awaited: string[] = [];
  const namespaces: string[] = [];
  /** Dynamic imports inside `lazyComponent(…)`: they load later than the file. */
  const later = new Set<number>();
  // Most files call none of these, and a syntax tree takes longer to build than to search for.
  const hasCalls = /\b(?:useTranslation|t|lazyComponent|require)\(/.test(text);
  const visitor = new Visitor({
    CallExpression(node) {
      const call = node as unknown as { callee: Node; arguments: readonly Node[]; start: number; end: number };
      const { callee } = call;
      const name = callee.type === 'Identifier' ? callee['name'] : undefined;
      if (name === 'useTranslation') namespaces.push(literal(call.arguments[0]) ?? 'common');
      if (name === 't') {
        const [namespace, key] = (literal(call.arguments[0]) ?? '').split(':');
        if (namespace !== undefined && key !== undefined) namespaces.push(namespace);
      }
      if (name === 'lazyComponent') {
        const inside = module.dynamicImports.filter(({ start, end }) => start > call.start && end < call.end);
        const bundles = call.arguments.slice(1).flatMap((argument) => literal(argument) ?? []);
        for (const { start, moduleRequest } of inside) {
          later.add(start);
          const target = resolveImport(text.slice(moduleRequest.start + 1, moduleRequest.end - 1), file);
          if (target !== null) lazy.push({ file: target, bundles });
        }
      }
      const property = callee['property'] as Node | undefined;
      const object = callee['object'] as Node | undefined;
      if (
        callee.type === 'MemberExpression' &&
        object?.['name'] === 'lazyMessages' &&
        property?.['name'] === 'require'
      ) {
        const bundle = literal(call.arguments[0]);
        if (bundle !== undefined) awaited.push(bundle);
      }
    },
  });
  if (hasCalls) visitor.visit(parsed.program);

  const statics = module.staticImports.flatMap(({ moduleRequest, entries }) => {
    lazy.push(...virtualScreens(moduleRequest.value));
    const target = resolveImport(moduleRequest.value, file);
    const isType = entries.length > 0 && entries.every((entry) => entry.isType);
    return target === null ? [] : [{ file: target, isType }];
  });
  const reexports = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, isType }) => {
      const target = moduleRequest === null ? null : resolveImport(moduleRequest.value, file);
      return target === null ? [] : [{ file: target, isType }];
    }),
  );
  const dynamic = module.dynamicImports.flatMap(({ start, moduleRequest }) => {
    const target = later.has(start)
      ? null
      : resolveImport(text.slice(moduleRequest.start + 1, moduleRequest.end - 1), file);
    return target === null ? [] : [{ file: target, isType: false }];
  });
  return { imports: [...statics, ...reexports, ...dynamic], lazy, awaited, namespaces };
}

/** The screens that a virtual module offers; see apps/site/build/screens.ts. */
function virtualScreens(specifier: string): readonly LazyImport[] {
  const pages: readonly Partial<ScreenRoute>[] = [notFound, ...routeList.map(([, route]) => route)];
  const offered = new Set(offeredScreens[specifier]);
  const routes = [...pages, ...Object.values(memberPages), ...Object.values(agentPages)].filter(
    ({ screen }) => screen !== undefined && offered.has(screen),
  );
  return routes.flatMap(({ screen, messages = [] }) => {
    if (screen === undefined) return [];
    const { view, hook } = screenSources(screen);
    return [view, hook].flatMap((path) =>
      [`packages/features/${path}.ts`, `packages/features/${path}.tsx`]
        .filter((file) => existsSync(file))
        .map((file) => ({ file, bundles: messages })),
    );
  });
}
