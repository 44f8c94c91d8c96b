import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { areasOf, ruleIds, trace } from '../../.storybook/guide/readSpecification.ts';

/** Codes that have the form of an id and are not rules of the specification. */
const otherCodes = new Set(['CRC-16', 'CRC-32', 'UTF-16']);

/** A rule is a list item that begins with its id and carries the anchor by which it is linked. */
const rules = /^ *- \*\*([A-Z]{2,4}-\d{2}[a-z]?)\*\* <a id="([a-z0-9-]+)"><\/a>\S/gm;

const specification = readFileSync('docs/specification.md', 'utf8');
const defined = [...specification.matchAll(rules)].map(([, id = '', anchor = '']) => ({ id, anchor }));
const ids = new Set(defined.map(({ id }) => id));

const sources = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => /^(packages|apps|\.storybook|themes|tests|scripts|docs)\/.*\.(ts|tsx|mjs|md)$/.test(file))
  .filter((file) => file !== 'docs/specification.md' && existsSync(file));
const mentions = sources
  .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(ruleIds)].map(([id]) => ({ file, id })))
  .filter(({ id }) => !otherCodes.has(id));

describe('the specification', () => {
  it('defines every id that the code and the documents mention', () => {
    const unknown = mentions.filter(({ id }) => !ids.has(id)).map(({ file, id }) => `${file}: ${id}`);
    expect(unknown).toEqual([]);
  });

  it('is mentioned throughout the code', () => {
    expect(mentions.filter(({ file }) => !file.startsWith('docs/')).length).toBeGreaterThan(500);
    expect(new Set(mentions.map(({ id }) => id)).size).toBeGreaterThan(100);
  });

  it('explains no export by ids alone', () => {
    const bare = /\/\*\* (?:[A-Z]{2,4}-\d{2}[a-z]?(?:, )?)+\.? \*\/\nexport /;
    expect(sources.filter((file) => bare.test(readFileSync(file, 'utf8')))).toEqual([]);
  });

  it('is named rule by rule in code, stories or tests', () => {
    const named = sources
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => [file, readFileSync(file, 'utf8')] as const);
    const rulesOf = trace(areasOf(specification), named).flatMap(({ rules: all }) => all);
    expect(rulesOf.map(({ id }) => id)).toEqual(defined.map(({ id }) => id));
    expect(rulesOf.filter(({ isTraced }) => !isTraced).map(({ id }) => id)).toEqual([]);
  });

  it('defines each id once', () => {
    const seen = defined.map(({ id }) => id);
    expect(seen.filter((id, index) => seen.indexOf(id) !== index)).toEqual([]);
    expect(ids.size).toBeGreaterThanOrEqual(300);
  });

  it('anchors each rule by its id in lower case', () => {
    expect(defined.filter(({ id, anchor }) => anchor !== id.toLowerCase())).toEqual([]);
  });

  it('has a rule above the parts of a rule', () => {
    const parts = [...ids].filter((id) => /[a-z]$/.test(id));
    expect(parts.filter((id) => !ids.has(id.slice(0, -1)))).toEqual([]);
  });

  it('has no rule in a form that `rules` does not match', () => {
    const items = specification.match(/^ *- \*\*[A-Z]{2,4}-\d{2}/gm) ?? [];
    expect(items.length).toBe(defined.length);
  });
});
