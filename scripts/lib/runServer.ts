import { createSandboxServer } from '#sandbox/adapters/node.ts';
import { demoPassword } from '#sandbox/password.ts';
import { DatabaseError, openDatabase } from '#sandbox/persistence.ts';
import { BuildError, ensureBuiltSite } from './builtSite.ts';
import { ListenError, assertListenable, explainListenError } from './listening.ts';
import { type StartOptions, UsageError, parseStartOptions, usage } from './startOptions.ts';

const accounts = [
  ['demo', 'member with ฿10,000.00'],
  ['agent', 'agent with a downline'],
  ['trial', 'trial account'],
  ['newbie', 'first sign-in'],
  ['expired', 'expired password'],
] as const;

/** Runs until SIGINT or SIGTERM. What a person can do something about ends in one line and exit code 1. */
export async function runServer(args: readonly string[]): Promise<void> {
  try {
    const options = parseStartOptions(args, process.env);
    if (options.help) console.log(usage);
    else await start(options);
  } catch (error) {
    const expected = [UsageError, ListenError, DatabaseError, BuildError].some((kind) => error instanceof kind);
    if (!expected) throw error;
    console.error(`kinnari: ${(error as Error).message}`);
    process.exitCode = 1;
  }
}

async function start({ fresh, control, port, host, data, site }: StartOptions): Promise<void> {
  await assertListenable(port, host);
  const database = openDatabase(data, { fresh });
  try {
    const siteRoot = site ?? (await ensureBuiltSite(console.log));
    const server = createSandboxServer({ siteRoot, database, control });
    const listening = await server.listen(port, host).catch((cause: unknown) => {
      throw explainListenError(cause, port, host);
    });
    greet(host, listening.port, control);
    endOnSignal(async () => {
      await server.close();
      database.close();
    });
  } catch (error) {
    database.close();
    throw error;
  }
}

function greet(host: string, port: number, control: boolean): void {
  const name = ['0.0.0.0', '::'].includes(host) ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  const lines = accounts.map(([account, what]) => `  ${account.padEnd(9)}${what}`);
  console.log(`
Kinnari is at http://${name}:${port}/

Demo accounts, password ${demoPassword}:
${lines.join('\n')}
${control ? '\nTests on this machine may steer it under /__sandbox__/.' : ''}
Ctrl-C ends it.`);
}

/** The first signal ends it in order, the second at once. */
function endOnSignal(close: () => Promise<void>): void {
  let ending = false;
  const end = () => {
    if (ending) process.exit(1);
    ending = true;
    void close().then(() => process.exit(0));
  };
  process.on('SIGINT', end);
  process.on('SIGTERM', end);
}
