import { createClient } from '#api/client.ts';
import { type Policy, systemPermission, systemStatus } from '#api/system.ts';
import type { Deployment } from '#core/site/deployment.ts';
import type { DeploymentProblem } from '#core/site/deploymentProblems.ts';
import { preflights } from './preflights.ts';

/**
 * Asks the platform of a deployment for its status, as the site does, and whether it lets this site's origin ask.
 * @param origin where players open the site
 */
export async function platformProblems(deployment: Deployment, origin: string): Promise<readonly DeploymentProblem[]> {
  const base = deployment.apiBase === '' ? origin : deployment.apiBase;
  const problem = (text: string): DeploymentProblem[] => [{ key: 'apiBase', text: `${base} ${text}` }];
  let reply: Response | undefined;
  let cause: unknown;
  const client = createClient({
    baseUrl: base,
    token: () => null,
    language: () => 'TH',
    cipher: () => Promise.reject(new Error('a read is not sealed')),
    async fetch(address, init) {
      const headers = new Headers(init?.headers);
      headers.set('Origin', origin);
      try {
        reply = await fetch(address, { ...init, headers });
        return reply;
      } catch (error) {
        cause = error instanceof Error ? (error.cause ?? error) : error;
        throw error;
      }
    },
  });
  const result = await client.call(systemStatus, {});
  // A name of its own, which no later call replaces.
  const answer = reply;
  if (answer === undefined) return problem(`does not answer (${String(cause)})`);
  if (!answer.ok) return problem(`answers ${systemStatus.path} with status ${answer.status}`);
  if (!result.ok)
    return problem(`answers ${systemStatus.path} with something else than the contract (${result.error.kind})`);
  if (base === origin) return [];
  const permission = await client.call(systemPermission, { url: new URL(origin).host, language: 'TH' });
  // As the site does until it knows better.
  const idempotency = permission.ok ? permission.value.policy.idempotency : 'header';
  return (await corsProblems(base, origin, { answer, idempotency })).flatMap(problem);
}

/** What keeps a browser on `origin` from calling another origin: one text per header, method or path. */
async function corsProblems(
  base: string,
  origin: string,
  { answer, idempotency }: { readonly answer: Response; readonly idempotency: Policy['idempotency'] },
): Promise<readonly string[]> {
  const allowed = ({ headers }: Response): boolean =>
    ['*', origin].includes(headers.get('Access-Control-Allow-Origin') ?? '');
  if (!allowed(answer)) return [`does not allow ${origin}: its answers lack Access-Control-Allow-Origin (CORS)`];
  /** By what is not allowed, with the first path that needs it. */
  const problems = new Map<string, string>();
  for (const { path, method, headers } of await preflights(idempotency)) {
    const preflight = await fetch(base + path, {
      method: 'OPTIONS',
      headers: {
        Origin: origin,
        'Access-Control-Request-Method': method,
        'Access-Control-Request-Headers': headers.join(', '),
      },
    }).catch(() => undefined);
    if (preflight?.ok !== true || !allowed(preflight)) return [`refuses preflight requests of CORS (OPTIONS ${path})`];
    const mayCarry = namesIn(preflight, 'Access-Control-Allow-Headers');
    for (const name of headers) {
      // A wildcard does not stand for this one.
      const open = mayCarry.has(name) || (mayCarry.has('*') && name !== 'authorization');
      if (!open && !problems.has(name))
        problems.set(name, `does not allow the header ${name} (Access-Control-Allow-Headers of ${path})`);
    }
    const methods = namesIn(preflight, 'Access-Control-Allow-Methods');
    const safe = method === 'GET' || method === 'POST';
    if (!safe && !methods.has('*') && !methods.has(method.toLowerCase()) && !problems.has(method))
      problems.set(method, `does not allow ${method} (Access-Control-Allow-Methods of ${path})`);
  }
  return [...problems.values()];
}

/** The names in a header that lists them, in lower case. */
const namesIn = ({ headers }: Response, list: string): ReadonlySet<string> =>
  new Set((headers.get(list) ?? '').toLowerCase().split(/\s*,\s*/));
