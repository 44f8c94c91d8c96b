import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { GenericSchema } from 'valibot';

const folder = join(import.meta.dirname, '../../packages/api/src');

/** What the modules of the contract say besides the operations themselves. */
export interface Sources {
  /** The schemas that modules export, by name. Of two names of one schema the first in the alphabet. */
  readonly schemas: Readonly<Record<string, GenericSchema>>;
  /** The name of the module that defines an operation, by its id. */
  readonly modules: Readonly<Record<string, string>>;
  /** What refusal codes mean, where it is written beside them. */
  readonly refusals: Readonly<Record<string, string>>;
}

const has = (value: unknown, key: string): boolean => typeof value === 'object' && value !== null && key in value;

/** Loads the modules of the contract. */
export async function readSources(): Promise<Sources> {
  const names = readdirSync(folder).filter((name) => /^\w+\.ts$/.test(name) && name !== 'operations.ts');
  const loaded = await Promise.all(
    names.toSorted().map(async (name) => [name.slice(0, -3), (await import(join(folder, name))) as object] as const),
  );
  const exported = loaded.flatMap(([module, exports]) =>
    Object.entries(exports as Record<string, unknown>).map(([name, value]) => ({ module, name, value })),
  );
  const schemas = new Map<unknown, string>();
  for (const { name, value } of exported.toSorted((one, other) => (one.name < other.name ? -1 : 1))) {
    if (has(value, 'kind') && (value as GenericSchema).kind === 'schema' && !schemas.has(value))
      schemas.set(value, name);
  }
  const codes = readFileSync(join(folder, 'errors.ts'), 'utf8').matchAll(/\/\*\*((?:(?!\*\/)[^])*)\*\/\s*'(\w+)',/g);
  return {
    schemas: Object.fromEntries([...schemas].map(([schema, name]) => [name, schema as GenericSchema])),
    modules: Object.fromEntries(
      exported.filter(({ value }) => has(value, 'effect')).map(({ name, module }) => [name, module]),
    ),
    refusals: Object.fromEntries(
      [...codes].map(([, text = '', code = '']) => [code, text.replace(/\s*\n\s*\*|\s+/g, ' ').trim()]),
    ),
  };
}
