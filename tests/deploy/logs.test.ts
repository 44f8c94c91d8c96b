import { randomBytes } from 'node:crypto';
import { type IncomingHttpHeaders, type Server, createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Browser, chromium as playwright } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemStatus } from '#api/system.ts';
import { demoPassword } from '#sandbox/accounts/password.ts';
import { chromium } from '../../scripts/chromium.ts';
import { type Host, startHost } from './host.ts';
import { ask } from './load.ts';
import { hostNames } from './servers.ts';

interface Call {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
}

/** Stands before the platform, and notes each call as its log would. */
function platformLog() {
  const calls: Call[] = [];
  let server: Server | undefined;
  return {
    calls,
    async before(platformPort: number): Promise<number> {
      server = createServer((incoming, outgoing) => {
        const { method, url = '', headers } = incoming;
        calls.push({ path: url, headers });
        const passed = request({ port: platformPort, host: '127.0.0.1', method, path: url, headers }, (reply) => {
          outgoing.writeHead(reply.statusCode ?? 502, reply.headers);
          reply.pipe(outgoing);
        });
        passed.on('error', () => outgoing.destroy());
        outgoing.on('close', () => passed.destroy());
        incoming.pipe(passed);
      });
      await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
      return (server.address() as AddressInfo).port;
    },
    close: () => server?.closeAllConnections() ?? server?.close(),
  };
}

interface Line {
  readonly trace?: string;
  readonly path?: string;
  readonly request?: string | { readonly uri: string };
  readonly resp_headers?: Readonly<Record<string, readonly string[]>>;
}
const linesOf = (text: string): Line[] =>
  text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Line);

/** The trace of a line: Caddy has it among the headers of the answer. */
const traceOf = ({ trace, resp_headers: headers }: Line): string | undefined => trace ?? headers?.['X-Trace-Id']?.[0];
const pathOf = ({ path, request: asked }: Line): string | undefined =>
  path ?? (typeof asked === 'object' ? asked.uri : undefined);

describe.each(hostNames)('the logs behind %s', (name) => {
  let host: Host;
  let browser: Browser;
  const platform = platformLog();
  beforeAll(async () => {
    host = await startHost(name, { before: platform.before });
    browser = await playwright.launch({
      args: [...chromium.args],
      ...(chromium.path && { executablePath: chromium.path }),
    });
  });
  afterAll(async () => {
    await (browser as Browser | undefined)?.close();
    await (host as Host | undefined)?.[Symbol.asyncDispose]();
    platform.close();
  });

  const tracesIn = (of: 'web' | 'documents', path: string) =>
    linesOf(host.log(of)).flatMap((line) => (pathOf(line) === path ? (traceOf(line) ?? []) : []));

  it('a call has the trace of who asks in the log of the web server, and at the platform', async () => {
    const id = randomBytes(16).toString('hex');
    const traceparent = `00-${id}-00f067aa0ba902b7-00`;
    await ask(`${host.origin}${systemStatus.path}?a=1`, { traceparent, 'X-Request-Id': 'of-the-player' });
    const asked = platform.calls.find(({ headers }) => headers['traceparent'] === traceparent);
    expect(asked?.headers['x-request-id']).toMatch(/^[\da-f-]{32,36}$/);
    await expect.poll(() => tracesIn('web', systemStatus.path)).toContain(id);
  });

  it.each(['', 'x', `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`, '00-"}\\-1'])(
    'a page that is asked for with the trace %j has one of its own in three logs',
    async (traceparent) => {
      const path = `/help-${randomBytes(4).toString('hex')}`;
      await ask(host.origin + path, traceparent === '' ? {} : { traceparent });
      await expect.poll(() => tracesIn('web', path)).toHaveLength(1);
      const [trace = ''] = tracesIn('web', path);
      expect(trace).toMatch(/^(?!0{32})[\da-f]{32}$/);
      await expect.poll(() => tracesIn('documents', path)).toEqual([trace]);
    },
  );

  it('what the renderer asks for a page has the trace of the page', async () => {
    // What it keeps is older than some seconds when the first of these comes that asks again.
    const asked = async () => {
      const id = randomBytes(16).toString('hex');
      await ask(`${host.origin}/rng?q=${id}`, { traceparent: `00-${id}-00f067aa0ba902b7-01` });
      return platform.calls.some(({ headers }) => String(headers['traceparent']).includes(id));
    };
    await expect.poll(asked, { timeout: 30_000, interval: 200 }).toBe(true);
  });

  it('nothing about a person is in the logs of a journey', { timeout: 120_000 }, async () => {
    const search = '0812345678';
    const page = await browser.newPage();
    // The address of the machine is in the lines if that of the player is.
    const origin = host.origin.replace('127.0.0.1', 'localhost');
    await page.goto(`${origin}/login?back=${search}`);
    await page.getByRole('textbox').first().fill('demo');
    await page.locator('input[type=password]').fill(demoPassword);
    await page.locator('input[type=password]').press('Enter');
    const stored = () => page.evaluate(() => sessionStorage.getItem('token'));
    await expect.poll(stored, { timeout: 30_000 }).not.toBeNull();
    const token = (await stored()) ?? '';
    for (const path of [`/rng?q=${search}`, '/?centre=depositv2', '/?centre=recharge', `/no-such.txt?q=${search}`]) {
      await page.goto(origin + path);
    }
    await page.close();
    const tokens = platform.calls.flatMap(({ headers }) => headers.authorization?.replace('Bearer ', '') ?? []);
    expect(tokens).toContain(token);
    const agent = await browser.newPage().then((other) => other.evaluate(() => navigator.userAgent));
    await expect.poll(() => tracesIn('web', '/no-such.txt')).toHaveLength(1);
    const logs = {
      web: host.log('web'),
      documents: host.log('documents'),
      ...(name === 'nginx' && { errors: host.log('errors') }),
    };
    expect(linesOf(logs.web).length).toBeGreaterThan(50);
    for (const [of, log] of Object.entries(logs)) {
      const address = log.replaceAll(host.origin, '').replaceAll(/"host":"127\.0\.0\.1(:\d+)?"/g, '');
      for (const secret of [token, demoPassword, search, agent, 'Mozilla', '?', 'lang=', '=demo', '"demo"']) {
        expect([of, secret, log.includes(secret)]).toEqual([of, secret, false]);
      }
      if (of === 'web') expect([of, address.match(/.*(?:127\.0\.0\.1|::1).*/)]).toEqual([of, null]);
    }
  });

  it('a healthy renderer has written no error', () => {
    const lines = linesOf(host.log('documents')) as readonly { readonly level?: string }[];
    expect(lines.length).toBeGreaterThan(5);
    expect(lines.filter(({ level }) => level === 'error')).toEqual([]);
  });
});
