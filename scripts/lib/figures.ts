/** Lines and places of the sources that grow when the same thing is written several times. */

/** Texts of source files by their path from the root of the repository. */
export type Sources = ReadonlyMap<string, string>;

export interface Figure {
  readonly name: string;
  /** Rounded to a whole number. */
  readonly value: number;
  /** The value that is aimed at, at most; absent for what is shown to explain the others. */
  readonly atMost?: number;
  /** How it is counted. */
  readonly counted: string;
}

const isTestFile = (file: string): boolean =>
  /\.(?:stories|samples|testing|(?:\w+\.)?test)\.tsx?$/.test(file) ||
  /(?:^|\/)(?:testing\/.*|testing\.ts|\w+Testing\.ts)$/.test(file) ||
  (file.startsWith('tests/') && !file.startsWith('tests/bench/'));
const isProductFile = (file: string): boolean =>
  /^(?:packages\/(?:api|core|features|text|ui)|apps)\//.test(file) && !isTestFile(file);
const isSandboxFile = (file: string): boolean => file.startsWith('packages/sandbox/') && !isTestFile(file);
const isComponentFile = (file: string): boolean => /^(?:packages|apps|\.storybook)\/.*\.tsx$/.test(file);
const isSampleFile = (file: string): boolean => /\.samples\.tsx?$/.test(file);

/** Counts what repeats. Sources that are not TypeScript are passed over. */
export function countFigures(all: Sources, operations: number): readonly Figure[] {
  const sources = [...all].filter(([file]) => /\.tsx?$/.test(file));
  const lines = (chosen: (file: string) => boolean): number =>
    sources.reduce((sum, [file, text]) => sum + (chosen(file) ? (text.match(/\n/g)?.length ?? 0) : 0), 0);
  const places = (pattern: RegExp, chosen: (file: string) => boolean): number =>
    sources.reduce((sum, [file, text]) => sum + (chosen(file) ? (text.match(pattern)?.length ?? 0) : 0), 0);
  const files = (chosen: (file: string) => boolean, pattern = /(?:)/): number =>
    sources.filter(([file, text]) => chosen(file) && pattern.test(text)).length;
  const outside =
    (folder: string) =>
    (file: string): boolean =>
      isProductFile(file) && !file.startsWith(folder);

  return [
    {
      name: 'operations of the contract',
      value: operations,
      counted: 'the entries of `operations` in packages/api',
    },
    {
      name: 'lines of the product per operation',
      value: Math.round(lines(isProductFile) / operations),
      atMost: 410,
      counted: 'packages/{api,core,features,text,ui} and apps, without stories, samples and tests',
    },
    {
      name: 'lines of stories, samples and tests per operation',
      value: Math.round(lines(isTestFile) / operations),
      atMost: 330,
      counted: '*.stories, *.samples, *.testing, *.test and testing folders everywhere, and tests without tests/bench',
    },
    {
      name: 'lines of the sandbox per operation',
      value: Math.round(lines(isSandboxFile) / operations),
      atMost: 130,
      counted: 'packages/sandbox, without what is counted as test',
    },
    {
      name: 'language handed down as a prop',
      value: places(/\blanguage=\{language\}/g, isComponentFile),
      atMost: 0,
      counted: '`language={language}` in components and stories',
    },
    {
      name: 'clock handed down as a prop',
      value: places(/\bnow=\{now\}/g, isComponentFile),
      atMost: 0,
      counted: '`now={now}` in components and stories',
    },
    {
      name: 'money flows of their own',
      value: files(
        (file) => outside('packages/core/src/flow/')(file) && file !== 'packages/core/src/data/moneyIntent.ts',
        /\buseMoneyIntent\(/,
      ),
      atMost: 0,
      counted: 'files of the product outside core/flow that call `useMoneyIntent`',
    },
    {
      name: 'refreshes by hand',
      value: places(/\brefreshAll\(/g, outside('packages/core/src/')),
      atMost: 0,
      counted: '`refreshAll(…)` in the product outside core',
    },
    {
      name: 'reports of their own',
      value: files(
        (file) => outside('packages/core/src/report/')(file) && file !== 'packages/core/src/format/csv.ts',
        /\btoCsv\(|\/sheet\.css\.ts'|<Pages\b[^]*<(?:DayFields|ReportFilters)\b|<(?:DayFields|ReportFilters)\b[^]*<Pages\b/,
      ),
      atMost: 0,
      counted: 'files of the product outside core/report that write CSV or paper, or leaf through what days choose',
    },
    {
      name: 'forms of their own',
      value: files(outside('packages/core/src/forms/'), /<form\b/),
      atMost: 0,
      counted: 'files of the product outside core/forms that write a `<form>`',
    },
    {
      name: 'texts of refusals chosen by hand',
      value: files((file) => isProductFile(file) && /\/use\w+Error\.tsx?$/.test(file)),
      atMost: 0,
      counted: 'files of the product named use*Error',
    },
    {
      name: 'modules that the build names',
      value: places(/\bhere\('[^'\n]*\.tsx?'\)/g, (file) => file === 'apps/site/vite.config.ts'),
      atMost: 0,
      counted: '`here(…)` around the path of a module in apps/site/vite.config.ts',
    },
    {
      name: 'message bundles named by hand',
      value: places(/\blazyComponent(?:<[^;()]*>)?\([^;]*?,\s*'/g, isProductFile),
      atMost: 0,
      counted: '`lazyComponent(…)` of the product with bundles behind the import',
    },
    {
      name: 'languages told apart by hand',
      value: places(/=== 'en' \?/g, isTestFile),
      counted: "`=== 'en' ?` in stories, samples and tests",
    },
    {
      name: 'files of samples',
      value: files(isSampleFile),
      counted: '*.samples',
    },
    {
      name: 'lines of samples',
      value: lines(isSampleFile),
      counted: '*.samples',
    },
  ];
}

/** The figures as a table for a terminal: name, value, bound, and how each is counted. */
export function figureTable(figures: readonly Figure[]): string {
  const width = Math.max(...figures.map(({ name }) => name.length));
  const row = (name: string, value: string, bound: string, counted: string): string =>
    `${name.padEnd(width)}  ${value.padStart(6)}  ${bound.padStart(6)}  ${counted}`;
  return [
    row('figure', 'now', 'bound', 'counted'),
    ...figures.map(({ name, value, atMost, counted }) =>
      row(name, String(value), atMost === undefined ? '–' : `≤ ${atMost}`, counted),
    ),
  ].join('\n');
}
