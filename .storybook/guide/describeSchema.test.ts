import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { operations } from '#api/operations.ts';
import { amount, wholeNumber } from '#api/primitives.ts';
import { describeSchema } from './describeSchema.ts';

const lines = (schema: v.GenericSchema) =>
  describeSchema(schema).map(({ path, type, optional }) => `${path}${optional ? '?' : ''}: ${type}`);

describe('describeSchema', () => {
  it('lists fields in order and marks optional ones', () => {
    expect(lines(v.object({ a: v.string(), b: v.optional(v.number(), 1) }))).toEqual(['a: string', 'b?: number']);
  });
  it('descends into objects, arrays and nullable values', () => {
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
  it('descends into values that are optional and nullable', () => {
    expect(lines(v.object({ club: v.optional(v.nullable(v.object({ rank: v.number() }))) }))).toEqual([
      'club?: object | null',
      'club.rank: number',
    ]);
  });
  it('lists the options of a picklist', () => {
    expect(lines(v.object({ a: v.picklist(['x', 'y']), b: v.array(v.picklist(['z', 'w'])) }))).toEqual([
      'a: "x" | "y"',
      'b: ("z" | "w")[]',
    ]);
  });
  it('names the validations of a value', () => {
    expect(lines(v.object({ sum: amount, page: wholeNumber }))).toEqual([
      'sum: string (decimal amount)',
      'page: number | string (whole, ≥ 0)',
    ]);
  });
  it('describes a value that is not an object', () => {
    expect(lines(v.pipe(v.string(), v.base64()))).toEqual([': string (base64)']);
    expect(lines(v.unknown())).toEqual([': unknown']);
  });
  it('describes an array at the root', () => {
    expect(lines(v.array(v.object({ name: v.string() })))).toEqual([': object[]', '[].name: string']);
  });
  it('describes an input without fields as an object', () => {
    expect(describeSchema(operations.walletBalance.input)).toEqual([{ path: '', type: 'object', optional: true }]);
  });
  it('describes every operation of the contract', () => {
    for (const { input, output } of Object.values(operations)) {
      expect(describeSchema(input).length + describeSchema(output).length).toBeGreaterThan(0);
    }
  });
});
