import { type AnyOperation, type OperationDocs, effectPolicies } from '#api/operation.ts';
import { assumedParts } from '#api/specified.ts';
import { uploadTypes } from '#api/uploadLimits.ts';
import type { TrueExample } from '#sandbox/testing/examples.ts';
import type { JsonSchema } from '../lib/jsonSchema.ts';
import { type Schemas, inputName, outputName, schemaRoot } from './schemas.ts';

export interface Described {
  readonly operation: AnyOperation;
  readonly docs: OperationDocs<AnyOperation>;
  /** The domain that it belongs to. */
  readonly tag: string;
  readonly example: TrueExample | undefined;
}

export interface Form {
  /** Describes sealed bodies by what is inside them, for tools that look into them. */
  readonly plain: boolean;
}

const ref = (name: string): JsonSchema => ({ $ref: schemaRoot + name });
const shared = (kind: 'parameters' | 'responses', name: string): JsonSchema => ({
  $ref: `#/components/${kind}/${name}`,
});

/** The schema that stands behind references. */
function resolved(schemas: Schemas, schema: JsonSchema): JsonSchema {
  const { $ref } = schema;
  return typeof $ref === 'string' ? resolved(schemas, schemas[$ref.slice(schemaRoot.length)] ?? {}) : schema;
}

/** The operation object of OpenAPI 3.1 for an operation of the contract. */
export function operationObject(described: Described, schemas: Schemas, { plain }: Form): JsonSchema {
  const { operation, docs, tag, example } = described;
  const { id, effect, auth, body, deadlineMs, stepUp, sealedHeader, changes, refusals } = operation;
  const policy = effectPolicies[effect];
  const bodyOf = requestBody(described, plain);
  return {
    operationId: id,
    tags: [tag],
    summary: docs.summary,
    security: auth === 'member' ? [{ session: [] }] : auth === 'optional' ? [{}, { session: [] }] : [],
    parameters: [
      ...(body === 'query' ? queryParameters(operation, schemas, example) : []),
      shared('parameters', 'language'),
      ...(effect === 'money' ? [shared('parameters', 'idempotencyKey')] : []),
      ...(body === 'file' ? [shared('parameters', 'fileName')] : []),
      ...(sealedHeader === undefined ? [] : [sealedParameter(sealedHeader)]),
    ],
    ...(bodyOf && { requestBody: bodyOf }),
    responses: {
      '200': answer(operation, example),
      '400': shared('responses', 'invalid'),
      ...(auth === 'member' && { '401': shared('responses', 'unauthorized') }),
      '429': shared('responses', 'rateLimited'),
      '5XX': shared('responses', 'unavailable'),
    },
    'x-effect': effect,
    'x-deadline-ms': deadlineMs ?? policy.deadlineMs,
    'x-retries': policy.retries,
    'x-body': body,
    ...(effect === 'money' && { 'x-idempotency': 'Idempotency-Key' }),
    ...(changes && { 'x-changes': changes }),
    'x-refusals': refusals ?? [],
    ...(stepUp && { 'x-step-up': stepUp }),
    ...(docs.features && { 'x-features': docs.features }),
    'x-assumed': assumedParts(operation, docs),
  };
}

function queryParameters({ id }: AnyOperation, schemas: Schemas, example: Described['example']): readonly JsonSchema[] {
  const { properties, required = [] } = resolved(schemas, ref(inputName(id)));
  if (typeof properties !== 'object' || properties === null) throw new Error(`${id}: a query is no object`);
  const sent = Object(example?.input ?? {}) as Readonly<Record<string, unknown>>;
  return Object.entries(properties as Schemas).map(([name, schema]) => ({
    name,
    in: 'query',
    required: (required as readonly string[]).includes(name),
    // '' stands for all entries of a filter.
    allowEmptyValue: true,
    schema,
    ...(sent[name] !== undefined && sent[name] !== null && { example: sent[name] }),
  }));
}

const sealedParameter = (name: string): JsonSchema => ({
  name,
  in: 'header',
  required: true,
  description: '32 hexadecimal digits, new for each call, encrypted like a sealed body.',
  schema: { type: 'string' },
});

/** `contentSchema` is what is found inside after decryption. */
const sealedBody = (contentSchema: JsonSchema): JsonSchema => ({
  type: 'object',
  properties: { enc: { type: 'string', contentMediaType: 'application/json', contentSchema } },
  required: ['enc'],
});

/** A body that must be sent, with its example. */
function requestBody({ operation, example }: Described, plain: boolean): JsonSchema | null {
  const { id, body } = operation;
  const input = { schema: ref(inputName(id)), ...(example && { example: example.input }) };
  const json = (media: object): JsonSchema => ({ required: true, content: { 'application/json': media } });
  switch (body) {
    case 'none':
    case 'query':
      return null;
    case 'json':
      return json(input);
    case 'sealed':
      if (plain) return json(input);
      return json({
        schema: sealedBody(input.schema),
        ...(example && { 'x-sealed-example': example.input }),
      });
    case 'form':
      return { required: true, content: { 'application/x-www-form-urlencoded': input } };
    case 'file':
      return {
        required: true,
        content: Object.fromEntries(uploadTypes.map((type) => [type, { schema: { contentMediaType: type } }])),
      };
  }
}

/** What is answered with status 200: the value, or a refusal. */
function answer({ id, refusals = [] }: AnyOperation, example: Described['example']): JsonSchema {
  const common = ref('commonRefusalCode');
  const code = refusals.length === 0 ? common : { anyOf: [common, { type: 'string', enum: refusals }] };
  const done = {
    type: 'object',
    properties: {
      success: { const: true },
      value: ref(outputName(id)),
      message: { type: ['string', 'null'] },
      code: { type: ['string', 'null'] },
    },
    required: ['success', 'value'],
  };
  const refused = { allOf: [ref('refusal'), { type: 'object', properties: { code } }] };
  return {
    description: 'Done, or refused with a code.',
    content: {
      'application/json': {
        schema: { oneOf: [done, refused] },
        ...(example && { examples: { done: { summary: 'Of the sandbox', value: example.answer } } }),
      },
    },
  };
}
