import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type AnyOperation, effectPolicies } from '#api/operation.ts';
import { operations } from '#api/operations.ts';
import { handlers } from '#sandbox/domain/handlers.ts';

const all = Object.entries(operations) as [string, AnyOperation][];

describe('the contract', () => {
  it('lists every operation that is defined', () => {
    const defined = readdirSync('packages/api/src').flatMap((file) =>
      [...readFileSync(`packages/api/src/${file}`, 'utf8').matchAll(/export const (\w+) = defineOperation/g)].map(
        ([, name]) => name,
      ),
    );
    expect(defined.length).toBeGreaterThan(20);
    expect(defined.filter((name) => name === undefined || !(name in operations))).toEqual([]);
  });
  it.each(all)('%s says what it is', (name, operation) => {
    expect(operation.id).toBe(name);
    expect(operation.summary.length).toBeGreaterThan(10);
    expect(operation.effect in effectPolicies).toBe(true);
    // A GET has no body, and must not change anything: browsers and proxies repeat it as they like.
    if (operation.method === 'GET') {
      expect(['none', 'query']).toContain(operation.body);
      expect(operation.effect).toBe('read');
    }
  });
  it('has no two operations under one method and path', () => {
    const addresses = all.map(([, { method, path }]) => `${method} ${path}`);
    expect(new Set(addresses).size).toBe(addresses.length);
  });
  it('never repeats by itself what changes something', () => {
    for (const [effect, { retries }] of Object.entries(effectPolicies)) expect(retries).toBe(effect === 'read' ? 2 : 0);
  });
});

it('is implemented by the sandbox, operation by operation', () => {
  expect(Object.keys(handlers).toSorted()).toEqual(Object.keys(operations).toSorted());
});
