import { expect, test } from './fixtures.ts';
import { th } from './messages.ts';

// Over HTTP/1.1 a browser opens six connections to a host. A platform that never answers must not hold all of them.

test.use({ theme: 'light' });

for (const path of ['/', '/rng', '/live', '/promotions', '/lottery', '/help']) {
  test(`${path} is shown while the platform never answers, and says so`, async ({ page, sandbox, complaints }) => {
    // What was given up belongs to the test.
    complaints.allow(/./);
    await sandbox.faults([{ match: '*', fault: { kind: 'hang' } }]);
    const uncaught: string[] = [];
    page.on('pageerror', (error) => uncaught.push(error.message));
    const early: string[] = [];
    let loaded = false;
    page.on('request', (request) => {
      if (!loaded && /^\/(wps|lgw|lotto)\//.test(new URL(request.url()).pathname)) early.push(request.url());
    });
    // The entry of the program is the last file that the document names.
    page.on('response', (response) => {
      if (/\/assets\/index-.*\.js$/.test(response.url())) loaded = true;
    });
    await page.goto(path);
    // The program runs: what it draws replaces what the document has painted.
    await expect(page.locator('#root > :not([inert])').first()).toBeVisible();
    await expect(page.getByRole('main')).toBeVisible();
    expect(early.length, 'before the program').toBeLessThanOrEqual(3);
    // First a word that it takes longer, then what is missing with a way to ask again.
    if (path !== '/help') await expect(page.getByText(th.common.slow).first()).toBeVisible();
    await expect(page.getByRole('button', { name: th.common.retry }).first()).toBeVisible({ timeout: 20_000 });
    expect(uncaught).toEqual([]);
  });
}
