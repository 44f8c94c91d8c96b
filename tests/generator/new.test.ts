import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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
const generate = (...args: readonly string[]) => copy.run('node', 'scripts/new.ts', ...args);
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
  it.each([
    [[], 'screen, report, flow, ui, brand or adapter'],
    [['feature', 'name'], 'screen, report, flow, ui, brand or adapter'],
    [['screen'], 'exactly one name'],
    [['screen', 'content/one', 'content/two'], 'exactly one name'],
    [['screen', 'shop/cart'], '"shop" is not a domain'],
    [['screen', 'content'], 'camelCase'],
    [['screen', 'content/PointMall'], 'camelCase'],
    [['screen', 'content/point/mall'], 'camelCase'],
    [['screen', 'content/download'], 'packages/features/content/download exists already'],
    [['screen', 'content/errors'], 'locales/th/errors.json exists already'],
    [['screen', 'content/more'], 'message bundle'],
    [['screen', 'content/index'], 'has a page home at /index'],
    [['screen', 'account/money/depositv2'], 'has a page depositv2'],
    [['screen', 'agent/agentTeamOverview'], 'has a page agentTeamOverview'],
    [['screen', 'agent/samplePage', '--member-centre'], 'are in the agent centre'],
    [['screen', 'content/sample', '--force'], '--force'],
    [['report', 'content/sample'], 'not a domain of this kind: account, agent'],
    [['flow', 'agent/sample'], 'not a domain of this kind: account'],
    [['flow', 'account/sample'], 'not account/<group>/<folder>'],
    [['flow', 'account/money/withdraw'], 'packages/features/account/money/withdraw exists already'],
    [['screen', 'account/sample'], 'not account/<group>/<folder> with one of money, benefits'],
    [['screen', 'account/records/sample/deep'], 'camelCase'],
    [['report', 'agent/betting'], 'packages/features/agent/betting exists already'],
    [['report', 'account/records/depositv2'], 'has a page depositv2'],
    [['ui', 'priceTag'], 'PascalCase'],
    [['ui', 'Button'], 'packages/ui/src/Button exists already'],
    [['ui', 'PriceTag', '--member-centre'], '--member-centre is for screens'],
    [['ui', 'PriceTag', '--from', 'brand.json'], '--from is for brands'],
    [['adapter', 'Acme'], 'small letters'],
    [['adapter', '../acme'], 'small letters'],
    [['brand', 'sakura', '--in', 'adapters'], '--in is for adapters'],
    [['brand', 'Sakura'], 'small letters'],
    [['brand', '../sakura'], 'small letters'],
    [['brand', 'naga'], 'themes/naga exists already'],
    [['brand', 'sakura', '--from', 'missing.json'], 'missing.json cannot be read'],
  ])('%j is refused with a reason and the usage', async (args, reason) => {
    const { code, output } = await generate(...args);
    expect(code).toBe(1);
    expect(output.split('\n')[0]).toContain(reason);
    expect(output).toContain('Usage:');
    expect(copy.takeChanges()).toEqual([]);
  });

  it('only lists the files with --dry-run', async () => {
    const { code, output } = await generate('screen', 'content/samplePage', '--dry-run');
    expect(code).toBe(0);
    expect(listed(output)).toHaveLength(mostFiles);
    expect(copy.takeChanges()).toEqual([]);
  });

  it.each(screens)(`writes $place in at most ${mostFiles} files, once`, async ({ place, options, route }) => {
    const first = await generate('screen', place, ...options);
    expect(first.output).toContain('Next:');
    const changes = copy.takeChanges();
    expect(changes).toEqual(listed(first.output));
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

    const second = await generate('screen', place, ...options);
    expect(second.code).toBe(1);
    expect(second.output).toContain('exists already');
    expect(copy.takeChanges()).toEqual([]);
  });

  it.each([
    ['report', 'agent/sampleReport', mostReportFiles, mostReportLines],
    ['report', 'account/records/sampleHistory', mostReportFiles, mostReportLines],
    ['flow', 'account/money/sampleGift', mostFlowFiles, mostFlowLines],
  ] as const)(
    'writes the %s %s in at most %i files, and its page in %i lines',
    async (kind, place, most, mostLines) => {
      const { output } = await generate(kind, place);
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
    const { output } = await generate('ui', 'SampleTag');
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
    const { output } = await generate('brand', 'sakura');
    const changes = copy.takeChanges();
    expect(changes).toEqual(listed(output));
    expect(changes).toEqual(['themes/sakura/brand.ts', 'themes/sakura/tokens.ts']);
    written.push(...changes);
    expect(await copy.run('node', 'scripts/checkBrand.ts', 'themes/sakura')).toMatchObject({ code: 0 });
  });

  it('takes over what a brand file says, and names what it leaves out', async () => {
    const file = {
      name: { th: 'โบตั๋น', en: 'Peony' },
      density: 'compact',
      light: { color: { accent: '#a3195b', onAccent: '#a3195b' }, space: { md: '20px' } },
    };
    writeFileSync(join(copy.folder, 'node_modules/peony.json'), JSON.stringify(file));
    const { output } = await generate('brand', 'peony', '--from', 'node_modules/peony.json');
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
  it('writes an adapter that begins, and whose recording it answers', async () => {
    const { output } = await generate('adapter', 'sample');
    const changes = copy.takeChanges();
    expect(changes).toEqual(listed(output));
    expect(changes).toEqual([
      'adapters/sample/adapter.test.ts',
      'adapters/sample/adapter.ts',
      'adapters/sample/recordings/sessionLogin.json',
      'adapters/sample/refusals.ts',
    ]);
    written.push(...changes);
    const unit = ['run', '--config', 'vitest.unit.config.ts', '--project', 'unit', 'adapters/sample'];
    expect(await copy.run('vitest', ...unit)).toMatchObject({ code: 0, output: expect.stringMatching(/2 passed/) });
  });

  it('writes it into another folder', async () => {
    const { output } = await generate('adapter', 'sample', '--in', 'operators', '--dry-run');
    expect(listed(output)).toContain('operators/sample/adapter.ts');
  });
});

