import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { open } from '#api/open.ts';
import type { AnyOperation, OperationDocs } from '#api/operation.ts';
import { type OperationId, operationDocs, operations } from '#api/operations.ts';
import { notEmpty, typedAmount, wholeNumber } from '#api/primitives.ts';
import { refusalCodes } from '#api/refusalCodes.ts';
import { assumedParts } from '#api/specified.ts';
import { openapi } from './openapi.ts';
import { convertSchemas } from './schemas.ts';

const all = Object.entries(operations) as [OperationId, AnyOperation][];
const docs: Readonly<Record<OperationId, OperationDocs<AnyOperation>>> = operationDocs;

interface Written {
  readonly operationId: string;
  readonly parameters: readonly { readonly $ref?: string; readonly name?: string; readonly required?: boolean }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: object }>> };
  readonly [extension: `x-${string}`]: unknown;
}
const document = await openapi('1.2.3', {});
const plain = await openapi('1.2.3', {}, { plain: true });
const written = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(
    ([method, each]) => [`${method.toUpperCase()} ${path}`, each as unknown as Written] as const,
  ),
);
const byId = new Map(written.map(([at, each]) => [each.operationId, { at, ...each }]));

describe('the contract as OpenAPI', () => {
  it('has every operation once, under its method and path', () => {
    expect(written.map(([at, { operationId }]) => [operationId, at]).toSorted()).toEqual(
      all.map(([id, { method, path }]) => [id, `${method} ${path}`]).toSorted(),
    );
  });
  it('says of every operation what it changes, how it is sent, and what it refuses', () => {
    for (const [id, { effect, body, changes, refusals, stepUp }] of all) {
      expect(byId.get(id)).toMatchObject({
        'x-effect': effect,
        'x-body': body,
        'x-refusals': refusals ?? [],
        'x-assumed': assumedParts(operations[id], docs[id]),
        ...(changes && { 'x-changes': changes }),
        ...(stepUp && { 'x-step-up': stepUp }),
      });
    }
  });
  it('accepts each refusal in the answer, and explains the list of all', () => {
    const codes = (schema: unknown) => JSON.stringify(schema);
    for (const [id, { refusals = [] }] of all)
      for (const code of refusals) expect(codes(byId.get(id))).toContain(`"${code}"`);
    expect(Object.keys(document['x-refusal-codes'] as object)).toEqual(refusalCodes);
    expect(document['x-refusal-codes']).toMatchObject({ too_many_tries: expect.stringContaining('retryAfterS') });
  });
  it('has the key of an intent where money moves, and nowhere else', () => {
    const key = { $ref: '#/components/parameters/idempotencyKey' };
    for (const [id, { effect }] of all) {
      expect(
        byId.get(id)?.parameters.some(({ $ref }) => $ref === key.$ref),
        id,
      ).toBe(effect === 'money');
    }
  });
  it('shows a sealed body as it is sent, with what is inside, and in plain form only what is inside', () => {
    const inside = { $ref: '#/components/schemas/sessionLoginInput' };
    const path = operations.sessionLogin.path;
    const schema = { properties: { enc: { contentSchema: inside } }, required: ['enc'] };
    expect(document.paths[path]).toMatchObject({
      post: { requestBody: { content: { 'application/json': { schema } } } },
    });
    expect(plain.paths[path]).toMatchObject({
      post: { requestBody: { content: { 'application/json': { schema: inside } } } },
    });
  });
  it('refers to nothing that is missing', () => {
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, path = '']) =>
      path.split('/'),
    );
    const found = (path: readonly string[]): unknown =>
      path.reduce<unknown>((inside, key) => (inside as Record<string, unknown> | undefined)?.[key], document);
    expect(references.length).toBeGreaterThan(all.length);
    expect(references.filter((path) => found(path) === undefined)).toEqual([]);
  });
});

const withOutput = (output: v.GenericSchema): AnyOperation => ({ ...operations.systemStatus, id: 'changed', output });
const converted = (output: v.GenericSchema) => convertSchemas([withOutput(output)], {})['changedOutput'];

describe('the conversion of schemas', () => {
  it('publishes what is sent, before it is parsed', () => {
    expect(converted(wholeNumber)).toEqual({ type: 'integer', minimum: 0 });
    expect(converted(open(['one', 'two']))).toEqual({ type: 'string', 'x-extensible-enum': ['one', 'two'] });
    expect(converted(v.pipe(v.string(), notEmpty))).toEqual({ type: 'string', minLength: 1 });
    expect(converted(v.pipe(v.string(), v.maxGraphemes(20)))).toMatchObject({ maxLength: 200, 'x-max-graphemes': 20 });
    expect(converted(v.picklist(['', '1', '']))).toEqual({ type: 'string', enum: ['', '1'] });
    expect(converted(typedAmount)).toMatchObject({ type: 'string', allOf: [{ pattern: expect.any(String) }] });
  });
  it('refers to what operations share', () => {
    const shared = v.object({ name: v.string() });
    expect(convertSchemas([withOutput(v.object({ of: shared }))], { shared })['changedOutput']).toMatchObject({
      properties: { of: { $ref: '#/components/schemas/shared' } },
    });
  });
  it.each([
    ['a date', v.object({ at: v.date() }), /changed: .*date/],
    ['a value that is computed', v.pipe(v.number(), v.transform(String)), /changed: .*transform/],
    ['an expression that ignores case', v.pipe(v.string(), v.regex(/a/i)), /changed: .*flags/],
  ])('names the operation whose schema has %s', (_, output, message) => {
    const several = [operations.systemPermission, withOutput(output), operations.gameList] as const;
    expect(() => convertSchemas(several as unknown as readonly AnyOperation[], {})).toThrow(message);
  });
});
