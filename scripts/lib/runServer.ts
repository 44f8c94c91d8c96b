import { randomBytes } from 'node:crypto';
import { backOfficePath, phonePath } from '#demo/paths.ts';
import { demoPassword, demoPaymentPassword } from '#sandbox/accounts/password.ts';
import { createSandboxServer } from '#sandbox/adapters/node.ts';
import type { OtherPlatform } from '#sandbox/adapters/node/router.ts';
import { studioPath } from '#sandbox/adapters/node/studio.ts';
import { demoAccounts, demoStates } from '#sandbox/seed/demoAccounts.ts';
import { type Database, DatabaseError, openDatabase } from '#sandbox/store/persistence.ts';
import { watchBundle } from '../bundle/watchBundle.ts';
import { bundleAdapter, loadAdapter } from './adapterBundle.ts';
import { ensureBuiltSite, ensureBuiltStudio } from './builtSite.ts';
import { builtSiteOptions, sandboxDeployment } from './documents.ts';
import { explainListenError } from './listening.ts';
import type { StartOptions } from './startOptions.ts';
import { UserError } from './userError.ts';

/** Starts the server and runs it until SIGINT or SIGTERM. @throws UserError */
export async function runServer({
  fresh,
  control,
  scenario,
  port,
  host,
  data,
  site,
  adapter,
  brand,
}: StartOptions): Promise<void> {
  const adapted = adapter === undefined ? undefined : await startAdapter(adapter);
  const database = open(data, fresh);
  try {
    if (scenario !== undefined && !isEmpty(database.rows())) {
      throw new UserError(
        `${data} has data already; a scenario begins anew: npm start -- --fresh --scenario ${scenario}`,
      );
    }
    const watched = brand === undefined ? undefined : await watchBundle(brand, console.log);
    const siteRoot = site ?? (await ensureBuiltSite(console.log));
    // Not for tests, nor for a site that was built elsewhere.
    const studioRoot = control || site !== undefined ? undefined : await ensureBuiltStudio(console.log);
    const server = createSandboxServer({
      ...(studioRoot !== undefined && { studioRoot }),
      ...(await builtSiteOptions(siteRoot, { keep: !control, brand: watched, missing: adapted?.missing ?? [] })),
      database,
      ...(adapted && { otherPlatform: adapted.platform }),
      control,
      teamPlays: !control,
      scenario: scenario ?? (control ? 'ready' : 'demonstration'),
    });
    const listening = await server.listen(port, host).catch((cause: unknown) => {
      throw explainListenError(cause, port, host);
    });
    greet(host, listening.port, control, studioRoot !== undefined);
    endOnSignal(async () => {
      watched?.close();
      await server.close();
      database.close();
    });
  } catch (error) {
    database.close();
    throw error;
  }
}

/** @throws UserError where the adapter cannot be built, or cannot begin */
async function startAdapter(
  path: string,
): Promise<{ readonly platform: OtherPlatform; readonly missing: readonly string[] }> {
  const { createAnswer, isPlatformPath, missing } = await loadAdapter(await bundleAdapter(path));
  const { cipherKey } = sandboxDeployment as { readonly cipherKey: string };
  // Without a secret of its own, the sessions end with this process.
  const secret = process.env['ADAPTER_SECRET'] ?? randomBytes(32).toString('base64');
  try {
    const answer = createAnswer({ cipherKey, secret: secret.split(','), report: (report) => console.error(report) });
    return { platform: { owns: isPlatformPath, answer }, missing };
  } catch (cause) {
    throw cause instanceof Error ? new UserError(cause.message, { cause }) : cause;
  }
}

const isEmpty = (rows: Iterable<unknown>): boolean => rows[Symbol.iterator]().next().done === true;

function open(folder: string, fresh: boolean): Database {
  try {
    return openDatabase(folder, { fresh });
  } catch (cause) {
    throw cause instanceof DatabaseError ? new UserError(cause.message, { cause }) : cause;
  }
}

function greet(host: string, port: number, control: boolean, hasStudio: boolean): void {
  const isLocal = ['127.0.0.1', '::1', 'localhost'].includes(host);
  // A passkey is bound to a name, and browsers give none to an address.
  const everywhere = ['0.0.0.0', '::'].includes(host);
  const name = isLocal || everywhere ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  const lines = Object.entries(demoAccounts).map(([account, claims]) => `  ${account.padEnd(10)}${claims.join(', ')}`);
  console.log(`
Kinnari is running at http://${name}:${port}/
Demo phone with all codes and e-mails: http://${name}:${port}${phonePath}${hasStudio ? `\nTheme studio: http://${name}:${port}${studioPath}` : ''}${isLocal ? '' : passkeyHint}

Demo accounts, password ${demoPassword}, payment password ${demoPaymentPassword} where one is set:
${lines.join('\n')}
${control ? '' : toTry}${control ? controlLines(`http://${name}:${port}`) : ''}
Press Ctrl-C to stop.`);
}

const passkeyHint =
  '\nPasskeys work at localhost; under other names and at addresses they need https. Passwords work everywhere.';

/** What the demonstration shows besides its accounts. */
const toTry = `
Without an account: practice of slots, live tables, cards and fishing, from any game or the login.
Other ways to log in: SMS code (the demo phone has it), LINE, Facebook, Google.
Other states, with npm start -- --fresh --scenario and one of these:
${Object.entries(demoStates)
  .map(([name, what]) => `  ${name.padEnd(13)}${what}`)
  .join('\n')}
  and bonusPlayer, withdrawing, limited, manyWallets.
--help lists the options, docs/sandbox.md every scenario.
`;

const controlLines = (origin: string): string => `
Tests on this machine can control the sandbox under /__sandbox__/.
Back office for withdrawals: ${origin}${backOfficePath}`;

/** Closes the server on the first signal and exits at once on the second. */
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
