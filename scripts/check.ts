/**
 * Runs the quick checks in two lanes, because the linter leaves a core idle. Prints the whole output of each check when it
 * ends, and names all that have failed: `npm run check`.
 */
import { runCommand } from './lib/runCommand.ts';

const lanes = [
  [
    ['format', 'oxfmt --check .'],
    ['unused', 'knip --no-progress'],
    ['lint', 'oxlint --type-aware .'],
    ['types', 'tsc --noEmit'],
  ],
  [['unit', 'vitest run --config vitest.unit.config.ts --project unit --reporter=minimal']],
] as const;

async function run(name: string, command: string) {
  const { code, output, seconds } = await runCommand(command);
  console.log(`\n${name}: ${code === 0 ? 'passed' : 'failed'} in ${seconds.toFixed(1)} s\n${output}`);
  return { name, code };
}

const outcomes = await Promise.all(
  lanes.map(async (lane) => {
    const done: Awaited<ReturnType<typeof run>>[] = [];
    for (const [name, command] of lane) done.push(await run(name, command));
    return done;
  }),
);
const failed = outcomes.flat().filter(({ code }) => code !== 0);
if (failed.length > 0) {
  console.error(`failed: ${failed.map(({ name }) => name).join(', ')}`);
  process.exit(1);
}
