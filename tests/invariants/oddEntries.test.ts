import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAesCipher } from '#api/cipher.ts';
import type { AnyOperation } from '#api/operation.ts';
import { type OperationId, operationDocs, operations } from '#api/operations.ts';
import { sandboxCipherKey } from '#sandbox/http/handle.ts';
import { addOddEntries, listsOf, sampleOf } from '#sandbox/http/oddEntries.ts';

// A client of its own: it reports an operation once, and other tests of this process may have seen the same one.
vi.resetModules();
const { createClient } = await import('#api/client.ts');

const lists = (Object.entries(operations) as [OperationId, AnyOperation][]).flatMap(([id, operation]) =>
  listsOf(operation.output).length === 0 ? [] : [[id, operation] as const],
);

const call = (operation: AnyOperation, value: unknown, complete = false) =>
  createClient({
    baseUrl: '',
    token: () => 'token',
    language: () => 'TH',
    cipher: () => createAesCipher({ keyBase64: sandboxCipherKey }),
    fetch: async () => Response.json({ success: true, value, message: null, code: null }),
  }).call(operation, operationDocs[operation.id as OperationId].example, { complete });

/** Whether `value` has everything of `expected`: the entries of a list in their order, possibly with others. */
function includes(value: unknown, expected: unknown): boolean {
  if (Array.isArray(expected)) {
    if (!Array.isArray(value)) return false;
    let next = 0;
    for (const entry of value) if (next < expected.length && includes(entry, expected[next])) next += 1;
    return next === expected.length;
  }
  if (typeof expected !== 'object' || expected === null) return Object.is(value, expected);
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.entries(expected).every(([name, part]) => includes(Reflect.get(value, name), part))
  );
}

describe('one broken and one unknown entry in each list', () => {
  beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined));
  afterEach(() => vi.restoreAllMocks());

  it('concerns most domains', () => expect(lists.length).toBeGreaterThan(25));

  it.each(lists)('%s keeps all others', async (id, operation) => {
    const value = sampleOf(operation.output);
    const expected = v.parse(operation.output, value);
    const odd = addOddEntries(operation.output, value);
    const answer = await call(operation, odd);
    if (operation.effect !== 'read') {
      expect(answer).toMatchObject({ ok: false, error: { kind: 'contract', outcomeUnknown: true } });
      return;
    }
    expect(answer.ok && includes(answer.value, expected)).toBe(true);
    expect(answer.ok && includes(answer.value, odd)).toBe(false);
    expect(console.warn).toHaveBeenCalledOnce();
    expect(console.warn).toHaveBeenCalledWith(expect.stringContaining(id), expect.any(Array));
  });

  it.each(lists)('%s is refused where the answer must be complete', async (_id, operation) => {
    const odd = addOddEntries(operation.output, sampleOf(operation.output));
    expect(await call(operation, odd, true)).toMatchObject({ ok: false, error: { kind: 'contract' } });
  });
});
