import type { GenericSchema } from 'valibot';

/** A JSON schema, as far as what is published needs it. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** The parts of a valibot schema that are read here. */
interface Parts {
  readonly type: string;
  readonly wrapped?: GenericSchema;
  readonly item?: GenericSchema;
  readonly value?: GenericSchema;
  readonly default?: unknown;
  readonly literal?: unknown;
  readonly entries?: Readonly<Record<string, GenericSchema>>;
  readonly options?: readonly unknown[];
  readonly pipe?: readonly { readonly type: string; readonly requirement?: unknown }[];
}

interface Options {
  /** What the keys of the outermost object mean. */
  readonly docs?: Readonly<Record<string, string>>;
  /** Whether objects may have other keys too, as a message of a later platform has. @default false */
  readonly further?: boolean;
}

/** Makes a JSON schema of a valibot schema. @throws for a kind of schema that nothing published has had so far */
export function toJsonSchema(schema: GenericSchema, { docs = {}, further = false }: Options = {}): JsonSchema {
  const parts = schema as unknown as Parts;
  const { type, wrapped, item, entries, options, pipe } = parts;
  const within = (inner: unknown): JsonSchema => toJsonSchema(inner as GenericSchema, { further });
  const required = (step: string): unknown => pipe?.find((each) => each.type === step)?.requirement;
  // Before `union`: a whole number is read from a text too, as queries have it, and published as a number.
  if (pipe?.some((step) => step.type === 'integer')) {
    const minimum = required('min_value');
    return { type: 'integer', ...(minimum !== undefined && { minimum }) };
  }
  if (type === 'optional' && wrapped) return { ...within(wrapped), default: parts.default };
  if (type === 'nullable' && wrapped) return { anyOf: [within(wrapped), { type: 'null' }] };
  if (type === 'array' && item) return { type: 'array', items: within(item) };
  if (type === 'record') return { type: 'object', additionalProperties: within(parts.value) };
  if (type === 'picklist') return { enum: options };
  if (type === 'literal') return { const: parts.literal };
  if (type === 'union' && options) return { anyOf: options.map(within) };
  if (type === 'boolean') return { type: 'boolean' };
  if (type === 'string') {
    const pattern = required('regex');
    return { type: 'string', ...(pattern instanceof RegExp && { pattern: pattern.source }) };
  }
  if (type === 'object' && entries) {
    const names = Object.keys(entries);
    return {
      type: 'object',
      properties: Object.fromEntries(
        names.map((name) => [name, { ...(docs[name] && { description: docs[name] }), ...within(entries[name]) }]),
      ),
      required: names.filter((name) => (entries[name] as unknown as Parts).type !== 'optional'),
      ...(!further && { additionalProperties: false }),
    };
  }
  throw new Error(`JSON schema: ${type} has none yet`);
}
