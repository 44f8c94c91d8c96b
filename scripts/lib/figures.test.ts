import { expect, it } from 'vitest';
import { countFigures, figureTable } from './figures.ts';

const lines = (count: number): string => 'line\n'.repeat(count);

/** The values of a repository with these files and two operations, by the beginning of their names. */
function valuesOf(files: Readonly<Record<string, string>>): (name: string) => number {
  const figures = countFigures(new Map(Object.entries(files)), 2);
  return (name) => {
    const found = figures.filter((figure) => figure.name.startsWith(name));
    if (found.length !== 1) throw new Error(`${found.length} figures begin with ${name}`);
    return found[0]?.value ?? Number.NaN;
  };
}

it('shares lines out between product, tests and sandbox, and leaves the rest out', () => {
  const value = valuesOf({
    // The product.
    'packages/api/src/member.ts': lines(10),
    'packages/features/account/limits/LimitsScreen.tsx': lines(10),
    'packages/ui/src/Box/Box.css.ts': lines(10),
    'apps/site/vite.config.ts': lines(10),
    // Stories, samples and tests.
    'packages/features/account/limits/LimitsScreen.stories.tsx': lines(100),
    'packages/features/account/limits/limits.samples.ts': lines(100),
    'packages/core/src/data/remote.browser.test.tsx': lines(100),
    'packages/sandbox/src/store.test.ts': lines(100),
    'packages/sandbox/src/agents/teamTesting.ts': lines(100),
    'packages/sandbox/src/testing/member.ts': lines(100),
    'packages/features/content/help.testing.ts': lines(100),
    'tests/e2e/money.spec.ts': lines(100),
    'scripts/visual/pixels.test.ts': lines(100),
    // The sandbox.
    'packages/sandbox/src/store.ts': lines(1_000),
    // None of them.
    'packages/demo/art/faces.ts': lines(10_000),
    'tests/bench/load.ts': lines(10_000),
    'scripts/new.ts': lines(10_000),
    '.storybook/preview.tsx': lines(10_000),
    'packages/features/account/limits/readme.md': lines(10_000),
  });
  expect(value('lines of the product')).toBe(20);
  expect(value('lines of stories')).toBe(450);
  expect(value('lines of the sandbox')).toBe(500);
  expect(value('lines of samples')).toBe(100);
  expect(value('files of samples')).toBe(1);
  expect(value('operations')).toBe(2);
});

it('counts props that hand down what context has', () => {
  const value = valuesOf({
    'packages/features/a/A.tsx': '<B language={language} now={now} />\n<C language={language} inLanguage={language} />',
    'packages/features/a/A.stories.tsx': '<B language={language} /><B language="th" now={clock} />',
    'packages/features/a/a.samples.ts': "const name = language === 'en' ? 'Rose' : 'กุหลาบ';",
  });
  expect(value('language handed')).toBe(3);
  expect(value('clock handed')).toBe(1);
  expect(value('languages told apart')).toBe(1);
});

it('counts flows, forms, refreshes and refusals of the product outside their engines', () => {
  const own = `const intent = useMoneyIntent(x);\nrefreshAll(a);\nrefreshAll(b);\nreturn <form onSubmit={send}>`;
  const value = valuesOf({
    'packages/features/account/deposit/useDeposit.tsx': own,
    'packages/features/account/deposit/useDepositError.ts': '',
    'packages/features/account/deposit/Deposit.stories.tsx': own,
    'packages/core/src/data/moneyIntent.ts': 'export function useMoneyIntent() {}',
    'packages/core/src/flow/MoneyFlow.tsx': 'useMoneyIntent(x); refreshAll(y);',
    'packages/core/src/forms/Form.tsx': '<form>',
    'packages/core/src/report/ReportSheet.tsx': "import { sheet } from './sheet.css.ts';",
    'packages/features/account/points/History.tsx': '<DayFields days={days} />\n<Pages page={1} />',
    'packages/features/account/points/file.ts': 'save(toCsv(columns, rows));',
    'packages/features/account/points/Days.tsx': '<DayFields days={days} />',
    'scripts/lib/userError.ts': '',
  });
  expect(value('money flows')).toBe(1);
  expect(value('refreshes')).toBe(2);
  expect(value('forms')).toBe(1);
  expect(value('reports')).toBe(2);
  expect(value('texts of refusals')).toBe(1);
});

it('counts what the build could derive', () => {
  const value = valuesOf({
    'apps/site/vite.config.ts': `import { a } from './build/a.ts';\nroot: here('.'), [here('../../packages/a.ts'), here('./src/B.tsx')]`,
    'apps/site/src/Dialogs.tsx': `const A = lazyComponent(async () => (await import('./A.tsx')).A, 'more', 'fields');
const B = lazyComponent(
  () => import('./B.tsx').then((part) => part.B),
  'more',
);
const C = lazyComponent(async () => (await import('./C.tsx')).C);
const text = t('a', 'b');`,
  });
  expect(value('modules')).toBe(2);
  expect(value('message bundles')).toBe(2);
});

it('prints each figure on a line, with its bound', () => {
  expect(
    figureTable([
      { name: 'flows', value: 12, atMost: 0, counted: 'files' },
      { name: 'operations', value: 188, counted: 'entries' },
    ]),
  ).toBe(
    [
      'figure         now   bound  counted',
      'flows           12     ≤ 0  files',
      'operations     188       –  entries',
    ].join('\n'),
  );
});
