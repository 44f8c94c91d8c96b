import type { Locator, Page } from '@playwright/test';
import { authenticatorCode } from '#sandbox/accounts/totp.ts';
import { expect, test } from './fixtures.ts';
import { th } from './messages.ts';
import { headerBalance, logIn, loginForm } from './site.ts';

const { authenticator: messages, sessions, secondFactor, protection } = th;

async function openAccount(page: Page): Promise<Locator> {
  await page.goto('/rng?centre=securityCenter');
  const centre = page.getByRole('dialog', { name: th.memberCentre.pages.securityCenter });
  await expect(centre.getByRole('button', { name: messages.turnOn })).toBeVisible();
  return centre;
}

test('a player sets an authenticator up, and logs in again with a recovery code', async ({ page, enterAs }) => {
  await enterAs('demo');
  const centre = await openAccount(page);
  // The list of protections leads to the part where it is set up.
  await centre.getByRole('button', { name: `${protection.actions.missing} ${protection.names.authenticator}` }).click();
  await centre.getByRole('button', { name: messages.turnOn }).click();

  const setup = page.getByRole('dialog', { name: messages.setup.title });
  await expect(setup.getByRole('img', { name: messages.setup.qr })).toBeVisible();
  const secret = (await setup.getByText(/^(?:[A-Z2-7]{4} ?){8}$/).textContent())?.replaceAll(' ', '') ?? '';
  await setup.getByRole('textbox').fill(authenticatorCode(Date.now(), secret));
  await setup.getByRole('button', { name: messages.setup.submit }).click();

  const saved = page.getByRole('dialog', { name: messages.recovery.title });
  const code = await saved.getByRole('listitem').first().textContent();
  await saved.getByRole('checkbox').check();
  await saved.getByRole('button', { name: messages.recovery.done }).click();
  await expect(centre.getByRole('button', { name: messages.turnOff })).toBeVisible();

  await page.evaluate(() => sessionStorage.clear());
  await page.goto('/login');
  await logIn(loginForm(page), 'demo');
  await page.getByRole('textbox', { name: secondFactor.answers.google }).fill(code ?? '');
  await page.getByRole('button', { name: secondFactor.submit }).click();
  await expect(headerBalance(page)).toBeVisible();
});

test('a device that another one logs out is asked to log in at its next call', async ({
  page,
  sandbox,
  enterAs,
  complaints,
}) => {
  complaints.expect(/^401 GET \/wps\//);
  await enterAs('demo');
  const other = await sandbox.signIn('demo');
  const centre = await openAccount(page);
  await centre.getByRole('button', { name: sessions.endOthers }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: sessions.endOthers }).click();
  await expect(centre.getByText(sessions.onlyThis)).toBeVisible();

  await page.evaluate((token) => sessionStorage.setItem('token', token), other.token);
  await page.goto('/rng?centre=securityCenter');
  await expect(loginForm(page.getByRole('dialog'))).toBeVisible();
});
