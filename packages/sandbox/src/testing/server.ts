import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type SandboxServer, type SandboxServerOptions, createSandboxServer } from '../adapters/node.ts';

/** Creates a folder like that of a built site. */
export function makeSite(files: Readonly<Record<string, string | Buffer>> = {}): string {
  const root = mkdtempSync(join(tmpdir(), 'kinnari-site-'));
  const all = { 'index.html': '<!doctype html><title>Kinnari</title>', 'assets/app-1a2b.js': 'export {};', ...files };
  for (const [name, content] of Object.entries(all)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), content);
  }
  return root;
}

export interface TestServer extends SandboxServer, AsyncDisposable {
  /** The origin of the listening server. */
  readonly origin: string;
}

/** Starts a server on a free port, with a site of its own unless `siteRoot` is given. */
export async function startTestServer(options: Partial<SandboxServerOptions> = {}): Promise<TestServer> {
  const siteRoot = options.siteRoot ?? makeSite();
  const server = createSandboxServer({ control: false, ...options, siteRoot });
  const { port } = await server.listen(0, '127.0.0.1');
  return {
    ...server,
    origin: `http://127.0.0.1:${port}`,
    async [Symbol.asyncDispose]() {
      await server.close();
      if (options.siteRoot === undefined) rmSync(siteRoot, { recursive: true, force: true });
    },
  };
}
