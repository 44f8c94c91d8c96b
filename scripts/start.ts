/** `npm start`: builds the site when needed, starts the sandbox platform, and serves both on one address. */
import './lib/requireNode.mjs';
import { complain } from './lib/complaint.ts';
import { parseStartOptions, usage } from './lib/startOptions.ts';

try {
  const options = parseStartOptions(process.argv.slice(2), process.env);
  if (options.help) {
    console.log(usage);
  } else {
    // Loaded late, so that a mistyped option is told at once.
    const { runServer } = await import('./lib/runServer.ts');
    await runServer(options);
  }
} catch (error) {
  complain(error);
}
