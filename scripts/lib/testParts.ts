import { runCommand } from './runCommand.ts';

/** A part of the tests: a command line, which fails by its exit code. */
export interface TestPart {
  readonly command: string;
  /** Whether the parts after it cannot run without it. */
  readonly needed?: true;
}

/** What a change waits for. */
export const testParts: readonly TestPart[] = [
  { command: 'npm run check', needed: true },
  { command: 'npm run build', needed: true },
  { command: 'npm run build:kit', needed: true },
  { command: 'npm run budget' },
  { command: 'npm run test:after-build' },
  { command: 'node scripts/testBrowser.ts stories browser' },
  { command: 'npm run test:e2e' },
];

/** What one machine can run beside it in an hour and a half. Faults and pictures have jobs of their own. */
export const partsBeside: readonly TestPart[] = [
  { command: 'npm run test:contract' },
  { command: 'npm run test:deploy' },
  { command: 'npm run test:language' },
  { command: 'npm run test:matrix' },
];

/** How much of what a failed part printed stands below the summary: logs are often kept without their beginning. */
const keptLines = 25;

/**
 * Runs parts one after the other, also after one has failed, and sums them up.
 * @param print receives what the parts print, as it comes, and the summary
 * @returns whether all have passed
 */
export async function runParts(parts: readonly TestPart[], print: (part: Buffer | string) => void): Promise<boolean> {
  const lines: string[] = [];
  const ends: string[] = [];
  for (const { command, needed } of parts) {
    print(`\n> ${command}\n`);
    const { code, output, seconds } = await runCommand(command, print);
    lines.push(`${code === 0 ? 'passed' : 'FAILED'} ${seconds.toFixed(0).padStart(5)} s  ${command}`);
    if (code === 0) continue;
    ends.push(`\n${command}:`, ...output.trimEnd().split('\n').slice(-keptLines));
    if (needed === true) break;
  }
  for (const { command } of parts.slice(lines.length)) lines.push(`not run        ${command}`);
  print(['', ...lines, ...ends, ''].join('\n'));
  return ends.length === 0;
}
