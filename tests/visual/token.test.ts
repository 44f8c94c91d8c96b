import { globSync, existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { WorkingCopy } from '../generator/workingCopy.ts';

/** Stories of four components: enough to see which change, and few enough to build them in seconds. */
const kept = ['Badge', 'Button', 'Progress', 'Spinner'].map((name) => `packages/ui/src/${name}/${name}.stories.tsx`);

const copy = new WorkingCopy('visual');
const report = join(copy.folder, 'visual-report');
const git = (...args: readonly string[]) => copy.run('git', '-c', 'user.name=test', '-c', 'user.email=t@test', ...args);
const visual = (...args: readonly string[]) => copy.run('node', 'scripts/visual.ts', 'HEAD', 'Kit/', ...args);
const changedStories = (output: string) => [...output.matchAll(/^changed: .* \((\S+)\)$/gm)].map(([, id]) => id);

beforeAll(async () => {
  copy.create();
  const stories = globSync('{packages,apps,.storybook}/**/*.stories.tsx', { cwd: copy.folder });
  for (const file of stories.filter((each) => !kept.includes(each))) rmSync(join(copy.folder, file));
  await git('add', '--all');
  expect(await git('commit', '--quiet', '--no-verify', '-m', 'four components')).toMatchObject({ code: 0 });
});
afterAll(() => copy.remove());

it('finds nothing in the same commit twice', async () => {
  const { code, output } = await visual('--fail');
  expect(output).toMatch(
    /^1[0-9] stories in \d+ s: 0 changed, 0 added, 0 removed, 0 without a picture, 1[0-9] the same$/m,
  );
  expect(code).toBe(0);
  expect(readFileSync(join(report, 'index.html'), 'utf8')).toContain('Every story looks as it did.');
});

it('finds exactly the stories that show a token, with their pictures', async () => {
  const file = join(copy.folder, 'themes/kinnari/tokens.ts');
  const tokens = readFileSync(file, 'utf8');
  // One step of one colour: nobody would see it.
  expect(tokens).toContain("warningSoft: '#fdebd0'");
  writeFileSync(file, tokens.replace("warningSoft: '#fdebd0'", "warningSoft: '#fdebd1'"));
  const { code, output } = await visual('--fail');
  expect(changedStories(output).toSorted()).toEqual(['kit-badge--narrow', 'kit-badge--tones']);
  expect(code).toBe(1);
  expect(readdirSync(join(report, 'pictures')).toSorted()).toEqual(
    ['narrow', 'tones'].flatMap((name) =>
      ['after', 'before', 'difference'].map((picture) => `kit-badge--${name}.${picture}.png`),
    ),
  );
});

it('looks at some stories only, in another theme, and fails only when asked to', async () => {
  // Dark has a colour of its own for this.
  const dark = await visual('--theme', 'dark');
  expect(dark.output).toMatch(/^1[0-9] stories in /m);
  expect([changedStories(dark.output), dark.code]).toEqual([[], 0]);
  const { code, output } = await copy.run('node', 'scripts/visual.ts', 'HEAD', 'badge--narrow');
  expect(output).toMatch(/^1 stories in /m);
  expect([changedStories(output), code]).toEqual([['kit-badge--narrow'], 0]);
});

it('leaves no work tree and no unfinished build', async () => {
  expect((await git('worktree', 'list')).output.trim().split('\n')).toHaveLength(1);
  const builds = readdirSync(join(copy.folder, 'node_modules/.cache/visual'));
  expect(builds).toHaveLength(1);
  expect(existsSync(join(copy.folder, 'node_modules/.cache/visual', builds[0] ?? '', 'index.json'))).toBe(true);
});

it('says in one line what it cannot compare with', async () => {
  const { code, output } = await copy.run('node', 'scripts/visual.ts', 'no-such-branch');
  expect([code, output]).toEqual([1, 'kinnari: git knows no commit "no-such-branch"\n']);
});
