import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { brandSchema, brandSchemaText } from './brandSchema.ts';
import { brandJson } from './bundle.samples.ts';

it('docs/brand.schema.json is what the schema says (npm run check:brand -- --schema)', () => {
  const published: unknown = JSON.parse(readFileSync('docs/brand.schema.json', 'utf8'));
  expect(published).toEqual(JSON.parse(brandSchemaText()));
});

it('takes a bundle that is right, numbers included, and no other entries', () => {
  expect(v.safeParse(brandSchema, brandJson).success).toBe(true);
  expect(v.safeParse(brandSchema, { ...brandJson, colour: 'red' }).success).toBe(false);
  expect(v.safeParse(brandSchema, { ...brandJson, light: { color: { ink: 'red' } } }).success).toBe(false);
});

it('has every entry of a brand file', () => {
  const { properties } = JSON.parse(brandSchemaText()) as { properties: Record<string, { description?: string }> };
  const source = readFileSync('packages/ui/src/theme/brandFile.ts', 'utf8');
  const [, readers = ''] = /return \{\n(    name: [\s\S]*?)\n  \} satisfies/.exec(source) ?? [];
  const entries = [...readers.matchAll(/^    (\w+)/gm)].map(([, name]) => name);
  expect(entries.length).toBeGreaterThan(8);
  expect(Object.keys(properties)).toEqual(expect.arrayContaining(entries));
});
