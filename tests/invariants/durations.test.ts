import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { sourceFiles } from './sourceGraph.ts';

/** The one place of units of time, and the kit, which is published without it. */
const exempt = /^packages\/(?:text\/durations\.ts|ui\/)|^tests\/invariants\//;

/** Declarations of the length of a second, minute, hour or day. */
const declaredUnits = (source: string): readonly string[] =>
  source.match(/\bconst (?:second|minute|hour|day)(?:s?InMs|_?[mM][sS])? = (?:[\d_]{4,}|[\d_]+ \*[^;]*);/g) ?? [];

it('units of time come from packages/text/durations.ts', () => {
  const found = sourceFiles
    .filter((file) => !exempt.test(file))
    .flatMap((file) => declaredUnits(readFileSync(file, 'utf8')).map((line) => `${file}: ${line}`));
  expect(found).toEqual([]);
});

it('finds planted units, and no other numbers', () => {
  const planted = [
    'const minuteMs = 60_000;',
    'const hourMs = 60 * minuteMs;',
    'export const dayMs = 24 * 60 * 60_000;',
    'const hour = 3_600_000;',
    'const dayInMs = 86400000;',
  ];
  expect(declaredUnits(planted.join('\n'))).toHaveLength(planted.length);
  expect(declaredUnits("const day = 7;\nconst dayMs = endOf(day);\nconst minute = '30';")).toEqual([]);
});
