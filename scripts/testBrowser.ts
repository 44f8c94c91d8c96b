/**
 * Runs the tests that need Chromium, and makes sure that they did run: a runner that finds no tests passes too.
 *
 *   node scripts/testBrowser.ts stories            every story once, in the mode that its id selects
 *   node scripts/testBrowser.ts browser            X.browser.test.tsx: races and wiring
 *   node scripts/testBrowser.ts stories browser    both, in one run
 *   node scripts/testBrowser.ts faults             every screen under every fault of the platform
 *   node scripts/testBrowser.ts everyFault         the same, with each fault in both of its reaches
 *   node scripts/testBrowser.ts matrix             every story in the opposite mode, translated by the browser
 *
 * Filters and options of Vitest may follow; then it is not checked that every file ran.
 */
import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseCLI, startVitest } from 'vitest/node';
import { modeName, modeReport, modes, oppositeProject } from '../.storybook/modes.ts';
import { chromium } from './chromium.ts';

interface Suite {
  /** Names of projects in vitest.config.ts. */
  readonly projects: readonly string[];
  /** The files that must run, found on disk: what the projects themselves overlook would not be missed otherwise. */
  readonly files: string;
  /** How many tests must pass, where one file makes many tests from lists. @default one per file */
  readonly least?: number;
}

const storyFiles = '{packages,apps}/**/*.stories.tsx';
const faultFiles = 'apps/**/*.faults.test.tsx';
const suites: Readonly<Record<string, Suite>> = {
  stories: { projects: ['stories'], files: storyFiles },
  browser: { projects: ['browser'], files: '{packages,apps}/**/*.browser.test.tsx' },
  faults: { projects: ['faults'], files: faultFiles, least: 600 },
  everyFault: { projects: ['every fault'], files: faultFiles, least: 1_000 },
  matrix: { projects: [oppositeProject], files: storyFiles },
};

/** The report that `modeAddon` adds to each story. */
interface Report {
  readonly type: string;
  readonly result: { readonly mode?: string };
}

if (chromium.path === undefined) throw new Error(chromium.missing);
const options = process.argv.slice(2);
const chosen: Suite[] = [];
for (let suite = suites[options[0] ?? '']; suite !== undefined; suite = suites[options[0] ?? '']) {
  chosen.push(suite);
  options.shift();
}
if (chosen.length === 0) throw new Error(`name a suite: ${Object.keys(suites).join(', ')}`);

// React as players get it: its development build takes three times as long.
process.env['NODE_ENV'] = 'production';
const { filter, options: given } = parseCLI(['vitest', 'run', ...options]);
const project = chosen.flatMap(({ projects }) => projects);
const vitest = await startVitest(filter, { reporters: ['dot'], ...given, project });
const modules = vitest.state.getTestModules();
await vitest.close();

const problems: string[] = [];
for (const { projects, files, least = 0 } of chosen) {
  const ran = modules.filter((module) => projects.includes(module.project.name));
  const passed = ran.flatMap((module) => [...module.children.allTests('passed')]);
  for (const name of projects) {
    const covered = new Set(passed.filter(({ project: of }) => of.name === name).map(({ module }) => module.moduleId));
    for (const file of globSync(files, { exclude: ['**/node_modules'] }))
      if (!covered.has(resolve(file))) problems.push(`${name}: no test of ${file} passed`);
  }
  for (const module of ran)
    for (const test of module.children.allTests('skipped')) problems.push(`${test.fullName} was skipped`);
  if (passed.length < least) problems.push(`${projects.join(', ')}: ${least} tests expected, ${passed.length} passed`);
  console.log(`${projects.join(', ')}: ${passed.length} tests passed`);
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

// Once more in a line each, at the end: logs are often kept without their beginning.
for (const { project: of, relativeModuleId, children } of modules)
  for (const test of children.allTests('failed')) {
    const [reason = ''] = (test.result().errors?.[0]?.message ?? '').split('\n');
    console.error(`failed: ${of.name}: ${relativeModuleId} > ${test.fullName}: ${reason.slice(0, 160)}`);
  }
