import type { BrowserContext, Page, Worker } from '@playwright/test';
import { depositOrders } from '#api/cashier.ts';
import { pushState, pushSubscribeDocs } from '#api/push.ts';
import { pushTexts } from '#sandbox/texts/pushTexts.ts';
import { expect, test } from './fixtures.ts';
import { th } from './messages.ts';
import { signOut, withoutBonus } from './site.ts';

/** Of a service that nobody has: the platform of the test calls none. */
const address = { ...pushSubscribeDocs.example.address, endpoint: 'https://push.invalid/device' };

/**
 * Stands in for the browser's service, which this browser does not reach: `subscribe` ends in `AbortError: Registration failed -
 * permission denied`, whatever is granted. All the rest is the browser's own: permission, worker, notifications.
 */
async function withoutService(page: Page): Promise<void> {
  await page.addInitScript((own) => {
    if (window.origin === 'null') return;
    const unsubscribe = async (): Promise<boolean> => {
      localStorage.removeItem('subscribed');
      return true;
    };
    const subscription = { unsubscribe, toJSON: () => own };
    const current = (): unknown => (localStorage.getItem('subscribed') === null ? null : subscription);
    Object.assign(PushManager.prototype, {
      getSubscription: async () => current(),
      async subscribe() {
        localStorage.setItem('subscribed', 'yes');
        return current();
      },
    });
  }, address);
}

/** The worker of the site. Earlier ones of the same browser are listed as well. */
function workerOf(context: BrowserContext): Worker {
  const worker = context.serviceWorkers().at(-1);
  if (worker === undefined) throw new Error('no worker');
  return worker;
}

/** Hands the worker a message, as the browser does that has it from its service. */
async function courier(context: BrowserContext, page: Page) {
  const { origin } = new URL(page.url());
  const cdp = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) =>
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL, isDeleted }) => scopeURL === `${origin}/` && !isDeleted);
      if (own !== undefined) resolve(own.registrationId);
    }),
  );
  await cdp.send('ServiceWorker.enable');
  const registrationId = await registered;
  return async (message: object) => {
    await cdp.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: JSON.stringify(message) });
  };
}

/** What the worker's browser shows. */
const shownBy = (worker: Worker) =>
  worker.evaluate(async () => {
    const { registration } = self as unknown as { registration: ServiceWorkerRegistration };
    return (await registration.getNotifications()).map(({ title, body }) => ({ title, body }));
  });

/** Taps the notification that is shown. No tool has the one of the browser, which says to the worker that it was tapped. */
const tap = (worker: Worker) =>
  worker.evaluate(async () => {
    const scope = self as unknown as {
      readonly registration: ServiceWorkerRegistration;
      readonly NotificationEvent: new (type: string, of: object) => Event;
    };
    const [notification] = await scope.registration.getNotifications();
    const event = new scope.NotificationEvent('notificationclick', { notification });
    // Events that a script makes refuse it.
    Object.defineProperty(event, 'waitUntil', { value: () => {} });
    dispatchEvent(event);
  });

test.beforeEach(async ({ page, sandbox }) => {
  await withoutService(page);
  await sandbox.settings({ push: { rewardsPerDay: 1, hosts: ['push.invalid'] } });
});
// The context is used again, and a worker outlives its page.
test.afterEach(async ({ page }) => {
  await page.goto('/robots.txt');
  await page.evaluate(async () => {
    for (const registration of await navigator.serviceWorker.getRegistrations()) await registration.unregister();
  });
});

test('after a deposit its player turns notifications on, is told, is led to the deposit, and signs out of it', async ({
  page,
  context,
  sandbox,
  enterAs,
}) => {
  const { client } = await enterAs('demo');
  await page.goto('/?centre=depositv2');
  const dialog = page.getByRole('dialog');
  await withoutBonus(dialog);
  await dialog.getByRole('textbox', { name: th.deposit.amount }).fill('500');
  const offer = dialog.getByRole('button', { name: th.pushOffer.tell.money });
  await expect(offer).toHaveCount(0);
  await dialog.getByRole('form', { name: th.deposit.form }).getByRole('button', { name: th.deposit.submit }).click();
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await offer.click();
  await expect(dialog.getByText(th.pushOffer.on)).toBeVisible();
  const state = await client.call(pushState, {});
  if (!state.ok) throw new Error(state.error.kind);
  expect(state.value.devices).toMatchObject([{ current: true }]);
  expect(state.value.kinds.flatMap(({ kind, on }) => (on ? [kind] : []))).toEqual(['money', 'security']);

  // The bank pays while the site is not looked at.
  const worker = workerOf(context);
  const deliver = await courier(context, page);
  await page.goto('about:blank');
  const orders = await client.call(depositOrders, { pageNo: 1, pageSize: 1 });
  const reference = orders.ok ? orders.value.list[0]?.reference : undefined;
  await page.request.post('/sandbox-service/bank/pay', { data: { reference } });
  await expect.poll(() => sandbox.noticesTo('demo')).toHaveLength(1);
  const [told] = await sandbox.noticesTo('demo');
  if (told === undefined) throw new Error('nothing was sent');
  expect(told).toMatchObject({ kind: 'money', title: pushTexts.depositArrived?.th });
  await deliver(told);
  const notice = { title: told.title, body: told.body };
  await expect.poll(() => shownBy(worker)).toEqual([notice]);
  // The same once more, as a service may send it, is the same notification.
  await deliver(told);
  await deliver({ ...told, tag: 'another' });
  await expect.poll(() => shownBy(worker)).toEqual([notice, notice]);

  await page.goto('/rng');
  await tap(worker);
  await expect(page).toHaveURL(told.url);
  await expect(page.getByRole('dialog').getByText(String(reference)).first()).toBeVisible({ timeout: 15_000 });
  expect(await shownBy(worker)).toEqual([notice]);

  await page.goto('/');
  await signOut(page);
  await expect.poll(() => shownBy(worker)).toEqual([]);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('subscribed'))).toBeNull();
  const after = await (await sandbox.signIn('demo')).client.call(pushState, {});
  expect(after).toMatchObject({ ok: true, value: { devices: [] } });
});

test('who looks at the site is not told a second time', async ({ page, context }) => {
  await page.goto('/');
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const worker = workerOf(context);
  const deliver = await courier(context, page);
  await worker.evaluate(() => {
    const scope = self as unknown as { registration: ServiceWorkerRegistration; silent: unknown[] };
    const { registration } = scope;
    const show = registration.showNotification.bind(registration);
    scope.silent = [];
    registration.showNotification = async (title, options) => {
      await show(title, options);
      scope.silent.push(options?.silent);
    };
  });
  await deliver({ v: 1, kind: 'money', url: '/', tag: 'one', at: 0, title: 'one', body: '' });
  await expect.poll(() => worker.evaluate(() => (self as unknown as { silent: unknown[] }).silent)).toEqual([true]);
  await expect.poll(() => shownBy(worker)).toEqual([]);
});
