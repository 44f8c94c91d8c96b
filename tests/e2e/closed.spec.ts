import { expect, test } from './fixtures.ts';
import { en, th } from './messages.ts';
import { tiles } from './site.ts';

/** HTML without the places where a line may end, as the messages of the tests are. */
const seenIn = (html: string): string => html.replaceAll('\u200b', '');

test.describe('maintenance', () => {
  test.use({ start: { scenario: 'maintenance', now: '2026-04-13T05:00:00.000Z' } });

  test('says until when, whom to ask, and opens when it is over', async ({ page, context, sandbox }) => {
    await page.goto('/rng?q=lotus');
    await expect(page.getByRole('heading', { level: 1, name: th.system.maintenance.title })).toBeVisible();
    await expect(page.getByText(th.system.maintenance.info)).toBeVisible();
    const end = page.getByRole('time');
    await expect(end).toHaveAttribute('datetime', /^2026-04-13T05:45:/);
    // 2026 in the era of Thai calendars, and the time of day in Bangkok.
    await expect(end).toContainText('2569');
    await expect(end).toContainText('12:45');
    await expect(page.getByRole('banner')).toHaveCount(0);

    const [chat] = await Promise.all([
      context.waitForEvent('page'),
      page.getByRole('button', { name: th.system.support }).click(),
    ]);
    await chat.waitForURL(/\/sandbox-service\/chat\//);
    await chat.close();

    const check = page.getByRole('button', { name: th.system.maintenance.check });
    await check.click();
    await expect(page.getByRole('status')).toContainText(
      th.system.maintenance.stillClosed.split('{time}').at(-1) ?? '',
    );
    await sandbox.settings({ maintenance: false });
    await check.click();
    await expect(tiles(page).first()).toBeVisible();
    await expect(page).toHaveURL('/rng?q=lotus');
  });
});

test.describe('as a document', () => {
  test.use({ documents: 'rendered' });

  test.describe('in a blocked region', () => {
    test.use({ start: { scenario: 'blocked' } });

    test('the answer is 451 with the page that says so, for this visitor only, and nothing of the site', async ({
      request,
    }) => {
      for (const path of ['/', '/rng?q=lotus', '/login', '/no/such/page']) {
        const answer = await request.get(path);
        expect([path, answer.status()]).toEqual([path, 451]);
        const headers = answer.headers();
        expect(headers['cache-control']).toBe('private, no-store');
        expect(headers['cdn-cache-control']).toBeUndefined();
        expect(headers['etag']).toBeUndefined();
        expect(headers['vary']).toContain('Cookie');
        const html = seenIn(await answer.text());
        const content = html.split('<div id="root">')[1]?.split('<script')[0] ?? '';
        expect(html).toContain(`<title>${th.system.blocked.title} · `);
        for (const text of [th.system.blocked.title, th.system.blocked.info, th.system.support, '203.0.113.24']) {
          expect(content).toContain(text);
        }
        // Who cannot switch the language finds the other one below.
        expect(content).toContain(en.system.blocked.info);
        expect(content).not.toMatch(/\/game\?|TCG_PROD_IMAGES|<header|<nav/);
      }
      const english = await (await request.get('/', { headers: { Cookie: 'lang=EN; theme=dark' } })).text();
      expect(english).toContain(`<title>${en.system.blocked.title} · `);
      expect(english).toContain('data-theme="dark"');
    });

    test('the page is taken over as it is, asks for nothing of the site, and opens customer service', async ({
      page,
      context,
      complaints,
      sandbox,
    }) => {
      complaints.expect(/^451 GET \/rng/);
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      await page.goto('/rng?q=lotus');
      await expect(page.getByRole('heading', { level: 1, name: th.system.blocked.title })).toBeVisible();
      // The button works once the program has come: whoever was too fast presses it again.
      await expect(async () => {
        if (context.pages().length < 2) await page.getByRole('button', { name: th.system.support }).click();
        await expect.poll(() => context.pages().length, { timeout: 2_000 }).toBe(2);
      }).toPass();
      const chat = context.pages()[1] ?? page;
      await chat.waitForURL(/\/sandbox-service\/chat\//);
      await chat.close();
      expect(asked.filter((path) => /^\/(wps|lgw|lotto)\//.test(path) && !path.includes('ervice'))).toEqual([]);
      expect(asked.filter((path) => /TCG_PROD_IMAGES/.test(path))).toEqual([]);
      await sandbox.settings({ regionRestriction: false });
      await page.reload();
      await expect(tiles(page).first()).toBeVisible();
    });

    test.describe('without scripts', () => {
      test.use({ javaScriptEnabled: false });
      test('it can be read', async ({ page, complaints }) => {
        complaints.allow(/^csp GET .*\.js$|^451 /);
        await page.goto('/');
        await expect(page.getByRole('heading', { level: 1, name: th.system.blocked.title })).toBeVisible();
        await expect(page.getByText('203.0.113.24')).toBeVisible();
        await expect(page.getByText(th.system.blocked.info)).toBeVisible();
      });
    });
  });

  test.describe('in maintenance', () => {
    test.use({ start: { scenario: 'maintenance', now: '2026-04-13T05:00:00.000Z' } });

    test('the answer is 503 until the announced end, with its page', async ({ page, request, complaints, sandbox }) => {
      complaints.expect(/^503 GET \/rng/);
      const answer = await request.get('/rng');
      expect(answer.status()).toBe(503);
      // 45 minutes, of which the test has used some seconds.
      expect(Number(answer.headers()['retry-after'])).toBeGreaterThan(44 * 60);
      expect(Number(answer.headers()['retry-after'])).toBeLessThanOrEqual(45 * 60);
      const content =
        seenIn(await answer.text())
          .split('<div id="root">')[1]
          ?.split('<script')[0] ?? '';
      for (const text of [th.system.maintenance.info, en.system.maintenance.info, '12:45', '2569']) {
        expect(content).toContain(text);
      }
      await page.goto('/rng');
      await expect(page.getByRole('heading', { level: 1, name: th.system.maintenance.title })).toBeVisible();
      await expect(page.getByRole('heading', { name: th.system.maintenance.waiting })).toBeVisible();
      await sandbox.settings({ maintenance: false });
      const check = page.getByRole('button', { name: th.system.maintenance.check });
      // As above: the page is there before the program.
      await expect(async () => {
        if (await check.isVisible()) await check.click();
        await expect(tiles(page).first()).toBeVisible({ timeout: 3_000 });
      }).toPass();
      await expect(page).toHaveURL('/rng');
    });
  });
});
