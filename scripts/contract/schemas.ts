import { type ConversionConfig, toJsonSchemaDefs } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import type { AnyOperation } from '#api/operation.ts';
import type { JsonSchema } from '../lib/jsonSchema.ts';

export type Schemas = Readonly<Record<string, JsonSchema>>;
type NamedSchemas = Readonly<Record<string, GenericSchema>>;

/** Where schemas stand in an OpenAPI document. */
export const schemaRoot = '#/components/schemas/';

/** The names of the schemas of what an operation is asked with, and of what it answers. */
export const inputName = (id: string): string => `${id}Input`;
export const outputName = (id: string): string => `${id}Output`;

/**
 * Converts the schemas of operations, and those that they share, to JSON schemas of what is sent, before it is parsed. What
 * operations share is a reference.
 * @param shared by name
 * @throws with the operation, for a part of a schema that has no counterpart in JSON schema
 */
export function convertSchemas(operations: readonly AnyOperation[], shared: NamedSchemas): Schemas {
  try {
    return convert(operations, shared);
  } catch (cause) {
    // Only alone does an operation say which one it was.
    for (const operation of operations) {
      try {
        convert([operation], {});
      } catch (own) {
        throw new Error(`${operation.id}: ${own instanceof Error ? own.message : String(own)}`, { cause: own });
      }
    }
    throw cause;
  }
}

function convert(operations: readonly AnyOperation[], shared: NamedSchemas): Schemas {
  const names = new Map(Object.entries(shared).map(([name, schema]) => [schema, name]));
  const ends = operations.flatMap(({ id, input, output }) => [
    [inputName(id), input] as const,
    [outputName(id), output] as const,
  ]);
  const own = Object.fromEntries(ends.filter(([, schema]) => !names.has(schema)));
  const taken = Object.keys(own).find((name) => name in shared);
  if (taken !== undefined) throw new Error(`two schemas are called ${taken}`);
  const converted = toJsonSchemaDefs({ ...own, ...shared }, rules) as Schemas;
  const references = ends.flatMap(([name, schema]) => {
    const known = names.get(schema);
    return known === undefined ? [] : [[name, { $ref: schemaRoot + known }] as const];
  });
  return { ...converted, ...Object.fromEntries(references) };
}

/** The schemas that a part of a document refers to, directly or by others, in the order of the alphabet. */
export function referredBy(part: unknown, all: Schemas): Schemas {
  const found = new Set<string>();
  const visit = (each: unknown): void => {
    for (const [, name = ''] of JSON.stringify(each).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)) {
      if (found.has(name) || !(name in all)) continue;
      found.add(name);
      visit(all[name]);
    }
  };
  visit(part);
  return Object.fromEntries([...found].toSorted().map((name) => [name, all[name] ?? {}]));
}

type Json = ReturnType<NonNullable<ConversionConfig['overrideSchema']>>;

/** The parts of a valibot schema that are read here. */
interface Parts {
  readonly type: string;
  readonly options?: readonly Parts[];
  readonly pipe?: readonly Parts[];
}

/** How the contract's own kinds of schemas are converted. Each throws for what it does not know. */
const rules: ConversionConfig = {
  target: 'draft-2020-12',
  // What is unknown throws below, but for a pipe of two schemas, whose second one is a check.
  errorMode: 'ignore',
  overrideRef: ({ referenceId }) => schemaRoot + referenceId,
  overrideSchema({ valibotSchema, jsonSchema, errors }) {
    const { type, options = [] } = valibotSchema as unknown as Parts;
    const [words, other] = options;
    // `open`: any word is accepted, and the known ones have a meaning.
    if (words?.type === 'picklist' && other?.pipe?.some((step) => step.type === 'transform')) {
      return { type: 'string', 'x-extensible-enum': words.options } as Json;
    }
    if (jsonSchema.enum) return { ...jsonSchema, enum: [...new Set(jsonSchema.enum)] };
    // Bytes of a file, and checks of several fields at once.
    if (type === 'custom') return jsonSchema;
    if (errors) throw new Error(errors.join(' '));
    return null;
  },
  overrideAction({ valibotAction, jsonSchema, errors }) {
    const { type, operation, requirement } = valibotAction as unknown as {
      readonly type: string;
      readonly operation?: unknown;
      readonly requirement?: unknown;
    };
    // `notEmpty`, in words that every engine of expressions reads alike.
    if (requirement instanceof RegExp && requirement.source === '[^]') {
      const { pattern, ...rest } = jsonSchema;
      return { ...rest, ...(pattern !== '[^]' && { pattern }), minLength: 1 };
    }
    if (!errors) return null;
    if (type === 'trim' || (type === 'transform' && jsonSchema.type === 'string')) return jsonSchema;
    // `wholeNumber`, which reads a number from the text of a query.
    if (type === 'transform' && operation === Number) return { type: 'number' };
    // A letter that people see is of ten code points at most.
    if (type === 'max_graphemes' && typeof requirement === 'number') {
      return { ...jsonSchema, maxLength: requirement * 10, 'x-max-graphemes': requirement } as Json;
    }
    if (type === 'regex' && requirement instanceof RegExp && /^u?$/.test(requirement.flags)) {
      if (jsonSchema.pattern === requirement.source) return jsonSchema;
      return { ...jsonSchema, allOf: [...(jsonSchema.allOf ?? []), { pattern: requirement.source }] };
    }
    throw new Error(errors.join(' '));
  },
};
