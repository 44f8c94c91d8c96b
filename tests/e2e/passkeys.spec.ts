import { demoPassword } from '#sandbox/accounts/password.ts';
import { expect, test as base } from './fixtures.ts';
import { th } from './messages.ts';
import { headerBalance } from './site.ts';

// An address is no name that a passkey could be bound to.
const test = base.extend({
  baseURL: async ({ baseURL }, provide) => {
    await provide(baseURL?.replace('127.0.0.1', 'localhost'));
  },
});

test('a player creates a passkey in my account, and logs in with two taps', async ({ page, context, enterAs }) => {
  await context.credentials.install();
  await enterAs('demo');
  await page.goto('/rng?centre=securityCenter');
  const centre = page.getByRole('dialog', { name: th.memberCentre.pages.securityCenter });
  await centre.getByRole('button', { name: th.passkeys.add.open }).click();
  const adding = page.getByRole('dialog', { name: th.passkeys.add.title });
  await adding.getByRole('textbox', { name: th.stepUp.labels.loginPassword }).fill(demoPassword);
  await adding.getByRole('button', { name: th.passkeys.add.next }).click();
  await adding.getByRole('button', { name: th.passkeys.add.submit, exact: true }).click();
  await expect(centre.getByRole('list', { name: th.passkeys.list }).getByRole('listitem')).toHaveCount(1);

  await page.evaluate(() => sessionStorage.clear());
  await page.goto('/login');
  // The second tap is the device's own prompt, which the stand-in confirms.
  await page.getByRole('button', { name: th.passkeyLogin.submit }).click();
  await expect(headerBalance(page)).toBeVisible();
});
