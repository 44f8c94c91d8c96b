import { readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import {
  API,
  type Checker,
  type Project,
  SignatureKind,
  type Symbol,
  SymbolFlags,
  type Type,
  TypeFlags,
} from 'typescript/unstable/sync';

/** What edits a prop in Storybook; null where nothing can, as for functions, refs and drawings. */
export type KitControl = 'boolean' | 'number' | 'text' | 'select' | 'object' | null;

/** A prop of a kit component, as the type checker sees it. */
export interface KitProp {
  readonly name: string;
  /** Its docstring without tags. */
  readonly description: string;
  /** Its type in one line, without `undefined`. */
  readonly type: string;
  /** What its union of literals offers; empty for other types. */
  readonly options: readonly (string | number | boolean)[];
  readonly control: KitControl;
  readonly required: boolean;
  /** The text after `@default`; null without one. */
  readonly defaultValue: string | null;
  /** Whether it takes whatever React renders. */
  readonly isNode: boolean;
}

/** A component that the package of the kit exports. */
export interface KitComponent {
  readonly name: string;
  /** The folder of the component in packages/ui/src, which the titles of its stories name. */
  readonly folder: string;
  readonly description: string;
  readonly props: readonly KitProp[];
}

const source = resolve('packages/ui/src');

/** The files that the package of the kit exports, from its manifest. */
function exportedFiles(): readonly string[] {
  const { exports } = JSON.parse(readFileSync('packages/ui/publish/package.json', 'utf8')) as {
    readonly exports: Readonly<Record<string, { readonly types?: string } | string>>;
  };
  return Object.values(exports).flatMap((entry) => {
    const types = typeof entry === 'string' ? undefined : entry.types;
    return types === undefined ? [] : [resolve(source, types.replace(/\.d\.ts$/, '.tsx'))];
  });
}

/**
 * Reads all components of the kit with their props. The compiler resolves the types, so a prop that comes from another
 * interface, a `keyof` or a list of options is read like one that is written out; react-docgen reads one file at a time and
 * cannot. Takes about half a second.
 */
export function readKit(): readonly KitComponent[] {
  const api = new API({ cwd: process.cwd() });
  try {
    const config = resolve('packages/ui/tsconfig.build.json');
    const project = api.updateSnapshot({ openProjects: [config] }).getProjects()[0];
    if (project === undefined) throw new Error(`${config} cannot be opened`);
    return exportedFiles().flatMap((file) => componentsOf(project, file));
  } finally {
    api.close();
  }
}

function componentsOf({ program, checker }: Project, file: string): readonly KitComponent[] {
  const parsed = program.getSourceFile(file);
  const module = parsed && checker.getSymbolAtLocation(parsed);
  if (module === undefined) return [];
  return checker.getExportsOfModule(module).flatMap((symbol): readonly KitComponent[] => {
    const isFunction = /^[A-Z]/.test(symbol.name) && (symbol.flags & SymbolFlags.Function) !== 0;
    const type = isFunction ? checker.getTypeOfSymbol(symbol) : undefined;
    const [signature] = type === undefined ? [] : checker.getSignaturesOfType(type, SignatureKind.Call);
    if (signature === undefined) return [];
    const props = checker.getParameterType(signature, 0);
    return [
      {
        name: symbol.name,
        folder: relative(source, file).split('/')[0] ?? '',
        description: checker.getDocumentationCommentOfSymbol(symbol),
        props: props === undefined ? [] : propsOf(checker, props),
      },
    ];
  });
}

/** The props of all members of a union, each name once. What is never given, such as `count?: never`, is left out. */
function propsOf(checker: Checker, type: Type): readonly KitProp[] {
  const members = type.isUnionType() ? type.getTypes() : [type];
  const found = new Map<string, KitProp>();
  for (const member of members)
    for (const symbol of checker.getPropertiesOfType(member)) {
      const prop = propOf(checker, symbol);
      if (prop === undefined) continue;
      const before = found.get(prop.name);
      found.set(prop.name, before === undefined ? prop : joined(before, prop));
    }
  return [...found.values()];
}

/** A prop that members of a union describe differently, such as `size` of a text and of a circle. */
function joined(one: KitProp, other: KitProp): KitProp {
  if (one.type === other.type) return one;
  const options = [...new Set([...one.options, ...other.options])];
  return {
    ...one,
    type: `${one.type} | ${other.type}`,
    options,
    control: options.length > 0 && one.control !== 'text' ? 'select' : one.control,
    description: one.description === other.description ? one.description : `${one.description} ${other.description}`,
    required: one.required && other.required,
  };
}

function propOf(checker: Checker, symbol: Symbol): KitProp | undefined {
  const type = checker.getTypeOfSymbol(symbol);
  if (type === undefined) return undefined;
  const all = type.isUnionType() ? type.getTypes() : [type];
  const members = all.filter(({ flags }) => (flags & (TypeFlags.Undefined | TypeFlags.Never)) === 0);
  if (members.length === 0) return undefined;
  const text = checker.typeToString(type, undefined, noTruncation).replace(/ \| undefined$/, '');
  const isNode = members.some((member) => nameOf(member) === 'ReactPortal');
  const literals = isNode ? [] : members.flatMap(literalOf);
  const hasBoolean = members.some(({ flags }) => (flags & TypeFlags.BooleanLike) !== 0);
  // `true | 'withoutButton' | false` is a choice of three.
  const options = hasBoolean && literals.length > 0 ? [true, ...literals, false] : literals;
  const tag = checker.getJsDocTagsOfSymbol(symbol).find(({ name }) => name === 'default');
  return {
    name: symbol.name,
    description: checker.getDocumentationCommentOfSymbol(symbol),
    type: text,
    options,
    control: isNode ? 'text' : controlOf(checker, members, options),
    required: !isOptional(symbol),
    defaultValue: tag?.text?.trim() ?? null,
    isNode,
  };
}

/** NodeBuilderFlags.NoTruncation. */
const noTruncation = 1;

const isOptional = (symbol: Symbol): boolean => (symbol.flags & SymbolFlags.Optional) !== 0;

const nameOf = (type: Type): string | undefined => type.getSymbol()?.name;

const literalOf = (type: Type): readonly (string | number)[] =>
  type.isStringLiteralType() || type.isNumberLiteralType() ? [type.value] : [];

/** A choice where there are literals to choose from; otherwise the plainest type that the union has. */
function controlOf(checker: Checker, members: readonly Type[], options: KitProp['options']): KitControl {
  const has = (flags: number): boolean => members.some((member) => (member.flags & flags) !== 0);
  if (has(TypeFlags.BooleanLike)) return options.length > 0 ? 'select' : 'boolean';
  if (has(TypeFlags.String | TypeFlags.TypeParameter)) return 'text';
  if (options.length > 0) return 'select';
  if (has(TypeFlags.Number)) return 'number';
  const isFunction = (one: Type): boolean => checker.getSignaturesOfType(one, SignatureKind.Call).length > 0;
  const isGiven = members.every(
    (member) =>
      isFunction(member) ||
      // An object with functions, such as `DataTree`, cannot be typed as JSON. Lists have functions of their own.
      (/^[A-Z]\w*$/.test(nameOf(member) ?? '') &&
        !/Array|Record/.test(nameOf(member) ?? '') &&
        checker.getPropertiesOfType(member).some((property) => {
          const type = checker.getTypeOfSymbol(property);
          return type !== undefined && isFunction(type);
        })) ||
      ['RefObject', 'ComponentClass'].includes(nameOf(member) ?? '') ||
      (member.flags & TypeFlags.Null) !== 0,
  );
  return isGiven ? null : 'object';
}
