import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { defaultHostOptions } from '../hostRules.ts';
import { createServerMetrics } from '../serverMetrics.ts';
import { grafanaDashboard } from './grafana.ts';
import { kitFiles } from './kit.ts';

const files = kitFiles(defaultHostOptions);
const textOf = (name: string): string => files[`kit/${name}`] ?? '';
const matches = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, found = '']) => found);

/** What `/metrics` has, by family, and what the rules record. Prometheus itself makes `up`. */
const known = new Set([
  'up',
  ...matches(createServerMetrics().text(), /^# HELP (\w+)/gm),
  ...matches(textOf('alerts.yaml'), /record: (\S+)/g),
]);
const metricsIn = (text: string): string[] =>
  matches(text, /\b((?:kinnari|process)[_:][\w:]+|up(?=\{))/g).map((name) =>
    name.replace(/_(?:bucket|sum|count)$/, ''),
  );

it('every metric of a panel, a rule and an objective is measured', () => {
  const panels = grafanaDashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));
  expect(panels.length).toBeGreaterThan(12);
  for (const text of [...panels, textOf('alerts.yaml').replaceAll(/^ +(?:- name|summary):.*$/gm, '')]) {
    expect([text, metricsIn(text).filter((name) => !known.has(name))]).toEqual([text, []]);
  }
  for (const expression of panels) expect(metricsIn(expression)).not.toEqual([]);
  expect(matches(textOf('slo.md'), /`(kinnari_\w+)`/g).filter((name) => !known.has(name))).toEqual([]);
});

it('every measurement is drawn, or warned of', () => {
  const used = metricsIn(`${textOf('grafana.json')} ${textOf('alerts.yaml')}`);
  const unused = [...known].filter((name) => !used.includes(name) && name !== 'up');
  // Says itself that the others are not whole.
  expect(unused).toEqual(['kinnari_left_out_total']);
});

it('every alarm says what to do, and has been heard and not heard', () => {
  const alarms = matches(textOf('alerts.yaml'), /alert: (\w+)/g);
  const tests = readFileSync(join(import.meta.dirname, '../../../tests/deploy/alerts.test.yaml'), 'utf8');
  for (const alarm of alarms) {
    expect(textOf('slo.md')).toContain(`\`${alarm}\``);
    expect(tests).toMatch(new RegExp(`alertname: ${alarm}\\n +exp_alerts:\\n +- exp_labels`));
    expect(tests).toMatch(new RegExp(`alertname: ${alarm}\\n +exp_alerts: \\[\\]`));
  }
  expect(matches(textOf('slo.md'), /`(Kinnari\w+)`/g).filter((name) => !alarms.includes(name))).toEqual([]);
});
