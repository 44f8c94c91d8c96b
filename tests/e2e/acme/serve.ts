/**
 * The built site in front of Acme, on one origin with the pages of the demo's games. Its back office and its clock are under
 * `/__acme__/`, for tests on this machine: `node tests/e2e/acme/serve.ts --port 4272 [--site DIR]`.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createEdge, isPlatformPath } from '#adapter/edge.ts';
import { missingOperations } from '#adapter/siteAnswers.ts';
import { createAesCipher } from '#api/cipher.ts';
import { type Acme, createAcme } from '#demo/acme/acme.ts';
import { vendorApiPath } from '#demo/vendors/shared/server/vendorServer.ts';
import { createSandboxServer } from '#sandbox/adapters/node.ts';
import { sandboxCipherKey } from '#sandbox/http/handle.ts';
import { adapter } from '../../../adapters/acme/adapter.ts';
import { builtSiteOptions } from '../../../scripts/lib/documents.ts';

const { port = '4272', site = join(import.meta.dirname, '../../../dist/site') } = parseArgs({
  options: { port: { type: 'string' }, site: { type: 'string' } },
}).values;

const controlPath = '/__acme__/';

let ahead = 0;
const now = (): number => Date.now() + ahead;
// The reels stop where nothing is won.
const begin = (): Acme => createAcme({ now, random: () => 0.999 });
let acme = begin();
const edge = createEdge(adapter, {
  cipher: () => createAesCipher({ keyBase64: sandboxCipherKey }),
  secret: btoa('acme'.repeat(8)),
  send: (url, init) => acme.fetch(new Request(url, init)),
  report: (problem) => console.error(problem),
  now,
});

/** Does what a test asks, and answers how things stand. */
async function control(request: Request): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  const { office } = acme;
  switch (pathname.slice(controlPath.length)) {
    case 'reset':
      ahead = 0;
      acme = begin();
      break;
    case 'clock':
      ahead += Number(searchParams.get('ms'));
      break;
    case 'settle':
      for (const { reference, state } of office.payments) if (state === 'open') office.settle(reference);
      break;
    case 'pay':
      for (const { reference, state } of office.payouts) if (state === 'queued') office.end(reference, 'paid');
      break;
  }
  const { payments, payouts } = acme.office;
  return Response.json({
    payments: payments.length,
    payouts: payouts.length,
    balance: acme.office.balance('M-1'),
    sum: acme.office.sum(),
  });
}

const ownPaths = [vendorApiPath, '/pictures/', controlPath];

const server = createSandboxServer({
  ...(await builtSiteOptions(site, { keep: false, missing: missingOperations(adapter) })),
  control: false,
  otherPlatform: {
    owns: (pathname) => isPlatformPath(pathname) || ownPaths.some((path) => pathname.startsWith(path)),
    async answer(request) {
      const { pathname } = new URL(request.url);
      if (pathname.startsWith(controlPath)) return control(request);
      return isPlatformPath(pathname) ? edge(request) : acme.fetch(request);
    },
  },
});
await server.listen(Number(port), '127.0.0.1');
process.on('SIGTERM', () => void server.close().then(() => process.exit(0)));
