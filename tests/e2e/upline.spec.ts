import { memberTransactions } from '#api/records.ts';
import { demoPaymentPassword } from '#sandbox/accounts/password.ts';
import { uplineAccount } from '#sandbox/seed/transfers.ts';
import { expect, test } from './fixtures.ts';
import { say, th } from './messages.ts';
import { balanceBehind } from './site.ts';

const messages = th.upline;

test.describe('transfers to the upline', () => {
  test.use({ start: { scenario: 'transfers', now: '2026-11-21T05:00:00.000Z' } });

  test('a transfer moves once, and both records show it', async ({ page, sandbox, enterAs }) => {
    const account = await enterAs('somchai');
    const upline = await sandbox.signIn(uplineAccount);
    const [own, theirs] = [Number(await account.balance()), Number(await upline.balance())];
    await page.goto('/rng?centre=securityCenter');
    await page.getByRole('dialog').getByRole('link', { name: messages.title }).click();
    const dialog = page.getByRole('dialog', { name: messages.title });
    await dialog.getByRole('textbox', { name: messages.form.amount }).fill('500');
    await dialog.getByRole('button', { name: say(messages.form.submitAmount, { amount: '฿500.00' }) }).click();
    const question = page.getByRole('dialog', { name: messages.confirm.title });
    await question.getByLabel(th.paymentPassword.label).and(page.locator('input')).fill(demoPaymentPassword);
    await question.getByRole('button', { name: say(messages.confirm.do, { amount: '฿500.00' }) }).click();
    await expect(dialog.getByRole('heading', { name: say(messages.done.title, { amount: '฿500.00' }) })).toBeVisible();
    await expect(balanceBehind(page)).toContainText((own - 500).toLocaleString('en'));
    expect([Number(await account.balance()), Number(await upline.balance())]).toEqual([own - 500, theirs + 500]);
    expect(await sandbox.ledger()).toBe(0);
    const day = { from: '2026-11-21', to: '2026-11-21', pageNo: 1, pageSize: 1, language: 'TH' } as const;
    const records = await Promise.all([account, upline].map(({ client }) => client.call(memberTransactions, day)));
    expect(records.map((record) => record.ok && record.value.list[0]?.kind)).toEqual(['transferOut', 'transferIn']);
  });
});

test('a player without an upline is told that the page is not offered', async ({ page, sandbox, enterAs }) => {
  await sandbox.settings({ flags: { TRANSFERUP: true } });
  await enterAs('demo');
  await page.goto('/?centre=transferUpline');
  const closed = say(th.closed.notForAccount.title, { page: messages.title });
  await expect(page.getByText(closed)).toBeVisible();
  await expect(page.getByRole('dialog').getByRole('link', { name: messages.title })).toHaveCount(0);
});
