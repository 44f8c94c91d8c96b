import { commonRefusalCodes } from '#api/errors.ts';
import type { AnyOperation, OperationDocs } from '#api/operation.ts';
import { operationDocs, operations } from '#api/operations.ts';
import { offeredLanguages } from '#api/primitives.ts';
import { refusalCodes } from '#api/refusalCodes.ts';
import type { TrueExamples } from '#sandbox/testing/examples.ts';
import type { JsonSchema } from '../lib/jsonSchema.ts';
import { type Form, operationObject } from './operationObject.ts';
import { convertSchemas, referredBy } from './schemas.ts';
import { readSources } from './sources.ts';

const known: Readonly<Record<string, AnyOperation>> = operations;
const docs: Readonly<Record<string, OperationDocs<AnyOperation>>> = operationDocs;

/** An OpenAPI document, as far as it is read here. */
export interface OpenApi extends JsonSchema {
  readonly info: { readonly title: string; readonly version: string; readonly description: string } & JsonSchema;
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, JsonSchema>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, JsonSchema>> } & JsonSchema;
}

/** Describes the platform's contract as OpenAPI 3.1. `version` is that of the release. */
export async function openapi(
  version: string,
  examples: TrueExamples,
  form: Form = { plain: false },
): Promise<OpenApi> {
  const sources = await readSources();
  const all = Object.values(known);
  const schemas = convertSchemas(all, sources.schemas);
  const tagOf = ({ id }: AnyOperation): string => spaced(sources.modules[id] ?? id);
  const paths: Record<string, Record<string, JsonSchema>> = {};
  for (const operation of all) {
    const { id, method, path } = operation;
    const described = { operation, docs: docs[id] as OperationDocs<AnyOperation>, tag: tagOf(operation) };
    const example = examples[id as keyof TrueExamples];
    (paths[path] ??= {})[method.toLowerCase()] = operationObject({ ...described, example }, schemas, form);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Platform contract',
      version,
      description: introduction,
      license: { name: 'Unlicensed', identifier: 'UNLICENSED' },
    },
    servers: [{ url: '/', description: 'The host of the site, or `apiBase` of deployment.json.' }],
    tags: [...new Set(all.map(tagOf))].toSorted().map((name) => ({ name, description: `Operations of ${name}.` })),
    paths,
    components: { ...common(), schemas: { ...referredBy(paths, schemas), ...envelopes } },
    'x-refusal-codes': Object.fromEntries(refusalCodes.map((code) => [code, sources.refusals[code] ?? ''])),
  };
}

/** `agentReports` as `agent reports`. */
const spaced = (name: string): string => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

const introduction = `What the site calls, and what it accepts as an answer. Made from packages/api/src.

- Each answer is an envelope: \`success\` with a \`value\`, or a refusal with a \`code\` and what is about it in \`value\`. Refusals have status 200: the platform works, and a proxy that repeats a 503 would repeat the call.
- \`x-effect\` says what a call changes: \`read\` nothing, \`toggle\` a preference, \`account\` what belongs to an account, \`money\` an amount, \`launch\` opens a game. Only reads are repeated by the site (\`x-retries\`). \`x-deadline-ms\` is how long one attempt waits.
- A call with the effect \`money\` carries \`Idempotency-Key\`: a repeat under its key has no second effect and gets the first answer.
- \`x-body: sealed\` is JSON, encrypted with AES-256-CBC as base64(iv ‖ ciphertext) in \`enc\`; \`contentSchema\` and \`x-sealed-example\` are what is found inside after decryption.
- \`x-changes\` are the reads whose answers to the caller may differ afterwards. \`x-step-up\` says how the player proves again who asks. \`x-refusals\` are the codes besides the common ones.
- \`x-assumed\` lists what the specification leaves open, of method, path, input and output: the operator confirms or changes it.
- \`x-extensible-enum\` lists the words that the site knows; it shows others as they are. Lists are read entry by entry.
- Amounts are decimal texts. Examples are calls and answers of the sandbox; their lists are cut to two entries.`;

const text: JsonSchema = { type: ['string', 'null'] };

const envelopes: Readonly<Record<string, JsonSchema>> = {
  commonRefusalCode: {
    type: 'string',
    enum: commonRefusalCodes,
    description: 'The codes that any operation can answer.',
  },
  refusal: {
    type: 'object',
    properties: {
      success: { const: false },
      code: { type: 'string' },
      message: { ...text, description: 'For people, in the language of the call.' },
      value: { type: ['object', 'null'], description: 'What is about it, such as `retryAfterS`.' },
    },
    required: ['success', 'code'],
  },
};

const common = (): JsonSchema => {
  const declined = (description: string, headers: object = {}): JsonSchema => ({
    description,
    headers,
    content: { 'application/json': { schema: { $ref: '#/components/schemas/refusal' } } },
  });
  const retryAfter = {
    'Retry-After': { description: 'Seconds, or a date.', schema: { type: ['string', 'integer'] } },
  };
  return {
    securitySchemes: { session: { type: 'http', scheme: 'bearer', description: 'The token of a login.' } },
    parameters: {
      language: {
        name: 'Accept-Language',
        in: 'header',
        description: 'The language of texts for people.',
        schema: { type: 'string', examples: offeredLanguages.map((each) => each.toLowerCase()) },
      },
      idempotencyKey: {
        name: 'Idempotency-Key',
        in: 'header',
        description:
          'One for each intent of the player. Where the platform asks for it, the key is in the body as `idempotencyKey` instead.',
        schema: { type: 'string' },
      },
      fileName: {
        name: 'X-File-Name',
        in: 'header',
        required: true,
        description: 'The name of the file, percent-encoded.',
        schema: { type: 'string' },
      },
    },
    responses: {
      invalid: declined('The input breaks the contract: a fault of the caller.'),
      unauthorized: declined('There is no session, or it has ended; `value` says why where that is known.'),
      rateLimited: { description: 'Too many calls. The player is told to wait.', headers: retryAfter },
      unavailable: {
        description: 'The platform does not work. Of any call but a read the outcome is unknown to the site.',
        headers: retryAfter,
      },
    },
  };
};
