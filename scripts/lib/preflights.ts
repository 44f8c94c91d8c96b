import type { AnyOperation, Method } from '#api/operation.ts';
import { type OperationId, operationDocs, operations } from '#api/operations.ts';
import { requestOf } from '#api/requestOf.ts';
import type { Policy } from '#api/system.ts';

/** A question that a browser asks another origin before it sends a call. */
export interface Preflight {
  /** The first operation that needs it. */
  readonly id: OperationId;
  readonly path: string;
  readonly method: Method;
  /** The names of headers that need permission, in lower case. */
  readonly headers: readonly string[];
}

/** Headers that a browser sends to any origin. A `Content-Type` is one only with a value that a form could have. */
const free = new Set(['accept', 'accept-language', 'content-language']);
const freeTypes = /^(?:application\/x-www-form-urlencoded|multipart\/form-data|text\/plain)\b/;

/**
 * The different preflight requests that the calls of a member cause, read off the requests that the client builds for the
 * documented examples. Sends nothing.
 * @param idempotency how the platform recognises a repeated money operation
 */
export async function preflights(idempotency: Policy['idempotency']): Promise<readonly Preflight[]> {
  const found = new Map<string, Preflight>();
  for (const id of Object.keys(operations) as OperationId[]) {
    const operation: AnyOperation = operations[id];
    const headers = await headersOf(operation, operationDocs[id].example, idempotency);
    const asked = [...headers]
      .filter(([name, value]) => !free.has(name) && !(name === 'content-type' && freeTypes.test(value)))
      .map(([name]) => name);
    const key = `${operation.method} ${asked.join()}`;
    if (!found.has(key)) found.set(key, { id, path: operation.path, method: operation.method, headers: asked });
  }
  return [...found.values()];
}

async function headersOf(
  operation: AnyOperation,
  input: unknown,
  idempotency: Policy['idempotency'],
): Promise<Headers> {
  const keyed = operation.effect === 'money' && idempotency !== 'none';
  const key = keyed ? { idempotencyKey: 'key', ...(idempotency === 'body' && { keyIn: 'body' as const }) } : {};
  const { init } = await requestOf('https://platform.invalid', operation, input, { token: 'token', ...key });
  return init.headers;
}