describe('what it has written', () => {
  it('is formatted', async () => {
    expect(await copy.run('oxfmt', '--check', ...written)).toMatchObject({ code: 0 });
  });

  it('passes the linter', async () => {
    const sources = written.filter((file) => /\.tsx?$/.test(file));
    expect(await copy.run('oxlint', '--type-aware', ...sources)).toMatchObject({ code: 0 });
  });

  it('compiles', async () => {
    expect(await copy.run('tsc', '--noEmit')).toEqual({ code: 0, output: '' });
  });

  it('keeps the rules of the repository', async () => {
    const unit = ['run', '--config', 'vitest.unit.config.ts', '--project', 'unit'];
    // As the generator asks for after a new component.
    expect(await copy.run('vitest', ...unit, 'kitProps', '--update')).toMatchObject({ code: 0 });
    const rules = [
      ...[
        'brands',
        'contract',
        'contrast',
        'flow',
        'forms',
        'kitProps',
        'locales',
        'looseText',
        'messages',
        'refusals',
      ],
      ...['report', 'routes', 'screenRefusals', 'screenStories', 'sources', 'typedTexts', 'wording'],
    ].map((name) => `tests/invariants/${name}.test`);
    const neighbours = [
      'packages/core/src/routing',
      'packages/core/src/i18n',
      'packages/features/account/memberCentre',
      'packages/features/agent/agentCentre',
    ];
    const { code, output } = await copy.run('vitest', ...unit, ...rules, ...neighbours);
    expect(code, output).toBe(0);
  });

  it('moves money as every other operation: the sandbox proves what it changes, and that a lost answer has one effect', async () => {
    const proofs = [
      'testing/changes/changes',
      'testing/changes/moneyChanges',
      'testing/lostAnswers',
      'testing/otherMembers',
    ];
    const projects = ['--project', 'unit', '--project', 'properties'];
    const { code, output } = await copy.run(
      'vitest',
      ...['run', '--config', 'vitest.unit.config.ts', ...projects],
      ...['play/guard.test', ...proofs].map((name) => `packages/sandbox/src/${name}`),
    );
    expect(code, output).toBe(0);
  });

  it('plays its stories, and so does the member centre with its new pages', async () => {
    const centre = 'packages/features/account/memberCentre/MemberCentreDialog.stories.tsx';
    const stories = [...written.filter((file) => file.endsWith('.stories.tsx')), centre];
    expect(stories.every((file) => existsSync(join(copy.folder, file)))).toBe(true);
    const { code, output, passed } = await copy.runStories(stories);
    expect(code, output).toBe(0);
    expect(passed).toBeGreaterThanOrEqual(40);
  });
});
