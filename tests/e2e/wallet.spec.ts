import { expect, test } from './fixtures.ts';
import { th } from './messages.ts';
import { baht } from './site.ts';

const messages = th.wallet;

test('the wallet says where the money is, and leads to a withdrawal and back', async ({ page, enterAs }) => {
  const account = await enterAs('awaiting');
  await page.goto('/rng?centre=transferFund');
  const dialog = page.getByRole('dialog', { name: messages.title });
  const parts = dialog.getByRole('region', { name: th.position.title });
  await expect(parts).toContainText(baht(await account.balance()));
  await expect(dialog.getByRole('heading', { name: messages.single.title })).toBeVisible();
  await dialog.getByRole('link', { name: messages.deposit, exact: true }).first().click();
  await expect(page.getByRole('dialog', { name: th.memberCentre.pages.depositv2 })).toBeVisible();
  // A page of the centre replaces the other: the menu leads back.
  await page.getByRole('dialog').getByRole('link', { name: messages.title }).click();
  await expect(parts).toBeVisible();
});

test.describe('where vendors have wallets of their own', () => {
  test.use({ start: { scenario: 'manyWallets' } });

  test('a transfer whose answer is lost is found after a reload, and everything comes back', async ({
    page,
    sandbox,
    enterAs,
    complaints,
  }) => {
    complaints.expect(/^net::ERR_CONNECTION_RESET POST \/wps\/relay\/GCS_walletTransfer$/);
    const account = await enterAs('demo');
    await page.goto('/rng?centre=transferFund');
    const dialog = page.getByRole('dialog', { name: messages.title });
    const form = dialog.getByRole('form', { name: messages.move.title });
    let sent = 0;
    await page.route('**/wps/relay/GCS_walletTransfer', async (route) => {
      sent += 1;
      if (sent > 1) return route.continue();
      // The platform receives and executes it; its answer never arrives.
      await route.fetch();
      return route.abort('connectionreset');
    });
    await form.getByRole('textbox', { name: messages.move.amount }).fill('200');
    await form.getByRole('button').last().click();
    await expect(dialog.getByRole('heading', { name: messages.unknown.title })).toBeVisible();
    await page.reload();
    await dialog.getByRole('button', { name: messages.unknown.check }).click();
    await expect(form).toBeVisible();
    const transfers = dialog.getByRole('region', { name: messages.list.title });
    await expect(transfers.getByText(baht('200.00'), { exact: true })).toHaveCount(1);

    await dialog.getByRole('button', { name: messages.collect.do }).click();
    await expect(dialog.getByRole('heading', { name: messages.collect.partly })).toBeVisible();
    expect(await account.balance()).toBe('10000.00');
    expect(await sandbox.ledger()).toBe(0);
  });
});
