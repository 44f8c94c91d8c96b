import { type OperationId, operations } from '#api/operations.ts';
import type { Policy } from '#api/system.ts';
import { preflights } from './preflights.ts';

/** Something that keeps a browser from calling a platform on another origin. */
export interface CorsProblem {
  /** The operation that was asked about. */
  readonly id: OperationId;
  /** The header of the answer that is at fault. */
  readonly header: string;
  /** What is wrong, to be read behind the platform's name. */
  readonly text: string;
}

/**
 * Asks a platform what a browser on `origin` may send: one problem for each header and method that is not allowed.
 * @param answer to a call of `systemStatus` from that origin
 * @param send asks the platform, as `fetch` does
 */
export async function corsProblems(
  base: string,
  origin: string,
  { answer, idempotency }: { readonly answer: Headers; readonly idempotency: Policy['idempotency'] },
  send: (address: string, init: RequestInit) => Promise<Response>,
): Promise<readonly CorsProblem[]> {
  const origins = 'Access-Control-Allow-Origin';
  const allowed = (headers: Headers): boolean => ['*', origin].includes(headers.get(origins) ?? '');
  if (!allowed(answer)) {
    const text = `does not allow ${origin}: its answers lack ${origins} (CORS)`;
    return [{ id: operations.systemStatus.id, header: origins, text }];
  }
  /** By what is not allowed, with the first path that needs it. */
  const problems = new Map<string, CorsProblem>();
  for (const { id, path, method, headers } of await preflights(idempotency)) {
    const preflight = await send(base + path, {
      method: 'OPTIONS',
      headers: {
        Origin: origin,
        'Access-Control-Request-Method': method,
        'Access-Control-Request-Headers': headers.join(', '),
      },
    }).catch(() => undefined);
    if (preflight?.ok !== true || !allowed(preflight.headers))
      return [{ id, header: 'OPTIONS', text: `refuses preflight requests of CORS (OPTIONS ${path})` }];
    const lacks = (name: string, header: string, what = name): void => {
      const text = `does not allow ${what} (${header} of ${path})`;
      if (!problems.has(name)) problems.set(name, { id, header: `${header}: ${name}`, text });
    };
    const mayCarry = namesIn(preflight, 'Access-Control-Allow-Headers');
    for (const name of headers) {
      // A wildcard does not stand for this one.
      const open = mayCarry.has(name) || (mayCarry.has('*') && name !== 'authorization');
      if (!open) lacks(name, 'Access-Control-Allow-Headers', `the header ${name}`);
    }
    const methods = namesIn(preflight, 'Access-Control-Allow-Methods');
    const safe = method === 'GET' || method === 'POST';
    if (!safe && !methods.has('*') && !methods.has(method.toLowerCase())) lacks(method, 'Access-Control-Allow-Methods');
  }
  return [...problems.values()];
}

/** The names in a header that lists them, in lower case. */
const namesIn = ({ headers }: Response, list: string): ReadonlySet<string> =>
  new Set((headers.get(list) ?? '').toLowerCase().split(/\s*,\s*/));
