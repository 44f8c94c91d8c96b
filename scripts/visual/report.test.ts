import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { reportHtml, writeReport } from './report.ts';
import { type Result, exitCodeOf, summaryOf } from './results.ts';

const story = (name: string) => ({ id: `kit-x--${name.toLowerCase()}`, title: 'Kit/X', name });
const png = (text: string) => Buffer.from(text);
const same: Result = { kind: 'same', story: story('Same') };
const changed: Result = {
  kind: 'changed',
  story: story('Changed'),
  before: png('b'),
  after: png('a'),
  difference: { count: 1_234, share: 0.0225, png: png('d') },
};
const added: Result = { kind: 'added', story: story('Added'), after: png('new') };
const removed: Result = { kind: 'removed', story: story('Removed'), before: png('old') };
const failed: Result = { kind: 'failed', story: story('Failed'), reason: 'after: <b>no</b>' };
const facts = { ref: 'main (abc)', look: 'kinnari, light, th' };

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'kinnari-report-'));
  onTestFinished(() => rmSync(made, { recursive: true, force: true }));
  return made;
}

it('shows what changed with three pictures, and says nothing of what did not', () => {
  const out = folder();
  const html = readFileSync(writeReport(out, [same, changed], facts), 'utf8');
  const pictures = [...html.matchAll(/<img src="([^"]+)"/g)].map(([, file = '']) => file);
  expect(pictures.map((file) => readFileSync(join(out, file), 'utf8'))).toEqual(['b', 'a', 'd']);
  expect(html).toContain('1,234 pixels, 2.25 %');
  expect(html).toContain('compared with main (abc)');
  expect(html).not.toContain('Kit/X/Same');
});

it('names failures first, as text, and shows the one picture of what came or went', () => {
  const html = reportHtml([added, removed, failed], facts);
  const sections = [...html.matchAll(/<section id="([^"]+)"/g)].map(([, id]) => id);
  expect(sections).toEqual(['kit-x--failed', 'kit-x--added', 'kit-x--removed']);
  expect(html).toContain('no picture: after: &lt;b&gt;no&lt;/b&gt;');
  expect([...html.matchAll(/<figcaption>(\w+)/g)].map(([, name]) => name)).toEqual(['after', 'before']);
});

it('says that nothing changed, and leaves no picture of an earlier report', () => {
  const out = folder();
  writeReport(out, [changed], facts);
  const html = readFileSync(writeReport(out, [same], facts), 'utf8');
  expect(html).toContain('Every story looks as it did.');
  expect(existsSync(join(out, 'pictures/kit-x--changed.before.png'))).toBe(false);
});

it.each([
  [[same], 0, 0],
  [[same, changed], 0, 1],
  [[added], 0, 1],
  [[removed], 0, 1],
  [[same, failed], 1, 1],
] as const)('%# ends with the exit code %s, with --fail %s', (results, without, withFail) => {
  expect([exitCodeOf(results, false), exitCodeOf(results, true)]).toEqual([without, withFail]);
});

it('sums up', () => {
  expect(summaryOf([same, changed, added, failed, same])).toBe(
    '1 changed, 1 added, 0 removed, 1 without a picture, 2 the same',
  );
});
