import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { carryOut, planOf } from '../../scripts/new/plan.ts';
import { WorkingCopy } from './workingCopy.ts';

/** The price of a page: so many files are written or edited. */
const mostFiles = 8;
/** The price of a report, with its operation and the sandbox; its screen and hook have so many lines. */
const mostReportFiles = 9;
const mostReportLines = 120;
/**
 * The price of a movement of money: beside the files of a report, the scene that proves its `changes`, and its line in what a break
 * stops. Its screen and hook have so many lines.
 */
const mostFlowFiles = 11;
const mostFlowLines = 300;

const copy = new WorkingCopy('generator');
/** The command that `npm run new` runs, in the copy. */
const command = (...args: readonly string[]) => copy.run('node', 'scripts/new.ts', ...args);
/** What the command does, without the seconds in which it starts. Its refusals are in scripts/new/plan.test.ts. */
const generate = async (...args: readonly string[]): Promise<string> =>
  carryOut(await planOf(args, copy.folder), copy.folder);
/** The paths that the generator printed. */
const listed = (output: string): readonly string[] =>
  [...output.matchAll(/^(?:write|edit ) (\S+)$/gm)].map(([, path = '']) => path).toSorted();

const screens = [
  { place: 'content/samplePage', options: [], route: 'routes' },
  { place: 'account/protection/sampleLimits', options: [], route: 'memberPages' },
  { place: 'rewards/samplePrizes', options: ['--member-centre'], route: 'memberPages' },
  { place: 'agent/sampleTeam', options: [], route: 'agentPages' },
] as const;
/** All files that this test generates or edits. */
const written: string[] = [];

beforeAll(() => copy.create());
afterAll(() => copy.remove());

describe('npm run new', () => {
  it('refuses with a reason, the usage and exit code 1', async () => {
    const { code, output } = await command('screen', 'content/download');
    expect(code).toBe(1);
    expect(output.split('\n')[0]).toBe('kinnari: packages/features/content/download exists already.');
    expect(output).toContain('Usage:');
    expect(copy.takeChanges()).toEqual([]);
  });

  it('only lists the files with --dry-run', async () => {
    const { code, output } = await command('screen', 'content/samplePage', '--dry-run');
    expect(code).toBe(0);
    expect(listed(output)).toHaveLength(mostFiles);
    expect(copy.takeChanges()).toEqual([]);
  });

  it('writes what it lists', async () => {
    const { code, output } = await command('adapter', 'sample', '--in', 'operators');
    expect(code).toBe(0);
    expect(output).toContain('Next:');
    const changes = copy.takeChanges();
    expect(changes).toContain('operators/sample/adapter.ts');
    expect(changes).toEqual(listed(output));
    written.push(...changes);
  });

  it.each(screens)(`writes $place in at most ${mostFiles} files, once`, async ({ place, options, route }) => {
    const output = await generate('screen', place, ...options);
    expect(output).toContain('Next:');
    const changes = copy.takeChanges();
    expect(changes).toEqual(listed(output));
    expect(changes.length).toBeLessThanOrEqual(mostFiles);
    written.push(...changes);
    const folder = basename(place);
    for (const file of [
      `packages/features/${place}/${folder}.types.ts`,
      `locales/th/${folder}.json`,
      `locales/en/${folder}.json`,
    ]) {
      expect(changes).toContain(file);
    }
    const file = route === 'routes' ? 'routes' : 'centrePages';
    const table = readFileSync(join(copy.folder, `packages/core/src/routing/${file}.ts`), 'utf8');
    expect(
      /^export const (\w+)/m.exec(table.slice(table.lastIndexOf('\nexport const', table.indexOf(`'${place}/`))))?.[1],
    ).toBe(route);

    await expect(generate('screen', place, ...options)).rejects.toThrow('exists already');
    expect(copy.takeChanges()).toEqual([]);
  });

  it.each([
    ['report', 'agent/sampleReport', mostReportFiles, mostReportLines],
    ['report', 'account/records/sampleHistory', mostReportFiles, mostReportLines],
    ['flow', 'account/money/sampleGift', mostFlowFiles, mostFlowLines],
  ] as const)(
    'writes the %s %s in at most %i files, and its page in %i lines',
    async (kind, place, most, mostLines) => {
      const output = await generate(kind, place);
      const changes = copy.takeChanges();
      expect(changes).toEqual(listed(output));
      expect(changes.length).toBeLessThanOrEqual(most);
      written.push(...changes);
      const page = changes.filter((file) => /Screen\.tsx?$/.test(file));
      const lines = page.flatMap((file) => readFileSync(join(copy.folder, file), 'utf8').trimEnd().split('\n'));
      expect(page).toHaveLength(2);
      expect(lines.length).toBeLessThanOrEqual(mostLines);
    },
  );

  it('writes a component of the kit with its export', async () => {
    const output = await generate('ui', 'SampleTag');
    const changes = copy.takeChanges();
    expect(changes).toEqual(listed(output));
    expect(changes).toEqual([
      'packages/ui/publish/package.json',
      'packages/ui/src/SampleTag/SampleTag.css.ts',
      'packages/ui/src/SampleTag/SampleTag.stories.tsx',
      'packages/ui/src/SampleTag/SampleTag.tsx',
    ]);
    written.push(...changes);
    const { exports } = JSON.parse(readFileSync(join(copy.folder, 'packages/ui/publish/package.json'), 'utf8'));
    const components = Object.keys(exports).filter((path) => /^\.\/[A-Z]/.test(path));
    expect(components).toContain('./SampleTag');
    expect(components).toEqual(components.toSorted());
  });
});

