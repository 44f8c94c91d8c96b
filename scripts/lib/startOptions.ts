import { parseArgs } from 'node:util';
import { Complaint } from './complaint.ts';

export interface StartOptions {
  readonly fresh: boolean;
  readonly control: boolean;
  readonly port: number;
  readonly host: string;
  readonly data: string;
  /** A built site to serve as it is; undefined to build our own when it is missing or old. */
  readonly site: string | undefined;
  readonly help: boolean;
}

export const usage = `Usage: npm start -- [options]

  --fresh      begin with a new world
  --control    let tests on this machine steer the sandbox under /__sandbox__/
  --port N     port to listen on (or the environment's PORT; 4173)
  --host NAME  address to listen on (127.0.0.1: this machine only)
  --data DIR   folder that keeps the world (.data)
  --site DIR   serve this built site instead of building one
  --help       this text`;

/** @throws Complaint */
export function parseStartOptions(args: readonly string[], environment: { readonly PORT?: string }): StartOptions {
  const { fresh, control, port, host, data, site, help } = parse(args);
  return {
    fresh: fresh ?? false,
    control: control ?? false,
    port: toPort(port ?? environment.PORT ?? '4173'),
    host: host ?? '127.0.0.1',
    data: data ?? '.data',
    site,
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
        port: { type: 'string' },
        host: { type: 'string' },
        data: { type: 'string' },
        site: { type: 'string' },
        help: { type: 'boolean' },
      },
    }).values;
  } catch (cause) {
    // Node adds advice about positional arguments after the first sentence.
    const [reason = 'wrong options'] = cause instanceof Error ? cause.message.split(/\. |\n/) : [];
    throw new Complaint(`${reason}; npm start -- --help lists the options`, { cause });
  }
}

function toPort(text: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  if (!(port <= 65_535)) throw new Complaint(`${JSON.stringify(text)} is not a port; take a number from 0 to 65535`);
  return port;
}
