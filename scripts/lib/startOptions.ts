import { parseArgs } from 'node:util';
import { type ScenarioName, scenarios, toScenarioName } from '#sandbox/scenarioNames.ts';
import { UserError } from './userError.ts';

/** The options of `npm start`. */
export interface StartOptions {
  readonly fresh: boolean;
  readonly control: boolean;
  /** The state of new data. Undefined is that of the demonstration, and with `control` that of tests. */
  readonly scenario: ScenarioName | undefined;
  readonly port: number;
  readonly host: string;
  readonly data: string;
  /** The folder of a built site to serve. Undefined builds the site when it is missing or outdated. */
  readonly site: string | undefined;
  /** The adapter of another platform, which then answers in place of the sandbox. */
  readonly adapter: string | undefined;
  /** A client's bundle or brand file to show, which is watched. */
  readonly brand: string | undefined;
  readonly help: boolean;
}

/** The text of `npm start -- --help`. */
export const usage = `Usage: npm start -- [options]

  --fresh      discard the stored data and start with new data
  --control    let tests on this machine control the sandbox under /__sandbox__/
  --port N     port to listen on (default: PORT from the environment, or 4173)
  --host NAME  address to listen on (default: 127.0.0.1, this machine only)
  --data DIR   folder of the stored data (default: .data)
  --site DIR   serve this built site instead of building one
  --brand PATH show a client's bundle (folder or ZIP archive) or brand file, and each change of it
  --scenario NAME
               state of new data (default: demonstration; with --control: ready)
  --adapter PATH
               show the platform behind this adapter in place of the sandbox
  --help       show this text`;

/** Parses the command line. @throws UserError */
export function parseStartOptions(args: readonly string[], environment: { readonly PORT?: string }): StartOptions {
  const { fresh, control, scenario, port, host, data, site, adapter, brand, help } = parse(args);
  return {
    fresh: fresh ?? false,
    control: control ?? false,
    scenario: toScenario(scenario),
    port: toPort(port ?? environment.PORT ?? '4173'),
    host: host ?? '127.0.0.1',
    data: data ?? '.data',
    site,
    adapter,
    brand,
    help: help ?? false,
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        fresh: { type: 'boolean' },
        control: { type: 'boolean' },
        scenario: { type: 'string' },
        port: { type: 'string' },
        host: { type: 'string' },
        data: { type: 'string' },
        site: { type: 'string' },
        adapter: { type: 'string' },
        brand: { type: 'string' },
        help: { type: 'boolean' },
      },
    }).values;
  } catch (cause) {
    // Only the first sentence of Node's message is shown; the rest explains positional arguments.
    const [reason = 'wrong options'] = cause instanceof Error ? cause.message.split(/\. |\n/) : [];
    throw new UserError(`${reason}; npm start -- --help lists the options`, { cause });
  }
}

function toScenario(name: string | undefined): ScenarioName | undefined {
  const scenario = toScenarioName(name);
  if (name === undefined || scenario !== undefined) return scenario;
  throw new UserError(`${JSON.stringify(name)} is not a scenario; take one of ${scenarios.join(', ')}`);
}

function toPort(text: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  if (!(port <= 65_535)) throw new UserError(`${JSON.stringify(text)} is not a port; take a number from 0 to 65535`);
  return port;
}