describe('npm run new -- brand', () => {
  it('writes a folder, and edits no list', async () => {
    const output = await generate('brand', 'sakura');
    const changes = copy.takeChanges();
    expect(changes).toEqual(listed(output));
    expect(changes).toEqual(['themes/sakura/brand.ts', 'themes/sakura/tokens.ts']);
    written.push(...changes);
  });

  it('takes over what a brand file says, and names what it leaves out', async () => {
    const file = {
      name: { th: 'โบตั๋น', en: 'Peony' },
      density: 'compact',
      light: { color: { accent: '#a3195b', onAccent: '#a3195b' }, space: { md: '20px' } },
    };
    writeFileSync(join(copy.folder, 'node_modules/peony.json'), JSON.stringify(file));
    const output = await generate('brand', 'peony', '--from', 'node_modules/peony.json');
    const changes = copy.takeChanges();
    expect(changes).toEqual(['themes/peony/brand.ts', 'themes/peony/tokens.ts']);
    written.push(...changes);
    expect(output).toContain('Left out: "light.color.onAccent"');
    const [brand, tokens] = changes.map((path) => readFileSync(join(copy.folder, path), 'utf8'));
    expect(brand).toMatch(/th: 'โบตั๋น',\s+en: 'Peony'/);
    expect(tokens).toContain("accent: '#a3195b'");
    expect(tokens).toContain("md: '20px'");
  });
});

describe('npm run new -- adapter', () => {
  it('writes an adapter with a recording and its test', async () => {
    const output = await generate('adapter', 'sample');
    const changes = copy.takeChanges();
    expect(changes).toEqual(listed(output));
    expect(changes).toEqual([
      'adapters/sample/adapter.test.ts',
      'adapters/sample/adapter.ts',
      'adapters/sample/recordings/sessionLogin.json',
      'adapters/sample/refusals.ts',
    ]);
    written.push(...changes);
  });
});

/** The rules of the repository that judge what was written, and the tests of what was edited. */
const rules = [
  ...[
    ...['brands', 'contract', 'contrast', 'flow', 'forms', 'kitProps', 'locales', 'looseText', 'messages', 'refusals'],
    ...['report', 'routes', 'screenRefusals', 'screenStories', 'sources', 'typedTexts', 'wording'],
  ].map((name) => `tests/invariants/${name}.test`),
  'packages/core/src/routing',
  'packages/core/src/i18n',
  'packages/features/account/memberCentre',
  'packages/features/agent/agentCentre',
];
/** The sandbox proves what an operation changes, and that a lost answer has one effect. */
const proofs = [
  ...['play/guard.test', 'testing/changes/changes', 'testing/changes/moneyChanges'],
  ...['testing/lostAnswers', 'testing/otherMembers'],
].map((name) => `packages/sandbox/src/${name}`);

// Side by side: each program waits for files or for a core now and then.
describe.concurrent('what it has written', () => {
  it('plays its stories, and so does the member centre with its new pages', async () => {
    const centre = 'packages/features/account/memberCentre/MemberCentreDialog.stories.tsx';
    const stories = [...written.filter((file) => file.endsWith('.stories.tsx')), centre];
    expect(stories.every((file) => existsSync(join(copy.folder, file)))).toBe(true);
    const { code, output, passed } = await copy.runStories(stories);
    expect(code, output).toBe(0);
    expect(passed).toBeGreaterThanOrEqual(40);
  });

  it('keeps the rules of the repository, moves money as every other operation, and answers its recording', async () => {
    const projects = ['--project', 'unit', '--project', 'properties'];
    const files = [...rules, ...proofs, 'adapters/sample/adapter.test'];
    // The snapshot of the kit's props is updated, as the generator asks for after a new component.
    const { code, output } = await copy.run(
      'vitest',
      ...['run', '--config', 'vitest.unit.config.ts', '--update', ...projects, ...files],
    );
    expect(code, output).toBe(0);
    // None of them was renamed.
    for (const file of files) expect(output).toContain(` ${file}`);
    const snapshots = copy.takeChanges().filter((file) => file.includes('__snapshots__'));
    expect(snapshots).toEqual(['tests/invariants/__snapshots__/kitProps.txt']);
  });

  it('compiles', async () => {
    expect(await copy.run('tsc', '--noEmit')).toEqual({ code: 0, output: '' });
  });

  it('passes the linter', async () => {
    const sources = written.filter((file) => /\.tsx?$/.test(file));
    expect(await copy.run('oxlint', '--type-aware', ...sources)).toMatchObject({ code: 0 });
  });

  it('is formatted', async () => {
    expect(await copy.run('oxfmt', '--check', ...written)).toMatchObject({ code: 0 });
  });

  it('has a brand that its check accepts', async () => {
    expect(await copy.run('node', 'scripts/checkBrand.ts', 'themes/sakura')).toMatchObject({ code: 0 });
  });
});
