import type { Locator, Page } from '@playwright/test';
import { withdrawOrders } from '#api/withdrawalOrders.ts';
import { demoPaymentPassword } from '#sandbox/accounts/password.ts';
import { expect, test as base } from './fixtures.ts';
import { th } from './messages.ts';
import { headerBalance, loginForm } from './site.ts';

interface Finger {
  /** Puts the finger on the reader, which answers every request from then on until it is taken off. */
  readonly on: () => Promise<void>;
  readonly off: () => Promise<void>;
}

const test = base.extend<{ finger: Finger }>({
  // An address is no name that a passkey could be bound to.
  baseURL: async ({ baseURL }, provide) => {
    await provide(baseURL?.replace('127.0.0.1', 'localhost'));
  },
  /** The browser's own authenticator: its rules are those of players. */
  finger: async ({ page, context }, provide) => {
    const session = await context.newCDPSession(page);
    await session.send('WebAuthn.enable');
    const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: false,
      },
    });
    const put = async (enabled: boolean): Promise<void> => {
      await session.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled });
    };
    await provide({ on: () => put(true), off: () => put(false) });
    await session.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId });
    await session.detach();
  },
});

/** Opens the site as its installed app does. */
async function openApp(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const match = globalThis.matchMedia.bind(globalThis);
    globalThis.matchMedia = (query) => match(query === '(display-mode: standalone)' ? 'all' : query);
  });
  // The login takes its place before it has loaded.
  await page.goto('/?from=app', { waitUntil: 'commit' });
}

test('a player creates a passkey, logs in with two taps, and confirms a withdrawal with two taps', async ({
  page,
  finger,
  enterAs,
}) => {
  const { client } = await enterAs('cashout');
  await page.goto('/rng?centre=securityCenter');
  const centre = page.getByRole('dialog', { name: th.memberCentre.pages.securityCenter });
  await centre.getByRole('button', { name: th.passkeys.add.open }).click();
  const adding = page.getByRole('dialog', { name: th.passkeys.add.title });
  // With the payment password, so that the key confirms money at once.
  await adding.getByRole('combobox', { name: th.stepUp.by }).selectOption('paymentPassword');
  await adding.getByLabel(th.stepUp.labels.paymentPassword).and(page.locator('input')).fill(demoPaymentPassword);
  await adding.getByRole('button', { name: th.passkeys.add.next }).click();
  await finger.on();
  await adding.getByRole('button', { name: th.passkeys.add.submit, exact: true }).click();
  await expect(centre.getByRole('list', { name: th.passkeys.list }).getByRole('listitem')).toHaveCount(1);
  await finger.off();

  await page.evaluate(() => sessionStorage.clear());
  // The suggestion in the field of the user name would take the finger before the button is pressed. It has tests of its own.
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false;
  });
  // A tab of the browser begins with the page, the installed app with the login, and that with the button.
  await page.goto('/?from=app');
  await expect(page).toHaveURL('/?from=app');
  await openApp(page);
  await expect(page).toHaveURL('/login');
  const button = page.getByRole('button', { name: th.login.passkey });
  const top = async (place: Locator) => (await place.boundingBox())?.y ?? NaN;
  // The button of the document gives way to that of the page.
  await expect.poll(async () => (await top(button)) < (await top(loginForm(page)))).toBe(true);
  // The second tap is that of the finger.
  await finger.on();
  await button.click();
  await expect(headerBalance(page)).toBeVisible();
  await finger.off();

  await page.goto('/rng?centre=withdraw');
  const field = page.getByRole('textbox', { name: th.withdraw.form.amount });
  await field.fill('1000');
  await field.press('Enter');
  const question = page.getByRole('dialog', { name: th.withdraw.confirm.title });
  await finger.on();
  await question.getByRole('button', { name: th.paymentPassword.passkey.confirm }).click();
  await expect(page.getByRole('heading', { name: th.withdraw.order.title.pending })).toBeVisible();
  const orders = await client.call(withdrawOrders, { pageNo: 1, pageSize: 5 });
  expect(orders).toMatchObject({ ok: true, value: { list: [{ amount: '1000.00' }] } });
});
