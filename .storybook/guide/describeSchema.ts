import type { GenericSchema } from 'valibot';

/** One field of an operation, for display. */
export interface FieldRow {
  /** The path, e.g. `data.lanes[].title`; '' for the value itself. */
  readonly path: string;
  /** The type with its validations, e.g. `number (≥ 0)`. */
  readonly type: string;
  /** Whether the field may be omitted. */
  readonly optional: boolean;
}

/** The parts of a valibot schema that are read here. */
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

/** Lists the fields of a schema in source order. Nested fields follow their parent. */
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

/** Unwraps arrays and nullable values. `suffix` has one `[]` per array. */
function innermost(node: Node): { node: Node; suffix: string } {
  const next = node.item ?? (node.type === 'nullable' ? node.wrapped : undefined);
  if (next === undefined) return { node, suffix: '' };
  const inner = innermost(next);
  return { node: inner.node, suffix: (node.item ? '[]' : '') + inner.suffix };
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
      return 'recursive';
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
    case 'regex':
      return [typeof message === 'string' ? message : String(requirement)];
    default:
      return [type.replaceAll('_', ' ')];
  }
}
