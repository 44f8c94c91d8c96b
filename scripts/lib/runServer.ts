import { createSandboxServer } from '#sandbox/adapters/node.ts';
import { phonePath } from '#sandbox/pagePaths.ts';
import { demoPassword } from '#sandbox/password.ts';
import { type Database, DatabaseError, openDatabase } from '#sandbox/persistence.ts';
import { ensureBuiltSite } from './builtSite.ts';
import { Complaint } from './complaint.ts';
import { assertListenable, explainListenError } from './listening.ts';
import type { StartOptions } from './startOptions.ts';

const accounts = [
  ['demo', 'member with ฿10,000.00'],
  ['agent', 'agent with a downline'],
  ['trial', 'trial account'],
  ['newbie', 'first sign-in'],
  ['expired', 'expired password'],
  ['faraway', 'is asked for a second factor'],
] as const;

/** Starts, and runs until SIGINT or SIGTERM. @throws Complaint */
export async function runServer({ fresh, control, port, host, data, site }: StartOptions): Promise<void> {
  await assertListenable(port, host);
  const database = open(data, fresh);
  try {
    const siteRoot = site ?? (await ensureBuiltSite(console.log));
    // Who looks at the demonstration sees every way in; tests begin from the plain operator and say what they want.
    const server = createSandboxServer({ siteRoot, database, control, scenario: control ? 'ready' : 'everyWayIn' });
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

function open(folder: string, fresh: boolean): Database {
  try {
    return openDatabase(folder, { fresh });
  } catch (cause) {
    throw cause instanceof DatabaseError ? new Complaint(cause.message, { cause }) : cause;
  }
}

function greet(host: string, port: number, control: boolean): void {
  const name = ['0.0.0.0', '::'].includes(host) ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  const lines = accounts.map(([account, what]) => `  ${account.padEnd(9)}${what}`);
  console.log(`
Kinnari is at http://${name}:${port}/
Its phone, with every code that it sends: http://${name}:${port}${phonePath}

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
