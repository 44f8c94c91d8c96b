import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { isUsable, list, setting } from './list.ts';
import { open } from './open.ts';

const lane = v.object({ title: v.picklist(['RNG', 'LIVE']), cards: list(v.object({ code: v.string() })) });
const lanes = v.object({ lanes: list(lane) });
const read = (schema: v.GenericSchema, value: unknown) => {
  const { output, issues } = v.safeParse(schema, value);
  return { output, usable: isUsable(issues), paths: issues?.map((issue) => v.getDotPath(issue)) };
};

describe('a list', () => {
  const good = { title: 'RNG', cards: [{ code: 'A' }] };
  it('has no issues when every entry fits', () => {
    expect(read(lanes, { lanes: [good] })).toEqual({ output: { lanes: [good] }, usable: true, paths: undefined });
  });
  it.each([
    ['a broken entry', [null, good], 'lanes.0'],
    ['an unknown word', [good, { ...good, title: 'BINGO' }], 'lanes.1.title'],
    ['two problems in one entry', [{ title: 'BINGO', cards: 7 }, good], 'lanes.0.title'],
    ['a list that is none, in an entry', [good, { ...good, cards: {} }], 'lanes.1.cards'],
  ])('leaves out %s with one issue', (_what, given, path) => {
    expect(read(lanes, { lanes: given })).toEqual({ output: { lanes: [good] }, usable: true, paths: [path] });
  });
  it('keeps an entry whose own list leaves something out', () => {
    const given = { lanes: [{ ...good, cards: [{ code: 7 }, { code: 'A' }] }] };
    expect(read(lanes, given)).toEqual({ output: { lanes: [good] }, usable: true, paths: ['lanes.0.cards.0.code'] });
  });
  it.each([undefined, null, {}, 'RNG', 7])('is not usable when it is %o', (given) => {
    expect(read(lanes, { lanes: given }).usable).toBe(false);
  });
  it('does not make up for a problem outside of it', () => {
    const given = { lanes: [good, null], total: 'many' };
    expect(read(v.object({ lanes: list(lane), total: v.number() }), given).usable).toBe(false);
  });
  it('fails a strict parse', () => expect(v.safeParse(lanes, { lanes: [null] }).success).toBe(false));
});

describe('a setting', () => {
  const key = setting(['header', 'body', 'none'], 'none');
  it.each([
    ['body', 'body', true],
    [undefined, 'header', true],
    ['cookie', 'none', false],
    [7, 'none', false],
  ])('%o is read as %s', (given, output, known) => {
    expect(read(key, given)).toMatchObject({ output, usable: true });
    expect(v.safeParse(key, given).success).toBe(known);
  });
});

it('an open word is known, or the platform’s own', () => {
  const kind = open(['deposit', 'win']);
  expect(v.parse(kind, 'win')).toBe('win');
  expect(v.parse(kind, 'bonus')).toEqual({ other: 'bonus' });
  expect(v.safeParse(kind, 7).success).toBe(false);
});
