/**
 * Runs every story as a test in Chromium, in light and dark, Thai and English, and makes sure that they did run: a
 * runner that finds no stories is green too.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from './chromium.ts';

/** Of each mode. Raised as stories are added; lowered only on purpose. */
const leastPerMode = 280;
const modes = ['light·th', 'dark·th', 'light·en', 'dark·en'];

if (chromium.path === undefined) {
  console.error(chromium.missing);
  process.exit(1);
}

const folder = mkdtempSync(join(tmpdir(), 'kinnari-stories-'));
const report = join(folder, 'report.json');
const { status } = spawnSync(
  'vitest',
  [
    'run',
    ...modes.map((mode) => `--project=stories ${mode}`),
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...process.argv.slice(2),
  ],
  { stdio: 'inherit' },
);
if (status !== 0) process.exit(status ?? 1);

const { numPassedTests } = JSON.parse(readFileSync(report, 'utf8')) as { numPassedTests: number };
rmSync(folder, { recursive: true });
const least = leastPerMode * modes.length;
console.log(`${numPassedTests} stories passed in ${modes.length} modes (at least ${least} expected)`);
if (process.argv.length <= 2 && numPassedTests < least) {
  console.error('Fewer stories ran than there should be: were some lost, or not found?');
  process.exit(1);
}
