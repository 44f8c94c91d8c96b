import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { readDeploymentFile } from './deploymentFile.ts';

const sandbox = JSON.parse(readFileSync('packages/sandbox/deployment.json', 'utf8')) as object;

it('refuses missing operations that the contract does not have, and those that the site needs', () => {
  const folder = mkdtempSync(join(tmpdir(), 'kinnari-deployment-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'deployment.json');
  const problemsOf = (missing: readonly string[]) => {
    writeFileSync(file, JSON.stringify({ ...sandbox, missing }));
    return readDeploymentFile(file).problems;
  };
  expect(problemsOf(['helpVote', 'join'])).toEqual([]);
  expect(problemsOf(['helpVote', 'helpVotes', 'walletBalance'])).toEqual([
    { key: 'missing[1]', text: 'the contract has no operation helpVotes, nor the site such a page' },
    { key: 'missing[2]', text: 'the site cannot run without walletBalance' },
  ]);
});
