/**
 * Runs the tests that need Chromium, and makes sure that they did run: a runner that finds no tests passes too.
 *
 *   node scripts/testBrowser.ts stories            every story once, in the mode that its id selects
 *   node scripts/testBrowser.ts browser            X.browser.test.tsx: races and wiring
 *   node scripts/testBrowser.ts stories browser    both, in one run
 *   node scripts/testBrowser.ts faults             every screen under every fault of the platform
 *   node scripts/testBrowser.ts matrix             every story in all four modes
 *
 * Filters and options of Vitest may follow; then the numbers are not checked.
 */
import { parseCLI, startVitest } from 'vitest/node';
import { modeName, modeReport, modes } from '../.storybook/modes.ts';
import { chromium } from './chromium.ts';

/** The projects of vitest.config.ts, and how many tests must pass: raised as tests are added, lowered only on purpose. */
const leastStories = 865;
const suites: Readonly<Record<string, { readonly projects: readonly string[]; readonly least: number }>> = {
  stories: { projects: ['stories'], least: leastStories },
  browser: { projects: ['browser'], least: 363 },
  faults: { projects: ['faults'], least: 592 },
  matrix: { projects: modes.map(({ theme, language }) => `stories ${theme}·${language}`), least: leastStories * 4 },
};

/** The report that `modeAddon` adds to each story. */
interface Report {
  readonly type: string;
  readonly result: { readonly mode?: string };
}

if (chromium.path === undefined) throw new Error(chromium.missing);
const options = process.argv.slice(2);
const chosen: (typeof suites)[string][] = [];
for (let suite = suites[options[0] ?? '']; suite !== undefined; suite = suites[options[0] ?? '']) {
  chosen.push(suite);
  options.shift();
}
if (chosen.length === 0) throw new Error(`name a suite: ${Object.keys(suites).join(', ')}`);

// React as players get it: its development build takes three times as long.
process.env['NODE_ENV'] = 'production';
const { filter, options: given } = parseCLI(['vitest', 'run', ...options]);
const project = chosen.flatMap(({ projects }) => projects);
const vitest = await startVitest('test', filter, { reporters: ['dot'], ...given, project });
const modules = vitest.state.getTestModules();
await vitest.close();

const problems: string[] = [];
for (const { projects, least } of chosen) {
  const passed = modules
    .filter((module) => projects.includes(module.project.name))
    .flatMap((module) => [...module.children.allTests('passed')]);
  if (passed.length < least) problems.push(`${projects.join(', ')}: ${least} tests expected, ${passed.length} passed`);
  const reports = passed.flatMap((test) => (test.meta() as { reports?: readonly Report[] }).reports ?? []);
  const played = reports.flatMap(({ type, result }) => (type === modeReport ? [result.mode] : []));
  for (const name of played.length > 0 ? modes.map(modeName) : []) {
    const count = played.filter((mode) => mode === name).length;
    console.log(`${count} of ${played.length} stories in ${name}`);
    if (count < played.length / 5) problems.push(`less than a fifth of the stories ran in ${name}`);
  }
}
if (options.length === 0 && problems.length > 0) {
  for (const problem of problems) console.error(problem);
  process.exitCode = 1;
}
