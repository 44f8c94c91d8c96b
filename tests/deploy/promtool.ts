import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folder = join(tmpdir(), 'kinnari-prometheus');
const unpacked = join(folder, 'usr/bin/promtool');

/**
 * The program that judges metrics and rules. Debian's package of Prometheus is unpacked where it is not installed, without the
 * packages that it brings along; null where neither can be had, which is said.
 */
export const promtool: string | null = find();

function find(): string | null {
  if (spawnSync('promtool', ['--version']).error === undefined) return 'promtool';
  if (existsSync(unpacked)) return unpacked;
  try {
    mkdirSync(folder, { recursive: true });
    execFileSync('apt-get', ['download', 'prometheus'], { cwd: folder, stdio: 'ignore' });
    const file = readdirSync(folder).find((name) => name.endsWith('.deb')) ?? '';
    execFileSync('dpkg', ['-x', file, '.'], { cwd: folder, stdio: 'ignore' });
  } catch {
    console.warn('no promtool: what it judges is skipped (apt-get install prometheus)');
    return null;
  }
  return existsSync(unpacked) ? unpacked : null;
}
