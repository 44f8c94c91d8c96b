import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { defaultHostOptions } from '../../scripts/deploy/hostRules.ts';
import { kitFiles } from '../../scripts/deploy/kit/kit.ts';
import { promtool } from './promtool.ts';

const folder = mkdtempSync(join(tmpdir(), 'kinnari-kit-'));
for (const [path, text] of Object.entries(kitFiles(defaultHostOptions)))
  writeFileSync(join(folder, basename(path)), text);
afterAll(() => rmSync(folder, { recursive: true }));

describe.skipIf(promtool === null)('Prometheus', () => {
  it.each([
    ['takes the rules', 'check', 'rules', 'alerts.yaml'],
    ['takes its configuration', 'check', 'config', 'prometheus.yaml'],
    ['hears each alarm, and none of a healthy host', 'test', 'rules', 'alerts.test.yaml'],
  ])('%s', (_, ...args) => {
    copyFileSync(join(import.meta.dirname, 'alerts.test.yaml'), join(folder, 'alerts.test.yaml'));
    const { status, stdout, stderr } = spawnSync(promtool ?? '', args, { cwd: folder, encoding: 'utf8' });
    expect(`${stdout}${stderr}`).not.toMatch(/FAILED|error/i);
    expect(status).toBe(0);
  });
});
