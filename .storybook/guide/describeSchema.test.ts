import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { operations } from '#api/operations.ts';
import { amount, wholeNumber } from '#api/primitives.ts';
import { describeSchema } from './describeSchema.ts';

const lines = (schema: v.GenericSchema) =>
  describeSchema(schema).map(({ path, type, optional }) => `${path}${optional ? '?' : ''}: ${type}`);

describe('describeSchema', () => {
  it('lists fields in their order, and says which may be left out', () => {
    expect(lines(v.object({ a: v.string(), b: v.optional(v.number(), 1) }))).toEqual(['a: string', 'b?: number']);
  });
  it('goes into objects, arrays and null', () => {
    const schema = v.object({
      lanes: v.array(v.object({ title: v.string() })),
      club: v.nullable(v.object({ rank: v.number() })),
    });
    expect(lines(schema)).toEqual([
      'lanes: object[]',
      'lanes[].title: string',
      'club: object | null',
      'club.rank: number',
    ]);
  });
  it('goes into what is optional and null at once', () => {
    expect(lines(v.object({ club: v.optional(v.nullable(v.object({ rank: v.number() }))) }))).toEqual([
      'club?: object | null',
      'club.rank: number',
    ]);
  });
  it('spells out choices', () => {
    expect(lines(v.object({ a: v.picklist(['x', 'y']), b: v.array(v.picklist(['z', 'w'])) }))).toEqual([
      'a: "x" | "y"',
      'b: ("z" | "w")[]',
    ]);
  });
  it('names the rules of a value', () => {
    expect(lines(v.object({ sum: amount, page: wholeNumber }))).toEqual([
      'sum: string (decimal amount)',
      'page: number | string (whole, ≥ 0)',
    ]);
  });
  it('describes a value that is not an object', () => {
    expect(lines(v.pipe(v.string(), v.base64()))).toEqual([': string (base64)']);
    expect(lines(v.unknown())).toEqual([': unknown']);
  });
  it('describes every list at the root', () => {
    expect(lines(v.array(v.object({ name: v.string() })))).toEqual([': object[]', '[].name: string']);
  });
  it('has nothing to say about an input without fields', () => {
    expect(describeSchema(operations.walletBalance.input)).toEqual([{ path: '', type: 'object', optional: true }]);
  });
  it('ends, whatever the contract holds', () => {
    for (const { input, output } of Object.values(operations)) {
      expect(describeSchema(input).length + describeSchema(output).length).toBeGreaterThan(0);
    }
  });
});
