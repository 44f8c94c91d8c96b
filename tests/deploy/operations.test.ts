import { type ChildProcess, execFile, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { routeList } from '#core/routing/routes.ts';
import { type Host, startHost } from './host.ts';
import { ask, load } from './load.ts';
import { promtool } from './promtool.ts';
import { freePort, until } from './servers.ts';

// One host for all of it: writing two releases takes the longest.
let host: Host;
let metricsUrl = '';
beforeAll(async () => {
  const port = await freePort();
  metricsUrl = `http://127.0.0.1:${port}/metrics`;
  host = await startHost('nginx', { environment: { METRICS: `127.0.0.1:${port}` } });
});
afterAll(() => (host as Host | undefined)?.[Symbol.asyncDispose]());

const read = async (): Promise<string> => (await ask(metricsUrl)).body.toString();
const seriesIn = (text: string): string[] => text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
const valueOf = (text: string, series: string): number =>
  Number(
    seriesIn(text)
      .find((line) => line.startsWith(`${series} `))
      ?.slice(series.length + 1),
  );

describe('the metrics of the renderer', () => {
  it('every page that is visited is counted by its route, with what it was', { timeout: 120_000 }, async () => {
    const paths = routeList.flatMap(([, { paths: all }]) => all);
    for (const path of [...paths, '/0812345678', '/rng?q=somchai', '/health/documents']) await ask(host.origin + path);
    await expect
      .poll(
        async () => {
          await ask(`${host.origin}/rng?q=${Math.random()}`);
          return valueOf(await read(), 'kinnari_document_seconds_count{document="rendered"}');
        },
        { timeout: 30_000 },
      )
      .toBeGreaterThan(0);
    const text = await read();
    // A promotion without its id is not found.
    for (const [name] of routeList)
      expect(text).toMatch(new RegExp(`kinnari_requests_total{route="${name}",status="(200|404)"} [1-9]`));
    expect(valueOf(text, 'kinnari_requests_total{route="none",status="404"}')).toBe(1);
    expect(valueOf(text, 'kinnari_platform_calls_total{operation="systemStatus",outcome="2xx"}')).toBeGreaterThan(0);
    const answered = valueOf(text, 'kinnari_platform_answer_timestamp_seconds{operation="systemStatus"}');
    expect(Math.abs(answered - Date.now() / 1000)).toBeLessThan(120);
    expect(valueOf(text, `kinnari_release_info{release="${host.first}"}`)).toBe(1);
    expect(valueOf(text, 'process_resident_memory_bytes')).toBeGreaterThan(10e6);
    expect(text).not.toMatch(/0812345678|somchai/);
  });

  it('they are few, and none is left out', async () => {
    const text = await read();
    expect(seriesIn(text).length).toBeLessThanOrEqual(600);
    expect(valueOf(text, 'kinnari_left_out_total')).toBe(0);
  });

  it('only their own address answers with them, and nothing else', async () => {
    expect((await ask(metricsUrl.replace('/metrics', '/'))).status).toBe(404);
    expect((await ask(metricsUrl)).headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8');
    expect((await ask(`${host.origin}/metrics`)).body.toString()).not.toContain('kinnari_requests_total');
  });

  it.skipIf(promtool === null)('Prometheus finds nothing wrong with them', async () => {
    const { status, stdout, stderr } = spawnSync(promtool ?? '', ['check', 'metrics'], {
      input: await read(),
      encoding: 'utf8',
    });
    expect([stdout, stderr, status]).toEqual(['', '', 0]);
  });
});

const kitFile = (name: string): string => readFileSync(join(host.root, 'kit/systemd', name), 'utf8');

/** What a directive says, in all its lines. */
const saidBy = (unit: string, directive: string): string[] =>
  [...unit.matchAll(new RegExp(`^${directive}=(.*)$`, 'gm'))].map(([, value = '']) => value);

describe('the unit of systemd', () => {
  it(
    'starts a renderer that answers, ends it cleanly, and starts it again when it was killed',
    { timeout: 120_000 },
    async () => {
      const port = await freePort();
      const unit = kitFile('kinnari-documents@.service').replaceAll('%i', String(port));
      const [command = '', ...args] = (saidBy(unit, 'ExecStart')[0] ?? '').split(' ');
      const own = parseEnv(saidBy(unit, 'Environment').join(' ').replaceAll(' ', '\n'));
      // The port of the metrics is beyond the last one where the port of the test is high.
      const metrics = `127.0.0.1:${await freePort()}`;
      expect(own['METRICS']).toBe(`127.0.0.1:1${port}`);
      const env = { PATH: process.env['PATH'], ...own, ...parseEnv(kitFile('documents.env')), METRICS: metrics };
      const start = (): ChildProcess => spawn(command, args, { env, stdio: 'ignore', cwd: '/' });
      const origin = `http://127.0.0.1:${port}`;

      const first = start();
      await until(`${origin}/health`);
      expect(JSON.parse((await ask(`${origin}/health`)).body.toString())).toMatchObject({ release: host.first });
      expect((await ask(`http://${metrics}/metrics`)).body.toString()).toContain('kinnari_release_info');
      const killed = once(first, 'exit');
      first.kill('SIGKILL');
      await killed;

      // What systemd does then.
      expect(saidBy(unit, 'Restart')).toEqual(['always']);
      const second = start();
      await until(`${origin}/health`);
      const ended = once(second, 'exit');
      second.kill('SIGTERM');
      expect(await ended).toEqual([0, null]);
      expect(Number(saidBy(unit, 'TimeoutStopSec')[0])).toBeGreaterThan(2);
    },
  );

  it('names the platform of the host in its environment', () => {
    expect(parseEnv(kitFile('documents.env'))).toMatchObject({
      PLATFORM: expect.stringMatching(/^http:/),
      LOG: 'json',
    });
  });

  it.skipIf(spawnSync('systemd-analyze', ['--version']).error !== undefined)(
    'is understood by systemd, and has hardly a right',
    () => {
      const folder = mkdtempSync(join(tmpdir(), 'kinnari-unit-'));
      const file = join(folder, 'kinnari-documents@8081.service');
      writeFileSync(file, kitFile('kinnari-documents@.service'));
      const verified = spawnSync('systemd-analyze', ['verify', '--man=no', file], { encoding: 'utf8' });
      expect([verified.stdout, verified.stderr, verified.status]).toEqual(['', '', 0]);
      // 20 tenths of the scale of systemd.
      const judged = spawnSync('systemd-analyze', ['security', '--offline=yes', '--threshold=20', file], {
        encoding: 'utf8',
      });
      rmSync(folder, { recursive: true });
      expect([judged.stdout.match(/exposure level.*/)?.[0], judged.status]).toEqual([expect.any(String), 0]);
    },
  );
});

describe('the script that switches releases', () => {
  interface Said {
    readonly code: number;
    readonly text: string;
  }
  const run = (args: readonly string[], wait = 60): Promise<Said> =>
    new Promise((resolve) => {
      const env = { ...process.env, WAIT: String(wait) };
      execFile('sh', [join(host.root, 'kit/switch.sh'), ...args], { env, cwd: '/' }, (error, stdout, stderr) => {
        resolve({ code: typeof error?.code === 'number' ? error.code : 0, text: stdout + stderr });
      });
    });
  const current = (): string => readlinkSync(join(host.root, 'current')).replace('releases/', '');
  const served = async (): Promise<unknown> =>
    JSON.parse((await ask(`${host.origin}/health/documents`)).body.toString()) as unknown;

  /** Asks while something goes on. @returns what was not answered with 200 */
  async function under(work: () => Promise<void>): Promise<readonly string[]> {
    let done = false;
    const [{ failures }] = await Promise.all([
      load(
        ['/', '/help', '/version.json', host.formerAsset].map((path) => host.origin + path),
        4,
        () => !done,
      ),
      work().finally(() => (done = true)),
    ]);
    return failures;
  }

  it('a release is switched to and back, and no request fails', { timeout: 150_000 }, async () => {
    const failures = await under(async () => {
      expect(await run(['to', host.second])).toMatchObject({ code: 0, text: expect.stringContaining('is served') });
      expect([current(), await served()]).toEqual([host.second, { status: 'ok', release: host.second }]);
      // The former one counts no longer.
      expect(valueOf(await read(), `kinnari_release_info{release="${host.second}"}`)).toBe(1);
      expect(valueOf(await read(), `kinnari_release_info{release="${host.first}"}`)).toBe(0);
      expect(await run(['to', host.second])).toMatchObject({ code: 0, text: expect.stringContaining('already') });
      expect(await run(['back'])).toMatchObject({ code: 0 });
      expect([current(), await served()]).toEqual([host.first, { status: 'ok', release: host.first }]);
    });
    expect(failures).toEqual([]);
  });

  it('a release that does not load goes back by itself, and no request fails', { timeout: 150_000 }, async () => {
    const file = join(host.root, 'releases', host.second, 'server/assets.json');
    const whole = readFileSync(file);
    writeFileSync(file, '{');
    const failures = await under(async () => {
      const { code, text } = await run(['to', host.second], 4);
      expect([code, text]).toEqual([1, expect.stringContaining(`${host.first} is served again`)]);
    });
    expect([current(), failures]).toEqual([host.first, []]);
    // The renderer looks at the link each second, and is whole again.
    await expect.poll(served, { timeout: 20_000 }).toEqual({ status: 'ok', release: host.first });
    expect(host.log('documents')).toContain(`${host.second} does not load`);
    writeFileSync(file, whole);
    expect(await run(['to', host.second])).toMatchObject({ code: 0 });
  });

  it.each([[[]], [['to']], [['to', 'none']], [['forth']]])('%j changes nothing, and says why', async (args) => {
    const before = current();
    const { code, text } = await run(args);
    expect([code, text.trim().length > 10, current()]).toEqual([2, true, before]);
  });
});

it('errors are counted, and calls that fail', { timeout: 60_000 }, async () => {
  await host.stopPlatform();
  const failed = async () => {
    await ask(`${host.origin}/rng?q=${Math.random()}`);
    return seriesIn(await read()).some((line) =>
      /^kinnari_platform_calls_total\{.*outcome="(failed|5xx)"\}/.test(line),
    );
  };
  await expect.poll(failed, { timeout: 30_000, interval: 200 }).toBe(true);
});
