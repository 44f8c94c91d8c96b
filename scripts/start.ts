/** `npm start`: builds the site when needed, starts the sandbox platform, and serves both on one address. */
import './lib/requireNode.mjs';
import { runServer } from './lib/runServer.ts';

await runServer(process.argv.slice(2));
