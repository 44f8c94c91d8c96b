import type { Response } from '@playwright/test';
import { depositCreate, depositSlip } from '#api/cashier.ts';
import { liveStreamPath } from '#api/liveTicket.ts';
import { sessionLogout } from '#api/session.ts';
import { fileUpload, fileUploadDocs } from '#api/uploads.ts';
import { backOfficePath } from '#demo/paths.ts';
import { wordsIn } from '#demo/services/backOffice/words.ts';
import type { Fault } from '#sandbox/faults.ts';
import { expect, test } from './fixtures.ts';
import { th } from './messages.ts';
import { baht, headerBalance } from './site.ts';

/** The page rests some seconds before it opens one. */
const isStream = (response: Response): boolean => response.url().includes(liveStreamPath);

test('a deposit that is credited elsewhere shows in the header, without a call by the clock', async ({
  page,
  sandbox,
  enterAs,
  openElsewhere,
}) => {
  await sandbox.settings({ live: 'stream' });
  const { client, balance } = await enterAs('demo');
  const before = Number(await balance());
  const created = await client.call(
    depositCreate,
    { methodId: 'promptpay', amount: '500.00' },
    { idempotencyKey: 'slip' },
  );
  const uploaded = await client.call(fileUpload, fileUploadDocs.example);
  if (!created.ok || !uploaded.ok) throw new Error('no order');
  const { reference } = created.value;
  expect((await client.call(depositSlip, { reference, fileId: uploaded.value.id })).ok).toBe(true);

  const stream = page.waitForResponse(isStream, { timeout: 30_000 });
  await page.goto('/help');
  await expect(headerBalance(page)).toHaveText(baht(String(before)));
  expect((await stream).status()).toBe(200);
  const reads = await sandbox.calls('walletBalance');

  const office = await openElsewhere(backOfficePath);
  await office
    .locator(`[data-slip="${reference}"]`)
    .getByRole('button', { name: wordsIn('th').decisions.accepted, exact: true })
    .click();
  await expect(headerBalance(page)).toHaveText(baht(String(before + 500)));
  // One read for the order that is paid, and one more where its message to the player comes in another second.
  expect((await sandbox.calls('walletBalance')) - reads).toBeLessThanOrEqual(2);
  await expect.poll(() => sandbox.calls('memberEvents')).toBeGreaterThan(0);
  expect(await sandbox.ledger()).toBe(0);
});

test('a channel that is cut, out of order or garbled is tried again, and the site goes on', async ({
  page,
  sandbox,
  enterAs,
  complaints,
}) => {
  // What the browser says of a stream that is refused, and nothing else.
  complaints.expect(/503/);
  await sandbox.settings({ live: 'stream' });
  const { balance } = await enterAs('demo');
  const spoil = (fault: Fault['fault']) => sandbox.faults([{ match: 'liveStream', fault }]);
  // By its status, and from before the fault on: the page tries again by itself, whenever the test gets there.
  const nextStream = (status: number) =>
    page.waitForResponse((response) => isStream(response) && response.status() === status, { timeout: 30_000 });

  await spoil({ kind: 'cut', afterMessages: 0 });
  const cut = nextStream(200);
  await page.goto('/help');
  await cut;
  const refused = nextStream(503);
  await spoil({ kind: 'status', status: 503 });
  await refused;
  const garbled = nextStream(200);
  await spoil({ kind: 'garbage' });
  await garbled;
  await expect(headerBalance(page)).toHaveText(baht(String(Number(await balance()))));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a platform without the channel is asked for no ticket', async ({ page, sandbox, enterAs }) => {
  await enterAs('demo');
  await page.clock.install();
  await page.goto('/help');
  await expect(headerBalance(page)).toBeVisible();
  await page.clock.runFor(60_000);
  expect(await sandbox.calls('liveTicket')).toBe(0);
});

test('a session that ends elsewhere is told at once', async ({ page, sandbox, enterAs, complaints }) => {
  complaints.expect(/401/);
  await sandbox.settings({ live: 'stream' });
  const { client } = await enterAs('demo');
  const stream = page.waitForResponse(isStream, { timeout: 30_000 });
  await page.goto('/help');
  await expect(headerBalance(page)).toBeVisible();
  await stream;
  await client.call(sessionLogout, {});
  await expect(page.getByRole('dialog')).toContainText(th.common.sessionExpired);
});
