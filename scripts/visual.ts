/**
 * Compares how stories look in the working tree and in a commit, and writes a report with pictures.
 *
 *   npm run visual -- REF [WORD…] [options]
 *
 * REF                the commit to compare with: main, HEAD, v1.2.0
 * WORD               only stories with one of the words in their title, name or id
 * --fail             exit code 1 when a story differs, was added or removed
 * --theme THEME      light or dark (default: light)
 * --language CODE    one of locales (default: th)
 * --brand ID         a folder of themes (default: the first)
 * --viewport NAME    the size for stories that do not say one, from .storybook/viewports.ts (default: 1200 × 900)
 * --out DIR          where the report goes (default: visual-report)
 */
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { chromium as playwright } from 'playwright';
import { readBrandFolders } from '../apps/site/build/brandFolders.ts';
import { chromium } from './chromium.ts';
import { UserError, reportUserError } from './lib/userError.ts';
import { Builds } from './visual/builds.ts';
import { lookAtGroup } from './visual/lookAtGroup.ts';
import { parseVisualOptions, type VisualOptions } from './visual/options.ts';
import { type Look, Photographer, pictureArgs } from './visual/photographer.ts';
import { writeReport } from './visual/report.ts';
import { type Result, exitCodeOf, summaryOf } from './visual/results.ts';
import { serveFolder } from './visual/serveFolder.ts';
import { groupsOf, readStories } from './visual/stories.ts';

const repository = join(import.meta.dirname, '..');

try {
  const brands = (await readBrandFolders()).map(({ brand }) => brand.id);
  await visual(parseVisualOptions(process.argv.slice(2), brands));
} catch (error) {
  reportUserError(error);
}

async function visual(options: VisualOptions): Promise<void> {
  const { ref, words, brand, theme, language, width, height, out, fails } = options;
  if (chromium.path === undefined) throw new UserError(chromium.missing);
  // An interrupted run leaves nothing behind: what has to be removed waits for the exit.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));
  const builds = new Builds(repository, console.log);
  const commit = builds.commitOf(ref);
  const before = await builds.ofCommit(commit);
  const after = await builds.ofWorkingTree();
  const since = performance.now();
  const results = await compareBuilds(before, after, words, { globals: { brand, theme, language }, width, height });
  const seconds = Math.round((performance.now() - since) / 1_000);
  const file = writeReport(out, results, {
    ref: `${ref} (${commit.slice(0, 9)})`,
    look: `${brand}, ${theme}, ${language}, ${width} × ${height}`,
  });
  for (const { kind, story, ...rest } of results) {
    if (kind === 'same') continue;
    const reason = 'reason' in rest ? `: ${rest.reason}` : '';
    console.log(`${kind}: ${story.title}/${story.name} (${story.id})${reason}`);
  }
  console.log(`${results.length} stories in ${seconds} s: ${summaryOf(results)}\n${file}`);
  process.exitCode = exitCodeOf(results, fails);
}

/** Takes the pictures with a pair of pages per core, which takes title after title. */
async function compareBuilds(
  before: string,
  after: string,
  words: readonly string[],
  look: Look,
): Promise<readonly Result[]> {
  const groups = groupsOf(readStories(before), readStories(after), words);
  const sides = await Promise.all([serveFolder(before), serveFolder(after)]);
  const browser = await playwright.launch({
    executablePath: chromium.path,
    args: [...chromium.args, ...pictureArgs],
  });
  const results: (readonly Result[])[] = [];
  // The largest first, so that no page is left alone with one at the end.
  const size = (index: number): number => groups[index]?.common.length ?? 0;
  const queue = [...groups.keys()].toSorted((a, b) => size(b) - size(a));
  const lookAtNext = async (): Promise<void> => {
    const [old, current] = sides.map(({ origin }) => new Photographer(browser, origin, look));
    const page = await browser.newPage();
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      const group = groups[next];
      if (group === undefined || old === undefined || current === undefined) continue;
      results[next] = await lookAtGroup({ before: old, after: current, page }, group);
    }
  };
  try {
    await Promise.all(Array.from({ length: availableParallelism() }, lookAtNext));
  } finally {
    await browser.close();
    for (const side of sides) side.close();
  }
  return results.flat();
}
