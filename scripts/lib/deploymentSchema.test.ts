import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { deploymentFileSchema, deploymentSchemaText } from './deploymentSchema.ts';
import { toJsonSchema } from './jsonSchema.ts';

it('docs/deployment.schema.json is what the schema of the site says (npm run check:deployment -- --schema)', () => {
  const published: unknown = JSON.parse(readFileSync('docs/deployment.schema.json', 'utf8'));
  expect(published).toEqual(JSON.parse(deploymentSchemaText()));
});

it('says of each key whether it is required, what it means, and what it is without being set', () => {
  const { properties, required } = JSON.parse(deploymentSchemaText()) as {
    properties: Record<string, { description?: string; default?: unknown }>;
    required: string[];
  };
  const keys = Object.keys(deploymentFileSchema.entries);
  expect(Object.keys(properties)).toEqual(['$schema', ...keys]);
  expect(keys.filter((key) => (properties[key]?.description ?? '') === '')).toEqual([]);
  expect(keys.filter((key) => properties[key]?.default === undefined)).toEqual(required);
});

it('refuses a kind of schema that it would otherwise drop', () => {
  expect(() => toJsonSchema(v.object({ count: v.number() }))).toThrow('number');
});

it('docs/deployment.md names every key', () => {
  const page = readFileSync('docs/deployment.md', 'utf8');
  const [, table = ''] = /^\| Key \| Meaning \|\n(.*?)\n\n/ms.exec(page) ?? [];
  const named = [...table.matchAll(/`([\w.]+)`/g)].map(([, name]) => name?.split('.')[0]);
  expect(Object.keys(deploymentFileSchema.entries).filter((key) => !named.includes(key))).toEqual([]);
});
