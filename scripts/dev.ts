/** `npm run dev`: the site from its sources with hot reload, and the same sandbox behind it; its world lives in memory. */
import './lib/requireNode.mjs';
import { createServer } from 'vite';
import { createSandboxServer } from '#sandbox/adapters/node.ts';
import { demoPassword } from '#sandbox/password.ts';

const sandbox = createSandboxServer({ control: true });
const { port } = await sandbox.listen(0, '127.0.0.1');
const target = `http://127.0.0.1:${port}`;

const vite = await createServer({
  configFile: 'apps/site/vite.config.ts',
  server: {
    port: Number(process.env['PORT'] ?? 5173),
    // Everything that is the platform's.
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
