import { describe, expect, it } from 'vitest';
import { createEdge, isPlatformPath } from '#adapter/edge.ts';
import { missingOperations } from '#adapter/siteAnswers.ts';
import { createAesCipher } from '#api/cipher.ts';
import { withPages } from '#core/site/missing.ts';
import { createAcme } from '#demo/acme/acme.ts';
import { createSandboxServer } from '#sandbox/adapters/node.ts';
import { sandboxCipherKey } from '#sandbox/http/handle.ts';
import { adapter } from '../../adapters/acme/adapter.ts';
import { builtSiteOptions, loadDocuments, sandboxDeployment } from '../../scripts/lib/documents.ts';
import { say, th } from '../e2e/messages.ts';

// The documents of the built site in front of another platform, by the adapter of adapters/acme.

const problems: string[] = [];
const acme = createAcme();
const answer = createEdge(adapter, {
  cipher: () => createAesCipher({ keyBase64: sandboxCipherKey }),
  secret: btoa('acme'.repeat(8)),
  send: (url, init) => acme.fetch(new Request(url, init)),
  report: ({ operation, problem, text }) => problems.push(`${operation}: ${problem}, ${text}`),
});
const missing = missingOperations(adapter);
const options = await builtSiteOptions('dist/site', { keep: false, missing });
const createPages = await loadDocuments('dist/site', {
  keep: false,
  deployment: { ...(sandboxDeployment as object), missing: withPages(missing) },
});
if (createPages === undefined) throw new Error('dist/server is missing: npm run build');
const server = createSandboxServer({
  ...options,
  // A busy machine may take longer than a visitor would wait.
  createPages: (context) => createPages({ ...context, patienceMs: 60_000 }),
  control: false,
  otherPlatform: { owns: isPlatformPath, answer },
});

/** The text of a document, as a visitor reads it. */
async function readPage(path: string): Promise<string> {
  const response = await server.fetch(new Request(`http://site.example${path}`));
  expect(response.status).toBe(200);
  const html = (await response.text()).replaceAll(/<(script|style)\b[\s\S]*?<\/\1>/g, '').replaceAll(/<[^>]+>/g, ' ');
  return html.replaceAll(/[\u2060\u200b]/g, '');
}

describe('the documents in front of Acme', () => {
  it('have its games, and a menu of what it has', async () => {
    const text = await readPage('/rng');
    expect(text).toContain('Dragon Fortune');
    expect(text).toContain('Monsoon');
    const [bar = ''] = text.split('Dragon Fortune');
    expect(bar).toContain('สล็อต');
    for (const kind of ['คาสิโนสด', 'ยิงปลา', 'กีฬา', 'หวย']) expect(bar).not.toContain(kind);
  });
  it('lead to nothing that Acme does not have', async () => {
    for (const path of ['/home', '/login']) {
      const text = await readPage(path);
      for (const absent of [th.appShell.signUp, th.login.register, th.login.forgot]) expect(text).not.toContain(absent);
    }
    expect(await readPage('/register')).toContain(say(th.closed.switchedOff.title, { page: th.common.pages.register }));
    expect(problems).toEqual([]);
  });
  it.each([
    ...['/', '/home', '/rng', '/rng?list=hot', '/rng?vassalage=bamboo', '/promotions', '/download', '/help'],
    ...[
      '/noticePage',
      '/login',
      '/register',
      '/forget',
      '/live',
      '/sports',
      '/lottery',
      '/fish',
      '/pvp',
      '/vip',
      '/pointMall',
    ],
  ])('%s has no part that failed', async (path) => {
    expect(await readPage(path)).not.toContain(th.common.retry);
    expect(problems).toEqual([]);
  });
});
