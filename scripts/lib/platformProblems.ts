import { createClient } from '#api/client.ts';
import { systemStatus } from '#api/system.ts';
import type { Deployment } from '#core/site/deployment.ts';
import type { DeploymentProblem } from '#core/site/deploymentProblems.ts';

/** What the site sends with its calls beyond what needs no permission. */
const sentHeaders = ['authorization', 'content-type'] as const;

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
  if (reply === undefined) return problem(`does not answer (${String(cause)})`);
  if (!reply.ok) return problem(`answers ${systemStatus.path} with status ${reply.status}`);
  if (!result.ok)
    return problem(`answers ${systemStatus.path} with something else than the contract (${result.error.kind})`);
  if (base === origin) return [];
  return (await corsProblem(base, origin, reply)).flatMap(problem);
}

/** What keeps a browser on `origin` from calling another origin. */
async function corsProblem(base: string, origin: string, reply: Response): Promise<readonly string[]> {
  const allowed = (answer: Response): boolean =>
    ['*', origin].includes(answer.headers.get('Access-Control-Allow-Origin') ?? '');
  if (!allowed(reply)) return [`does not allow ${origin}: its answers lack Access-Control-Allow-Origin (CORS)`];
  const preflight = await fetch(base + systemStatus.path, {
    method: 'OPTIONS',
    headers: {
      Origin: origin,
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': sentHeaders.join(', '),
    },
  }).catch(() => undefined);
  if (preflight?.ok !== true || !allowed(preflight)) return ['refuses preflight requests (OPTIONS) of CORS'];
  const named = (preflight.headers.get('Access-Control-Allow-Headers') ?? '').toLowerCase().split(/\s*,\s*/);
  const missing = sentHeaders.filter((name) => !named.includes(name));
  return missing.length === 0 ? [] : [`does not allow the header ${missing.join(', ')} (Access-Control-Allow-Headers)`];
}
