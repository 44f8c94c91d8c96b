import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { brandJson, bundleFiles, svg } from './bundle/bundle.samples.ts';

const root = mkdtempSync(join(tmpdir(), 'kinnari-bundle-'));
afterAll(() => rmSync(root, { recursive: true }));
const bundle = join(root, 'sakura');
const put = (path: string, content: string | Uint8Array): void => {
  mkdirSync(dirname(join(bundle, path)), { recursive: true });
  writeFileSync(join(bundle, path), content);
};
beforeEach(() => {
  rmSync(bundle, { recursive: true, force: true });
  for (const [path, content] of bundleFiles()) put(path, content);
});

function check(...options: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/checkBrand.ts', ...options], {
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

it('a folder that is right is packed, and the archive says the same', () => {
  const archive = join(root, 'sakura-1.4.0.zip');
  expect(check(bundle, '--pack', archive)).toEqual({
    status: 0,
    stdout: `${bundle} (sakura 1.4.0, ซากุระ, Sakura): everything applies\n`,
    stderr: '',
  });
  const { status, stdout } = check(archive, '--json');
  expect([status, JSON.parse(stdout)]).toEqual([
    0,
    { path: archive, name: 'ซากุระ, Sakura', id: 'sakura', version: '1.4.0', format: 2, problems: [], notes: [] },
  ]);
});

it('a folder that is wrong says all of it, ends with 1 and packs nothing', () => {
  put('marks/mark-light.svg', svg('<script/>'));
  put('notes.txt', 'not for players');
  const archive = join(root, 'wrong.zip');
  const { status, stdout, stderr } = check(bundle, '--pack', archive, '--write');
  expect(status).toBe(1);
  expect(stderr).toBe('marks/mark-light.svg has <script>, which a picture may not have: take it out\n');
  expect(stdout).toContain('note: notes.txt is not used: nothing names it, so players do not get it\n');
  expect(stdout).toContain(': 1 to correct\n');
  expect(() => readFileSync(archive)).toThrow('ENOENT');
});

it('--write stores a folder and a file of the first format in that of this release', () => {
  const first = JSON.stringify({ name: brandJson.name, mark: { src: '/marks/mark-light.svg' } });
  for (const path of [bundle, join(bundle, 'brand.json')]) {
    put('brand.json', first);
    expect(check(path, '--write')).toMatchObject({ status: 0, stderr: '' });
    const stored = JSON.parse(readFileSync(join(bundle, 'brand.json'), 'utf8')) as object;
    expect(stored).toMatchObject({ format: 2, id: 'sakura', version: '1.0.0', mark: { src: 'marks/mark-light.svg' } });
    // The file of this format says the same.
    expect(check(path)).toMatchObject({ status: 0, stderr: '' });
  }
});

it('says what is no brand', () => {
  expect(check(join(root, 'none'))).toMatchObject({
    status: 1,
    stderr: `kinnari: ${join(root, 'none')} is not there\n`,
  });
  expect(check(join(root, 'none'), '--json').status).toBe(1);
  const file = join(bundle, 'brand.json');
  expect(check(file, '--pack', 'x.zip').stderr).toContain('--pack needs a folder with brand.json');
});
