import type { GenericSchema } from 'valibot';

/** One field of an operation, as a person reads it. */
export interface FieldRow {
  /** `data.lanes[].title`; '' when the value itself is not an object. */
  readonly path: string;
  readonly type: string;
  readonly optional: boolean;
}

/** What valibot's schemas carry and this page reads. */
interface Node {
  readonly type: string;
  readonly entries?: Readonly<Record<string, Node>>;
  readonly item?: Node;
  readonly wrapped?: Node;
  readonly options?: readonly unknown[];
  readonly literal?: unknown;
  readonly pipe?: readonly Action[];
}
interface Action {
  readonly kind: string;
  readonly type: string;
  readonly requirement?: unknown;
  readonly message?: unknown;
}

/** The fields of a schema in the order they are written, inner ones after the one that holds them. */
export function describeSchema(schema: GenericSchema): readonly FieldRow[] {
  return rowsOf('', schema, false);
}

const wrappers: readonly string[] = ['optional', 'exact_optional', 'undefinedable', 'nullish'];

function rowsOf(path: string, given: Node, optional: boolean): readonly FieldRow[] {
  if (wrappers.includes(given.type) && given.wrapped) return rowsOf(path, given.wrapped, true);
  const inner = innermost(given);
  const entries = Object.entries(inner.node.entries ?? {});
  const own =
    path === '' && inner.node === given && entries.length > 0 ? [] : [{ path, type: typeOf(given), optional }];
  return [
    ...own,
    ...entries.flatMap(([name, entry]) => rowsOf([path + inner.suffix, name].filter(Boolean).join('.'), entry, false)),
  ];
}

/** Through arrays and `null` to what has fields. */
function innermost(node: Node): { node: Node; suffix: string } {
  const next = node.item ?? (node.type === 'nullable' ? node.wrapped : undefined);
  if (next === undefined) return { node, suffix: '' };
  const deeper = innermost(next);
  return { node: deeper.node, suffix: (node.item ? '[]' : '') + deeper.suffix };
}

function typeOf(node: Node): string {
  const notes = (node.pipe ?? []).slice(1).flatMap(noteOf);
  const base = baseOf(node);
  return notes.length === 0 ? base : `${base} (${notes.join(', ')})`;
}

function baseOf(node: Node): string {
  switch (node.type) {
    case 'array': {
      const item = node.item ? typeOf(node.item) : 'unknown';
      return item.includes(' ') ? `(${item})[]` : `${item}[]`;
    }
    case 'nullable':
      return `${node.wrapped ? typeOf(node.wrapped) : 'unknown'} | null`;
    case 'optional':
      return node.wrapped ? typeOf(node.wrapped) : 'unknown';
    case 'picklist':
      return (node.options ?? []).map((option) => JSON.stringify(option)).join(' | ');
    case 'union':
    case 'variant':
      return (node.options ?? []).map((option) => typeOf(option as Node)).join(' | ');
    case 'literal':
      return JSON.stringify(node.literal);
    case 'lazy':
      return 'the same again';
    default:
      return node.type;
  }
}

function noteOf({ kind, type, requirement, message }: Action): readonly string[] {
  if (kind !== 'validation') return [];
  switch (type) {
    case 'integer':
      return ['whole'];
    case 'min_value':
      return [`≥ ${String(requirement)}`];
    case 'max_value':
      return [`≤ ${String(requirement)}`];
    case 'non_empty':
      return ['not empty'];
    case 'iso_timestamp':
      return ['ISO 8601'];
    case 'regex':
      return [typeof message === 'string' ? message : String(requirement)];
    default:
      return [type.replaceAll('_', ' ')];
  }
}
