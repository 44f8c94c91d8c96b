import { createClient } from '#api/client.ts';
import { systemPermission, systemStatus } from '#api/system.ts';
import type { Deployment } from '#core/site/deployment.ts';
import type { DeploymentProblem } from '#core/site/deploymentProblems.ts';
import { corsProblems } from './cors.ts';

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
  const problems = await corsProblems(base, origin, { answer: answer.headers, idempotency }, fetch);
  return problems.flatMap(({ text }) => problem(text));
}
