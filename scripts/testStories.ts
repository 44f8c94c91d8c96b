/**
 * Runs every story as a test in Chromium, in light and dark, Thai and English (see vitest.config.ts), and makes sure that
 * they did run: a runner that finds no stories is green too. STORY_MODES=every plays each of them four times.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from './chromium.ts';

/** Of each page. Raised as stories are added; lowered only on purpose. */
const leastPerPage = 755;
const pages =
  process.env['STORY_MODES'] === 'every' ? ['light·th', 'dark·th', 'light·en', 'dark·en'] : ['light·th', 'dark·en'];

if (chromium.path === undefined) {
  console.error(chromium.missing);
  process.exit(1);
}

// Two browsers at a time: one alone leaves half of a small machine idle.
const shifts = [pages.slice(0, pages.length / 2), pages.slice(pages.length / 2)];

const folder = mkdtempSync(join(tmpdir(), 'kinnari-stories-'));
const run = (shift: readonly string[], index: number): Promise<number> =>
  new Promise((resolve, reject) => {
    const args = [
      'run',
      ...shift.map((page) => `--project=stories ${page}`),
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${join(folder, `${index}.json`)}`,
      ...process.argv.slice(2),
    ];
    const child = spawn('vitest', args, {
      stdio: ['ignore', 'inherit', 'inherit'],
      // React as players get it: its development build is three times slower, and a third of the time of all stories.
      env: { ...process.env, NODE_ENV: 'production' },
    });
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
const statuses = await Promise.all(shifts.map(run));
if (statuses.some((status) => status !== 0)) process.exit(1);

const passedIn = (index: number): number =>
  (JSON.parse(readFileSync(join(folder, `${index}.json`), 'utf8')) as { numPassedTests: number }).numPassedTests;
const passed = shifts.reduce((sum, _, index) => sum + passedIn(index), 0);
rmSync(folder, { recursive: true });
const least = leastPerPage * pages.length;
console.log(
  `${passed} stories passed in ${pages.length} pages, their colours in four modes (at least ${least} expected)`,
);
if (process.argv.length <= 2 && passed < least) {
  console.error('Fewer stories ran than there should be: were some lost, or not found?');
  process.exit(1);
}
