import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { type TestPart, partsBeside, testParts } from '../../scripts/lib/testParts.ts';

/** `owner/name@<commit> # v1.2.3`. A tag can be moved to other code; a commit cannot. */
const pinned = /^[\w.-]+\/[\w./-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/;

const used = readdirSync('.github', { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.ya?ml$/.test(name))
  .flatMap((name) =>
    readFileSync(join('.github', name), 'utf8')
      .split('\n')
      .flatMap((line) => /^\s*(?:- )?uses:\s*(.*?)\s*$/.exec(line)?.[1] ?? []),
  );
/** An action of this repository is pinned by the commit that it is part of. */
const foreign = used.filter((action) => !action.startsWith('./'));

it('finds the actions of the workflows', () => expect(foreign.length).toBeGreaterThan(2));

it('every action is pinned by its full commit, with its version in a comment', () => {
  expect(foreign.filter((action) => !pinned.test(action))).toEqual([]);
});

it('the policy of updates keeps pins and their comments', () => {
  const { extends: presets } = JSON.parse(readFileSync('renovate.json', 'utf8')) as { extends: readonly string[] };
  expect(presets).toContain('helpers:pinGitHubActionDigestsToSemver');
});

/** The scripts that parts of the tests run. */
const scriptsOf = (parts: readonly TestPart[]): readonly string[] =>
  parts.flatMap(({ command }) => {
    const [, script, suites = ''] = /^(?:npm run (\S+)|node scripts\/testBrowser\.ts (.+))$/.exec(command) ?? [];
    return script ?? suites.split(' ').map((suite) => `test:${suite}`);
  });

/** The scripts that the jobs of a workflow run, by job. */
function jobsOf(workflow: string): ReadonlyMap<string, readonly string[]> {
  const [, jobs = ''] = workflow.split(/^jobs:$/m);
  return new Map(
    jobs.split(/^ {2}(?=\w+:$)/m).flatMap((job) => {
      const [, name] = /^(\w+):$/m.exec(job) ?? [];
      if (name === undefined) return [];
      const parts = /^ +part: \[(.*)\]$/m.exec(job)?.[1]?.split(', ') ?? [''];
      const runs = [...job.matchAll(/- run: npm run (\S+)/g)].map(([, script = '']) => script);
      return [[name, parts.flatMap((part) => runs.map((run) => run.replace('$', part)))] as const];
    }),
  );
}

const jobs = jobsOf(readFileSync('.github/workflows/ci.yml', 'utf8').replaceAll('${{ matrix.part }}', '$'));
const listed = (names: readonly string[]): readonly string[] => [...new Set(names)].toSorted();

it('the jobs of a pull request run every part of npm test, and the others what .ci/run adds, faults and pictures', () => {
  const everything = scriptsOf([...testParts, ...partsBeside]);
  // One machine alone has an hour and a half: the faults, and two builds of Storybook for pictures, are left to those beside.
  expect(listed([...jobs.values()].flat())).toEqual(listed([...everything, 'test:faults', 'test:visual']));
  const waitedFor = [...jobs].filter(([name]) => name !== 'beside' && name !== 'ready');
  expect(listed(waitedFor.flatMap(([, parts]) => parts))).toEqual(listed(scriptsOf(testParts)));
});

it('the status to require needs each of these jobs', () => {
  const [, needs = ''] = /^ {4}needs: \[(.*)\]$/m.exec(readFileSync('.github/workflows/ci.yml', 'utf8')) ?? [];
  expect(needs.split(', ').toSorted()).toEqual(
    [...jobs.keys()].filter((name) => !/^(?:ready|beside)$/.test(name)).toSorted(),
  );
});

it('.ci/run runs both kinds of parts, and fails when one has', () => {
  const run = readFileSync('.ci/run', 'utf8');
  for (const command of ['npm test', 'npm run test:beside']) expect(run).toContain(`\n${command} || failed=1\n`);
  expect(run.trimEnd().endsWith('\nexit "$failed"')).toBe(true);
});
