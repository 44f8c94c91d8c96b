import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

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
