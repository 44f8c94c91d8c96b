import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { topics } from '#api/live.ts';
import { asyncapiText } from './asyncapi.ts';

interface Channel {
  readonly address: string | null;
  readonly description: string;
  readonly messages: Readonly<Record<string, { readonly payload: { readonly properties: object } }>>;
}
const published = JSON.parse(readFileSync('docs/asyncapi.json', 'utf8')) as {
  readonly channels: Readonly<Record<string, Channel>>;
  readonly operations: Readonly<Record<string, { readonly action: string }>>;
};

it('docs/asyncapi.json is what the topics of the contract say (npm run asyncapi)', () => {
  expect(published).toEqual(JSON.parse(asyncapiText()));
});

it('has a channel and an operation for each topic, and no address of an account', () => {
  const ids = Object.keys(topics);
  expect(Object.keys(published.channels)).toEqual(ids);
  expect(Object.entries(published.operations).map(([id, { action }]) => [id, action])).toEqual(
    ids.map((id) => [id, 'receive']),
  );
  for (const { id, scope, message } of Object.values(topics)) {
    const { address, description, messages } = published.channels[id] ?? {};
    expect([id, address === null]).toEqual([id, scope !== 'public']);
    if (address === null) expect(description).toContain('by the ticket alone');
    expect(Object.keys(messages?.[id]?.payload.properties ?? {})).toEqual([
      'topic',
      'version',
      ...Object.keys(message.entries),
    ]);
  }
});

it('refers to nothing that is missing', () => {
  const references = [...asyncapiText().matchAll(/"\$ref": "#\/([^"]+)"/g)].map(([, path = '']) => path.split('/'));
  const found = (path: readonly string[]): unknown =>
    path.reduce<unknown>((inside, key) => (inside as Record<string, unknown> | undefined)?.[key], published);
  expect(references.length).toBeGreaterThan(0);
  expect(references.filter((path) => found(path) === undefined)).toEqual([]);
});
