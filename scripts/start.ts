/** `npm start`: builds the site when needed, starts the sandbox platform, and serves both on one origin. */
import './lib/requireNode.mjs';
import { assertListenable } from './lib/listening.ts';
import { parseStartOptions, usage } from './lib/startOptions.ts';
import { reportUserError } from './lib/userError.ts';

try {
  const options = parseStartOptions(process.argv.slice(2), process.env);
  if (options.help) {
    console.log(usage);
  } else {
    await assertListenable(options.port, options.host);
    // Loaded lazily, so that a mistyped option or a port in use is reported at once.
    const { runServer } = await import('./lib/runServer.ts');
    await runServer(options);
  }
} catch (error) {
  reportUserError(error);
}
