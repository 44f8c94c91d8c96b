import type { JsonSchema } from '../lib/jsonSchema.ts';
import { type Schemas, schemaRoot } from './schemas.ts';

/** One field of a schema, for display. */
export interface Field {
  /** Such as `list[].amount`; '' for the value itself. */
  readonly path: string;
  /** The type with its bounds, in words of JSON schema. */
  readonly type: string;
  /** The name of the shared schema that says the rest; null where there is none. */
  readonly shape: string | null;
  readonly needed: boolean;
}

interface Node {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly 'x-extensible-enum'?: readonly string[];
  readonly anyOf?: readonly Node[];
  readonly items?: Node;
  readonly properties?: Readonly<Record<string, Node>>;
  readonly required?: readonly string[];
  readonly [bound: string]: unknown;
}

const bounds = ['minimum', 'maximum', 'minLength', 'maxLength', 'minItems', 'maxItems', 'pattern', 'default'] as const;

/** Lists the fields of a schema in their order; nested ones follow their parent. Shared schemas are named, not repeated. */
export function fieldsOf(schema: JsonSchema, schemas: Schemas): readonly Field[] {
  const nameOf = ({ $ref }: Node): string | null => $ref?.slice(schemaRoot.length) ?? null;
  const behind = (node: Node): Node => {
    const name = nameOf(node);
    return name === null ? node : behind(schemas[name] ?? {});
  };
  const typeOf = (given: Node): string => {
    if (given.$ref) return nameOf(given) ?? '';
    const node = behind(given);
    const notes = bounds.flatMap((name) => (node[name] === undefined ? [] : [`${name} ${JSON.stringify(node[name])}`]));
    const type = baseOf(node);
    return notes.length === 0 ? type : `${type} (${notes.join(', ')})`;
  };
  const baseOf = (node: Node): string => {
    const words = node.enum ?? node['x-extensible-enum'];
    if (words) return [...words.map((word) => JSON.stringify(word)), ...(node.enum ? [] : ['…'])].join(' | ');
    if ('const' in node) return JSON.stringify(node.const);
    if (node.anyOf) return node.anyOf.map(typeOf).join(' | ');
    if (node.items) return `${typeOf(node.items)}[]`;
    return node.type === undefined ? 'any' : [node.type].flat().join(' | ');
  };
  const rows = (path: string, given: Node, needed: boolean, isRoot: boolean): readonly Field[] => {
    const { node, suffix } = innermost(isRoot ? behind(given) : given);
    const shape = nameOf(node);
    const within = path + suffix;
    const inner = Object.entries(node.properties ?? {});
    const nested = [
      ...inner.flatMap(([name, each]) =>
        rows([within, name].filter(Boolean).join('.'), each, node.required?.includes(name) === true, false),
      ),
      // One of several: numbered.
      ...(node.anyOf ?? []).flatMap((each, at) =>
        behind(each).properties ? rows(`${within} (${at + 1})`.trim(), each, needed, false) : [],
      ),
    ];
    return isRoot && suffix === '' && inner.length > 0
      ? nested
      : [{ path, type: isRoot && suffix === '' ? typeOf(behind(given)) : typeOf(given), shape, needed }, ...nested];
  };
  return rows('', schema, true, true);
}

/** Unwraps lists and values that may be null. `suffix` has one `[]` for each list. */
function innermost(node: Node): { readonly node: Node; readonly suffix: string } {
  const values = node.anyOf?.filter(({ type }) => type !== 'null') ?? [];
  const next = node.items ?? (values.length === 1 ? values[0] : undefined);
  if (next === undefined) return { node, suffix: '' };
  const inner = innermost(next);
  return { node: inner.node, suffix: (node.items ? '[]' : '') + inner.suffix };
}
