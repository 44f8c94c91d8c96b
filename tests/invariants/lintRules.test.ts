import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { sourceFiles } from './sourceGraph.ts';

/** The rules of a configuration that are off without a sentence in the line above or behind them. */
function offWithoutReason(configuration: string): readonly string[] {
  const lines = configuration.split('\n');
  return lines.flatMap((line, at) => {
    const [, rule, behind = ''] = /^\s*"([^"]+)":\s*\[?\s*"(?:off|allow)"(.*)$/.exec(line) ?? [];
    if (rule === undefined) return [];
    const comments = [behind, lines[at - 1] ?? ''].map((text) => /^[\s,\]]*\/\/\s*(.*)$/.exec(text)?.[1] ?? '');
    return comments.some((comment) => /^\S.*\s\S.*\s\S.*\.$/.test(comment)) ? [] : [rule];
  });
}

/** Directives that switch a rule off for a line and do not say why behind two hyphens. */
function switchedOffWithoutReason(source: string): readonly string[] {
  return (source.match(/(?:ox|es)lint-disable.*$/gm) ?? []).filter(
    (directive) => !/^\S+ [\w/,\- ]*? -- \S/.test(directive),
  );
}

it('a rule of the linter that is off has its reason beside it', () => {
  const configuration = readFileSync('.oxlintrc.json', 'utf8');
  expect(configuration.match(/"off"/g)?.length).toBeGreaterThan(10);
  expect(offWithoutReason(configuration)).toEqual([]);
});

it('a rule that is switched off for a line has its reason beside it', () => {
  const found = sourceFiles
    .filter((file) => !file.startsWith('tests/invariants/'))
    .flatMap((file) => switchedOffWithoutReason(readFileSync(file, 'utf8')).map((line) => `${file}: ${line}`));
  expect(found).toEqual([]);
});

it('finds planted rules without a reason', () => {
  const planted = [
    '{',
    '  "react/a": "off",',
    '  // The compiler imports what it needs.',
    '  "react/b": "off",',
    '  "react/c": "off",',
    '  "react/d": "off", // It is wrong about our hooks.',
    '  // todo',
    '  "react/e": ["off"],',
    '  "react/f": "error"',
    '}',
  ].join('\n');
  expect(offWithoutReason(planted)).toEqual(['react/a', 'react/c', 'react/e']);
  const disable = 'oxlint-disable-next-line';
  expect(
    switchedOffWithoutReason(`// ${disable} no-console -- the operator sees it\n// ${disable} no-console`),
  ).toEqual([`${disable} no-console`]);
});
