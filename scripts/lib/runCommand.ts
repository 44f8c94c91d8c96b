import { spawn } from 'node:child_process';

/** How a command ended. */
export interface Outcome {
  readonly code: number;
  /** What it printed on both streams. */
  readonly output: string;
  readonly seconds: number;
}

/**
 * Runs a command line in a shell, which finds the programs of node_modules that npm put on the PATH, on Windows too.
 * @param print receives what the command prints, as it comes
 */
export function runCommand(command: string, print: (part: Buffer) => void = () => {}): Promise<Outcome> {
  const begin = performance.now();
  const child = spawn(command, { shell: true, stdio: ['ignore', 'pipe', 'pipe'] });
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part: Buffer) => {
      output.push(part);
      print(part);
    });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) =>
      resolve({
        code: code ?? 1,
        output: Buffer.concat(output).toString(),
        seconds: (performance.now() - begin) / 1000,
      }),
    );
  });
}
