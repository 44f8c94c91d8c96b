import * as v from 'valibot';
import { describe, expect, it, test } from 'vitest';
import type { Operation } from '#api/operation.ts';
import { type OperationId, operationDocs, operations } from '#api/operations.ts';
import type { Adapter } from './adapter.ts';
import { type Platform, createTestEdge, smallAdapter } from './testing.ts';

const moneyOperations = (Object.keys(operations) as OperationId[]).filter((id) => operations[id].effect === 'money');

const loggedIn = { access: 'first', refresh: 'r', seconds: 3_600 };
const renewed = { access: 'second', refresh: 'r', seconds: 3_600 };

/** Answers that say neither that money has moved nor that it has not. */
const bad: Readonly<Record<string, Platform>> = {
  'not found, as a page': () => new Response('<h1>Not found</h1>', { status: 404 }),
  'not found, as JSON': () => Response.json({}, { status: 404 }),
  'a crash': () => new Response('', { status: 500 }),
  'a crash with a known code': () => Response.json({ error: 'insufficient_balance' }, { status: 500 }),
  'a code that the adapter does not know': () => Response.json({ error: 'unknown' }, { status: 400 }),
  'a gateway without an answer': () => new Response('bad gateway', { status: 502 }),
  unavailable: () => Response.json({}, { status: 503, headers: { 'Retry-After': '1' } }),
  'too many calls': () => Response.json({}, { status: 429, headers: { 'Retry-After': '1' } }),
  'not logged in': () => Response.json({}, { status: 401 }),
  'another address': () => new Response(null, { status: 307, headers: { Location: 'https://small.example/v1/move' } }),
  'JSON that ends too early': () => new Response('{ "reference": "A', { status: 200 }),
  'nothing at all': () => new Response(null, { status: 204 }),
  'an answer that breaks the contract': () => Response.json({ kind: 'odd' }),
  'an answer that the adapter fails on': () => Response.json({ kind: 'throws' }),
  'a connection that breaks': () => Promise.reject(new TypeError('fetch failed')),
  'an answer that breaks off': () =>
    new Response(
      new ReadableStream({
        pull: (controller) => controller.error(new TypeError('terminated')),
      }),
    ),
};

/** Every operation that moves money as one call. Its answer breaks the contract of each of them. */
const moving = (): Adapter['operations'] =>
  Object.fromEntries(
    moneyOperations.map((id) => [
      id,
      {
        to: 'POST /move',
        unauthorisedMeansNothingDone: true,
        answer: (answer: { readonly kind?: string } | null) => {
          if (answer?.kind === 'throws') throw new Error('the adapter has a fault');
          return 7;
        },
      },
    ]),
  );

async function move(id: OperationId, platform: Platform, prepare?: (test: ReturnType<typeof createTestEdge>) => void) {
  const edge = createTestEdge(smallAdapter(moving()), (call, request) =>
    call === 'POST /login'
      ? Response.json(loggedIn)
      : call === 'POST /renew'
        ? Response.json(renewed)
        : platform(call, request),
  );
  expect(await edge.login()).toBe(true);
  prepare?.(edge);
  const operation: Operation = operations[id];
  const input = operationDocs[id].example;
  const result = await edge.client.call(operation, input, { idempotencyKey: 'one-intent' });
  return { result, edge, moves: edge.sent.filter((call) => call === 'POST /move').length };
}

test('all operations that move money have an example that reaches the edge', () => {
  expect(moneyOperations.length).toBeGreaterThanOrEqual(14);
  for (const id of moneyOperations) expect(v.is(operations[id].input, operationDocs[id].example)).toBe(true);
});

describe.each(moneyOperations)('%s', (id) => {
  it.each(Object.entries(bad))('%s: the outcome is unknown, and it was sent once', async (_, platform) => {
    const { result, moves } = await move(id, platform);
    expect(result).toMatchObject({ ok: false, error: { outcomeUnknown: true } });
    expect(moves).toBe(1);
  });

  it('no answer in time: the outcome is unknown, and it was sent once', async () => {
    let end = (): void => {};
    const hanging: Platform = async (_, { signal }) => {
      const over = new Promise<never>((_resolve, reject) =>
        signal.addEventListener('abort', () => reject(signal.reason)),
      );
      end();
      return over;
    };
    const { result, moves } = await move(id, hanging, ({ endTime }) => (end = endTime));
    expect(result).toMatchObject({ ok: false, error: { kind: 'unavailable', status: 504, outcomeUnknown: true } });
    expect(moves).toBe(1);
  });

  it('a refusal that the adapter maps is a refusal', async () => {
    const { result, moves } = await move(id, () => Response.json({ error: 'insufficient_balance' }, { status: 409 }));
    expect(result).toMatchObject({ ok: false, error: { kind: 'refused', code: 'insufficient_balance' } });
    expect(moves).toBe(1);
  });
});

describe('an adapter of its own that moves money', () => {
  const withHandler = (handler: Adapter['operations']['rewardClaim']) => smallAdapter({ rewardClaim: handler });
  const claim = async (handler: Adapter['operations']['rewardClaim'], platform: Platform) => {
    const edge = createTestEdge(withHandler(handler), (call, request) =>
      call === 'POST /login' ? Response.json(loggedIn) : platform(call, request),
    );
    await edge.login();
    const result = await edge.client.call(operations.rewardClaim, operationDocs.rewardClaim.example);
    return { result, sent: edge.sent.slice(1), reports: edge.reports };
  };

  it('cannot make a refusal of what it has lost', async () => {
    const handler: Adapter['operations']['rewardClaim'] = async (_, call) => {
      await call.send('POST /move').catch(() => {});
      return { refused: 'reward_gone' };
    };
    const { result } = await claim(handler, () => new Response('', { status: 500 }));
    expect(result).toMatchObject({ error: { outcomeUnknown: true } });
  });

  it('cannot send a second call that moves money, whatever became of the first', async () => {
    const twice: Adapter['operations']['rewardClaim'] = async (_, call) => {
      await call.send('POST /move').catch(() => {});
      await call.send('POST /move').catch(() => {});
      return { refused: 'reward_gone' };
    };
    for (const status of [200, 500]) {
      const { result, sent } = await claim(twice, () => Response.json({}, { status }));
      expect(result).toMatchObject({ error: { outcomeUnknown: true } });
      expect(sent).toEqual(['POST /move']);
    }
  });

  it('a refusal of what is asked afterwards does not undo what was done', async () => {
    const handler: Adapter['operations']['rewardClaim'] = async (_, call) => {
      await call.send('POST /move');
      await call.send('GET /receipt');
      return { refused: 'reward_gone' };
    };
    const { result } = await claim(handler, (call) =>
      call === 'POST /move' ? Response.json({}) : Response.json({ error: 'reward_gone' }),
    );
    expect(result).toMatchObject({ error: { outcomeUnknown: true } });
  });

  it('a refusal of what is asked before is one', async () => {
    const handler: Adapter['operations']['rewardClaim'] = async (_, call) => {
      await call.send('GET /offer');
      await call.send('POST /move');
      return { refused: 'unknown' };
    };
    const { result, sent } = await claim(handler, () => Response.json({ error: 'reward_gone' }));
    expect(result).toMatchObject({ error: { kind: 'refused', code: 'reward_gone' } });
    expect(sent).toEqual(['GET /offer']);
  });
});
