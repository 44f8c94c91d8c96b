/** `npm run dev`: serves the site from its sources with hot reload, with an in-memory sandbox behind it. */
import './lib/requireNode.mjs';
import { createServer } from 'vite';
import { demoPassword } from '#sandbox/accounts/password.ts';
import { createSandboxServer } from '#sandbox/adapters/node.ts';

const sandbox = createSandboxServer({ control: true, scenario: 'demonstration' });
const { port } = await sandbox.listen(0, '127.0.0.1');
const target = `http://127.0.0.1:${port}`;

const vite = await createServer({
  configFile: 'apps/site/vite.config.ts',
  server: {
    port: Number(process.env['PORT'] ?? 5173),
    // Paths that the sandbox serves.
    proxy: Object.fromEntries(
      ['/wps', '/lgw', '/lotto', '/TCG_PROD_IMAGES', '/sandbox-games', '/sandbox-service', '/__sandbox__'].map(
        (path) => [path, { target }],
      ),
    ),
  },
});
await vite.listen();
vite.printUrls();
console.log(`  Demo accounts: demo, agent, trial, newbie, expired; password ${demoPassword}`);
