import type { GenericSchema } from 'valibot';
import { deploymentSchema } from '#core/site/deployment.ts';
import { deploymentDocs } from '#core/site/deploymentDocs.ts';

/** A JSON schema, as far as a deployment needs it. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** The parts of a valibot schema that are read here. */
interface Parts {
  readonly type: string;
  readonly wrapped?: GenericSchema;
  readonly item?: GenericSchema;
  readonly default?: unknown;
  readonly entries?: Readonly<Record<string, GenericSchema>>;
  readonly options?: readonly unknown[];
  readonly pipe?: readonly { readonly type: string; readonly requirement?: unknown }[];
}

/** Makes a JSON schema of a valibot schema. @throws for a kind of schema that a deployment has not had so far */
export function toJsonSchema(schema: GenericSchema, docs: Readonly<Record<string, string>> = {}): JsonSchema {
  const parts = schema as unknown as Parts;
  const { type, wrapped, item, entries } = parts;
  if (type === 'optional' && wrapped) return { ...toJsonSchema(wrapped), default: parts.default };
  if (type === 'nullable' && wrapped) return { anyOf: [toJsonSchema(wrapped), { type: 'null' }] };
  if (type === 'array' && item) return { type: 'array', items: toJsonSchema(item) };
  if (type === 'picklist') return { enum: parts.options };
  if (type === 'boolean') return { type: 'boolean' };
  if (type === 'string') {
    const pattern = parts.pipe?.find((step) => step.type === 'regex')?.requirement;
    return { type: 'string', ...(pattern instanceof RegExp && { pattern: pattern.source }) };
  }
  if (type === 'object' && entries) {
    const names = Object.keys(entries);
    return {
      type: 'object',
      properties: Object.fromEntries(
        names.map((name) => [
          name,
          { ...(docs[name] && { description: docs[name] }), ...toJsonSchema(entries[name] as GenericSchema) },
        ]),
      ),
      required: names.filter((name) => (entries[name] as unknown as Parts).type !== 'optional'),
      additionalProperties: false,
    };
  }
  throw new Error(`deployment schema: ${type} has no JSON schema yet`);
}

/** The text of `docs/deployment.schema.json`. */
export function deploymentSchemaText(): string {
  const { properties, ...rest } = toJsonSchema(deploymentSchema, deploymentDocs);
  const schema = {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'deployment.json',
    description: 'What is set where the site is served. Made from packages/core/src/site/deployment.ts.',
    ...rest,
    properties: { $schema: { type: 'string' }, ...(properties as object) },
  };
  return `${JSON.stringify(schema, null, 2)}\n`;
}
