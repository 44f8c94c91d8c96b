import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'kinnari-operator-'));
afterAll(() => rmSync(folder, { recursive: true }));
const write = (bytes: Uint8Array): string => {
  const file = join(folder, 'file.json');
  writeFileSync(file, bytes);
  return file;
};

describe.each([
  [
    'check:deployment',
    (file: string) => ['scripts/checkDeployment.ts', file],
    readFileSync('packages/sandbox/deployment.json'),
  ],
  ['check:brand', (file: string) => ['scripts/checkBrand.ts', file], Buffer.from('{ "density": "compact" }')],
])('%s', (_name, command, content) => {
  const run = (bytes: Uint8Array) => {
    try {
      return execFileSync(process.execPath, command(write(bytes)), { encoding: 'utf8', stdio: 'pipe' });
    } catch (error) {
      return String((error as { stderr?: string }).stderr);
    }
  };

  it('reads a file with a byte order mark as it reads one without', () => {
    const said = run(content);
    expect(said).toMatch(/everything applies|every key is right/);
    expect(run(Buffer.concat([Buffer.from('\uFEFF'), content]))).toBe(said);
  });

  it('names UTF-16 as such', () => {
    expect(run(Buffer.from(content.toString(), 'utf16le'))).toContain('file.json is UTF-16: save it as UTF-8');
  });
});
