/**
 * Runs the quick checks in two lanes, because the linter leaves a core idle. Prints the whole output of each check when it
 * ends, and names all that have failed: `npm run check`.
 */
import { spawn } from 'node:child_process';

interface Outcome {
  readonly name: string;
  readonly code: number;
}

const lanes = [
  [
    ['format', 'oxfmt --check .'],
    ['unused', 'knip --no-progress'],
    ['lint', 'oxlint --type-aware .'],
    ['types', 'tsc --noEmit'],
  ],
  [['unit', 'vitest run --config vitest.unit.config.ts --project unit --reporter=minimal']],
] as const;

function run(name: string, command: string): Promise<Outcome> {
  const begin = performance.now();
  // In a shell, which finds the programs of node_modules that npm put on the PATH, on Windows too.
  const child = spawn(command, { shell: true, stdio: ['ignore', 'pipe', 'pipe'] });
  const output: Buffer[] = [];
  child.stdout.on('data', (part: Buffer) => output.push(part));
  child.stderr.on('data', (part: Buffer) => output.push(part));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      const seconds = ((performance.now() - begin) / 1000).toFixed(1);
      console.log(
        `\n${name}: ${code === 0 ? 'passed' : 'failed'} in ${seconds} s\n${Buffer.concat(output).toString()}`,
      );
      resolve({ name, code: code ?? 1 });
    });
  });
}

const outcomes = await Promise.all(
  lanes.map(async (lane) => {
    const done: Outcome[] = [];
    for (const [name, command] of lane) done.push(await run(name, command));
    return done;
  }),
);
const failed = outcomes.flat().filter(({ code }) => code !== 0);
if (failed.length > 0) {
  console.error(`failed: ${failed.map(({ name }) => name).join(', ')}`);
  process.exit(1);
}
