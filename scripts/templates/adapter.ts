import { coreOperations } from '#adapter/core.ts';
import type { AnyOperation } from '#api/operation.ts';
import { operations } from '#api/operations.ts';

/** The names of the fields that an operation answers, those that may be left out with a question mark. */
function fieldsOf({ output }: AnyOperation): string {
  const { entries } = output as { readonly entries?: Readonly<Record<string, { readonly type: string }>> };
  const names = Object.entries(entries ?? {}).map(([name, { type }]) => (type === 'optional' ? `${name}?` : name));
  return names.length === 0 ? 'anything' : names.join(', ');
}

const mappingOf = (id: (typeof coreOperations)[number]): string =>
  id === 'sessionLogin'
    ? `sessionLogin: async ({ username, password, type }, call) => {
      if (type !== 'username') return { refused: 'operation_not_allowed' };
      const answer = await call.send('POST /to-do', { body: { username, password } });
      return { token: await call.open(answer), firstTimeLogin: false, passwordExpired: false };
    },`
    : `/** Answers ${fieldsOf(operations[id])}. */
    ${id}: { to: '${operations[id].method} /to-do', answer: () => toDo('${id}') },`;

/** The files of an adapter, by path. They are formatted when they are written. */
export function adapterFiles(name: string, folder: string): Readonly<Record<string, string>> {
  return {
    [`${folder}/adapter.ts`]: `import { defineAdapter, toDo } from '#adapter/adapter.ts';
import { refusalOf } from './refusals.ts';
import { sessions } from '#adapter/sessions.ts';

/** The platform of ${name}, in the words of the contract. */
export const adapter = defineAdapter({
  name: '${name}',
  base: 'https://to-do.example',
  session: sessions.bearer({ access: (json) => json?.access_token }),
  refusal: refusalOf,
  // What the platform does not say of itself.
  site: { currencySymbol: '฿' },
  flags: {},
  operations: {
    ${coreOperations.map(mappingOf).join('\n    ')}
  },
});
`,
    [`${folder}/refusals.ts`]: `import type { Json, PlatformAnswer, Refused } from '#adapter/adapter.ts';

/** The platform's codes, and those of the contract. */
const codes: Readonly<Record<string, Refused['refused']>> = {
  TO_DO: 'credentials_incorrect',
};

/**
 * Reads a refusal. A code that is missing above is 'unknown': the player reads the platform's own words, and what moves money
 * counts as without an answer.
 */
export function refusalOf(json: Json, { ok }: PlatformAnswer): Refused | null {
  const code: unknown = json?.error?.code;
  if (ok || typeof code !== 'string') return null;
  return { refused: codes[code] ?? 'unknown', message: json.error.text };
}
`,
    [`${folder}/recordings/sessionLogin.json`]: JSON.stringify({
      operation: 'sessionLogin',
      calls: [{ call: 'POST /to-do', status: 200, body: { access_token: 'to-do' } }],
    }),
    [`${folder}/adapter.test.ts`]: `import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { coreOperations } from '#adapter/core.ts';
import { type Recording, replay } from '#adapter/replay.ts';
import { adapter } from './adapter.ts';

const folder = join(import.meta.dirname, 'recordings');
const recordings = readdirSync(folder).map(
  (file): [string, Recording] => [file, JSON.parse(readFileSync(join(folder, file), 'utf8')) as Recording],
);

it.each(recordings)('%s is answered as it was recorded', async (_, recording) => {
  expect(await replay(adapter, recording)).toEqual([]);
});

/** Nothing of these is recorded yet. */
const toRecord = [${coreOperations
      .filter((id) => id !== 'sessionLogin')
      .map((id) => `'${id}'`)
      .join(', ')}];

it('every operation that the site cannot run without is recorded, or stated to be missing', () => {
  const recorded = new Set(recordings.map(([, { operation }]) => operation));
  expect(coreOperations.filter((id) => !recorded.has(id))).toEqual(toRecord);
});
`,
  };
}
