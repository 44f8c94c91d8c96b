import { expect, it } from 'vitest';
import { type TestPart, runParts } from './testParts.ts';

const say = (text: string, code = 0): TestPart => ({
  command: `node -e "console.log('${text}'); process.exitCode = ${code}"`,
});

/** Runs parts; returns what they printed, and each line of the summary without its seconds. */
async function run(...parts: readonly TestPart[]) {
  let printed = '';
  const passed = await runParts(parts, (part) => void (printed += part.toString()));
  const summary = [...printed.matchAll(/^(passed|FAILED|not run) .*'(\w+)'/gm)].map(([, result, text]) => [
    result,
    text,
  ]);
  return { passed, printed, summary };
}

it('passes when all parts do', async () => {
  const { passed, summary } = await run(say('one'), say('two'));
  expect(passed).toBe(true);
  expect(summary).toEqual([
    ['passed', 'one'],
    ['passed', 'two'],
  ]);
});

it('goes on after a part that fails, and shows its end once more below the summary', async () => {
  const { passed, printed, summary } = await run(say('one', 3), say('two'));
  expect(passed).toBe(false);
  expect(summary).toEqual([
    ['FAILED', 'one'],
    ['passed', 'two'],
  ]);
  expect(printed.slice(printed.indexOf('FAILED'))).toMatch(/^one$/m);
});

it('stops after a part that the others need', async () => {
  const { passed, summary } = await run({ ...say('one', 1), needed: true }, say('two'));
  expect(passed).toBe(false);
  expect(summary).toEqual([
    ['FAILED', 'one'],
    ['not run', 'two'],
  ]);
});
