import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { escaped } from '../lib/escaped.ts';
import { type Difference, groups } from './findings.ts';
import type { Outcome } from './run.ts';

const lineOf = ({ operation, place, expected, got }: Difference): string =>
  `${operation} ${place}: expected ${expected}, got ${got}`;

function summaryOf({ base, differences, succeeded, asked, calls }: Outcome): string {
  const found = differences.length === 1 ? '1 difference' : `${differences.length} differences`;
  return `${base}: ${found} in ${calls} calls of ${asked.size} operations, of which ${succeeded.size} reads were shown`;
}

/** The outcome for a terminal: a line for each difference, by group, then what is worth knowing. */
export function textOf(outcome: Outcome): string {
  const { differences, notes, latency } = outcome;
  return [
    ...groups.flatMap((group) => {
      const own = differences.filter((each) => each.group === group);
      return own.length === 0 ? [] : [group, ...own.map((each) => `  ${lineOf(each)}`)];
    }),
    ...notes.map((note) => `note: ${note}`),
    ...latency.map(
      ({ effect, calls, p50, p95 }) => `time of ${effect}: p50 ${p50} ms, p95 ${p95} ms of ${calls} calls`,
    ),
    summaryOf(outcome),
  ].join('\n');
}

/** The outcome as JUnit: a test case for each read that was shown as agreed, and for each difference. */
function junitOf({ differences, succeeded }: Outcome): string {
  const suites = groups.map((group) => {
    const own = differences.filter((each) => each.group === group);
    const odd = new Set(own.map(({ operation }) => operation));
    const right = group === 'Shape' ? [...succeeded].filter((id) => !odd.has(id)) : [];
    const cases = [
      ...right.map((id) => `<testcase classname="${group}" name="${id}"/>`),
      ...own.map((each) => {
        const name = escaped(`${each.operation} ${each.place}`);
        return `<testcase classname="${group}" name="${name}"><failure message="${escaped(lineOf(each))}"/></testcase>`;
      }),
    ];
    return `<testsuite name="${group}" tests="${cases.length}" failures="${own.length}">\n${cases.join('\n')}\n</testsuite>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="conformance">\n${suites.join('\n')}\n</testsuites>\n`;
}

const style = `:root{color-scheme:light dark;font:1rem/1.5 system-ui,sans-serif}body{max-width:70rem;margin:auto;padding:1rem}
table{border-collapse:collapse;width:100%}th,td{text-align:start;vertical-align:top;padding:.25rem .5rem;border-bottom:1px solid;overflow-wrap:anywhere}
tr{break-inside:avoid}@media print{body{max-width:none;padding:0}}`;

const table = (caption: string, heads: readonly string[], rows: readonly (readonly string[])[]): string =>
  rows.length === 0
    ? ''
    : `<h2>${caption}</h2><table><thead><tr>${heads.map((head) => `<th scope="col">${head}`).join('')}</tr></thead><tbody>
${rows.map((row) => `<tr>${row.map((cell) => `<td>${escaped(cell)}`).join('')}`).join('\n')}</tbody></table>`;

/** The outcome as one page without a script, which also prints. */
function pageOf(outcome: Outcome): string {
  const { differences, notes, latency } = outcome;
  const summary = escaped(summaryOf(outcome));
  const found = differences.map((each) => [each.group, each.operation, each.place, each.expected, each.got]);
  const times = latency.map(({ effect, calls, p50, p95 }) => [effect, String(calls), `${p50} ms`, `${p95} ms`]);
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Conformance</title>
<style>${style}</style><main><h1>Conformance</h1><p>${summary}
${table('Differences', ['Group', 'Operation', 'Place', 'Expected', 'Got'], found)}
${table(
  'Notes',
  ['Note'],
  notes.map((note) => [note]),
)}
${table('Time', ['Effect', 'Calls', 'p50', 'p95'], times)}</main></html>\n`;
}

/** Writes `junit.xml` and `report.html` into a folder. */
export function writeReport(folder: string, outcome: Outcome): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'junit.xml'), junitOf(outcome));
  writeFileSync(join(folder, 'report.html'), pageOf(outcome));
}
