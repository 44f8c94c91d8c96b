import { type RequestListener, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as v from 'valibot';
import { afterEach, expect, it } from 'vitest';
import { systemPermission } from '#api/system.ts';
import { deploymentSchema } from '#core/site/deployment.ts';
import sandbox from '../../packages/sandbox/deployment.json' with { type: 'json' };
import { platformProblems } from './platformProblems.ts';

const site = 'https://site.example';
const servers = new Set<ReturnType<typeof createServer>>();
afterEach(() => {
  for (const server of servers) server.close();
  servers.clear();
});

/** Starts a platform and returns what is wrong with it for the site. */
async function problemsOf(listener: RequestListener, origin?: string): Promise<string> {
  const server = createServer(listener);
  servers.add(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const apiBase = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const deployment = v.parse(deploymentSchema, { ...sandbox, apiBase });
  const problems = await platformProblems(deployment, origin ?? site);
  expect(problems.every(({ key }) => key === 'apiBase')).toBe(true);
  return problems.map(({ text }) => text.replace(apiBase, 'it')).join();
}

const status = {
  maintenance: false,
  regionRestriction: false,
  maintenanceEnd: null,
  location: { ip: '203.0.113.1' },
  serverTime: '2026-01-01T00:00:00.000Z',
};
const body = JSON.stringify({ success: true, value: status, message: null, code: null });
const allowedHeaders = 'Authorization, Content-Type, Idempotency-Key, X-File-Name, X-Free-Play';
const cors = {
  'Access-Control-Allow-Origin': site,
  'Access-Control-Allow-Headers': allowedHeaders,
  'Access-Control-Allow-Methods': 'GET, POST, PUT, DELETE',
};
const withoutHeader = (name: string) => ({
  ...cors,
  'Access-Control-Allow-Headers': allowedHeaders.replace(`, ${name}`, ''),
});
const answer =
  (headers: Record<string, string>, code = 200, text = body): RequestListener =>
  (_request, response) =>
    response.writeHead(code, { 'Content-Type': 'application/json', ...headers }).end(text);

it('finds nothing where the platform answers and allows the site', async () => {
  expect(await problemsOf(answer(cors))).toBe('');
});

it.each<readonly [what: string, listener: RequestListener, text: string]>([
  ['CORS is missing', answer({}), `does not allow ${site}`],
  [
    'another origin is allowed',
    answer({ ...cors, 'Access-Control-Allow-Origin': 'https://x.example' }),
    'does not allow',
  ],
  ['a header is not allowed', answer({ ...cors, 'Access-Control-Allow-Headers': 'content-type' }), 'authorization'],
  ...['Content-Type', 'Idempotency-Key', 'X-File-Name', 'X-Free-Play'].map(
    (name) => [`${name} is not allowed`, answer(withoutHeader(name)), `the header ${name.toLowerCase()} `] as const,
  ),
  ...['PUT', 'DELETE'].map(
    (method) =>
      [
        `${method} is not allowed`,
        answer({ ...cors, 'Access-Control-Allow-Methods': cors['Access-Control-Allow-Methods'].replace(method, '') }),
        `does not allow ${method} `,
      ] as const,
  ),
  ['a wildcard stands for headers', answer({ ...cors, 'Access-Control-Allow-Headers': '*' }), 'authorization'],
  ['it is another server', answer(cors, 404, '{}'), 'with status 404'],
  ['it answers something else', answer(cors, 200, '<html>'), 'something else than the contract'],
])('%s', async (_what, listener, text) => {
  expect(await problemsOf(listener)).toContain(text);
});

it('names each header and method once', async () => {
  const texts = (await problemsOf(answer({ 'Access-Control-Allow-Origin': site }))).split(',it ');
  expect(texts).toHaveLength([...allowedHeaders.split(', '), 'PUT', 'DELETE'].length);
});

it('a platform that reads no key from a header need not allow it', async () => {
  const closed = withoutHeader('Idempotency-Key');
  const listener: RequestListener = (request, response) =>
    request.url?.startsWith(systemPermission.path) === true
      ? answer(
          closed,
          200,
          JSON.stringify({
            success: true,
            value: { merchantCode: 'x', channel: 'x', policy: { idempotency: 'body' } },
            message: null,
            code: null,
          }),
        )(request, response)
      : answer(closed)(request, response);
  expect(await problemsOf(listener)).toBe('');
});

it('preflight requests are refused', async () => {
  const listener: RequestListener = (request, response) =>
    request.method === 'OPTIONS' ? void response.writeHead(405).end() : answer(cors)(request, response);
  expect(await problemsOf(listener)).toContain('refuses preflight requests');
});

it('nothing answers', async () => {
  const deployment = v.parse(deploymentSchema, { ...sandbox, apiBase: 'http://127.0.0.1:9' });
  expect((await platformProblems(deployment, site))[0]?.text).toMatch(/does not answer \(.*(ECONNREFUSED|bad port)/);
});
