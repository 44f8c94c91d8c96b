import * as v from 'valibot';
import { isUsable } from '#api/list.ts';

/** The parts of a valibot schema that are read here. */
interface Node extends v.GenericSchema {
  readonly entries?: Readonly<Record<string, Node>>;
  readonly item?: Node;
  readonly wrapped?: Node;
  readonly options?: readonly unknown[];
  readonly literal?: unknown;
  readonly pipe?: readonly unknown[];
  readonly getter?: () => Node;
}

/** A word that no enumeration of the contract knows. */
const unknownWord = 'BINGO';

/** The paths of the lists of a schema, e.g. `data.lanes[].cards`. */
export function listsOf(schema: v.GenericSchema): readonly string[] {
  return pathsOf(schema, '');
}

function pathsOf(schema: Node, path: string): readonly string[] {
  if (schema.item) return [path, ...pathsOf(schema.item, `${path}[]`)];
  if (schema.wrapped) return pathsOf(schema.wrapped, path);
  if (schema.type === 'union') return (schema.options as readonly Node[]).flatMap((option) => pathsOf(option, path));
  return Object.entries(schema.entries ?? {}).flatMap(([name, entry]) =>
    pathsOf(entry, path === '' ? name : `${path}.${name}`),
  );
}

/**
 * Makes a value that the schema accepts, with two entries in each list.
 * @param known false for `unknownWord` in place of each enumerated word
 */
export function sampleOf(schema: v.GenericSchema, known = true): unknown {
  let texts = 0;
  const sample = (node: Node, recursive: boolean): unknown => {
    if (node.pipe) return candidates.find((candidate) => v.is(node, candidate));
    if (node.entries) return mapValues(node.entries, (entry) => sample(entry, recursive));
    // A recursive schema ends at its second level.
    if (node.item) return recursive ? [] : [sample(node.item, false), sample(node.item, false)];
    if (node.wrapped) return sample(node.wrapped, recursive);
    if (node.getter) return sample(node.getter(), true);
    switch (node.type) {
      case 'picklist':
        return known ? node.options?.[0] : unknownWord;
      case 'union':
        return sample(node.options?.[0] as Node, recursive);
      case 'literal':
        return node.literal;
      case 'record':
        return {};
      case 'string':
        return `text ${(texts += 1)}`;
      case 'number':
        return 7;
      default:
        return true;
    }
  };
  return sample(schema, false);
}

/** For schemas with validations. The first is an amount of more decimals than the site shows. */
const candidates = ['0.005', '1.00', '2026-11-21T05:00:00.000Z', '2026-11-21', 7, 'text', '07:00'] as const;

/**
 * Adds to each list of an answer an entry that breaks the contract, in front, and one with words that the contract does
 * not know, behind.
 */
export function addOddEntries(schema: v.GenericSchema, value: unknown): unknown {
  const node: Node = schema;
  if (value === null || value === undefined) return value;
  if (node.wrapped) return addOddEntries(node.wrapped, value);
  if (node.getter) return addOddEntries(node.getter(), value);
  if (node.type === 'union') {
    const option = (node.options as readonly Node[]).find((each) => v.is(each, value));
    return option ? addOddEntries(option, value) : value;
  }
  const { item, entries } = node;
  if (item && Array.isArray(value)) {
    return [brokenEntry(item), ...value.map((entry) => addOddEntries(item, entry)), sampleOf(item, false)];
  }
  if (!entries) return value;
  return mapValues({ ...value }, (part, name) => (entries[name] ? addOddEntries(entries[name], part) : part));
}

function brokenEntry(item: v.GenericSchema): unknown {
  return [{}, null, true].find((candidate) => !isUsable(v.safeParse(item, candidate).issues));
}

const mapValues = <Value>(record: Readonly<Record<string, Value>>, map: (value: Value, name: string) => unknown) =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, map(value, name)]));
