/**
 * Measures what an installed site is for on a slow phone: the login with a passkey (slow 4G, a CPU four times slower, an empty
 * cache), from the press of the button to the player's name and balance in the header, and the first paint without a connection
 * (the same CPU, the worker stopped). Prints medians, and fails where one is above its bound. Needs `npm run build`.
 *
 *     npm run bench:app -- 9      nine times each
 */
import type { BrowserContext, CDPSession, Page } from 'playwright';
import login from '#locales/th/login.json' with { type: 'json' };
import passkeys from '#locales/th/passkeys.json' with { type: 'json' };
import stepUp from '#locales/th/stepUp.json' with { type: 'json' };
import { demoPassword } from '#sandbox/accounts/password.ts';
import { personas } from '#sandbox/seed/members.ts';
import { createSandbox } from '../e2e/sandbox.ts';
import { asPhone, launchBrowser, median, serveSite } from './lib.ts';

const runs = Number(process.argv[2] ?? 9);
const account = 'demo';
const nickname = personas.find((each) => each.account === account)?.nickname ?? '';
/** The most that a median may be, in ms. */
const most = { login: 1_000, home: 1_000, page: 1_200 };
/** How long a page is left to rest before it is measured, in ms: the login that a player reads has loaded. */
const restMs = 1_500;

const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, locale: 'th-TH' };
const { url, close } = await serveSite('dist/site');
/** An address is no name that a passkey could be bound to. */
const baseURL = url.replace('127.0.0.1', 'localhost');
const browser = await launchBrowser();

/** A phone, with a reader of fingers that answers at once. */
async function withFinger(page: Page) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true },
      ...{ isUserVerified: true, automaticPresenceSimulation: true },
    },
  });
  const key = async () => {
    const [credential] = (await cdp.send('WebAuthn.getCredentials', { authenticatorId })).credentials;
    if (credential === undefined) throw new Error('no key was created');
    return credential;
  };
  return { cdp, authenticatorId, key };
}

async function openContext(): Promise<BrowserContext> {
  const context = await browser.newContext({ ...phone, baseURL });
  await context.addInitScript(() => {
    localStorage.setItem('newsHiddenThrough', '2999-01-01');
    localStorage.setItem('ageConfirmed', '99');
    // The suggestion in the field of the user name would take the finger before the button is pressed.
    if ('PublicKeyCredential' in window) PublicKeyCredential.isConditionalMediationAvailable = async () => false;
  });
  return context;
}

/** Creates a key in my account, as a player does. */
async function createKey() {
  const context = await openContext();
  const { token } = await createSandbox(context.request, baseURL, '').signIn(account);
  const page = await context.newPage();
  await page.addInitScript((value) => sessionStorage.setItem('token', value), token);
  const { key } = await withFinger(page);
  await page.goto('/rng?centre=securityCenter');
  await page.getByRole('button', { name: passkeys.add.open }).click();
  await page.getByLabel(stepUp.labels.loginPassword).and(page.locator('input')).fill(demoPassword);
  await page.getByRole('button', { name: passkeys.add.next }).click();
  await page.getByRole('button', { name: passkeys.add.submit, exact: true }).click();
  await page.getByRole('list', { name: passkeys.list }).getByRole('listitem').first().waitFor();
  const created = await key();
  await context.close();
  return created;
}
type Key = Awaited<ReturnType<typeof createKey>>;

interface LogIn {
  /** From the press to the player's own prompt, which a finger answers: the first tap. */
  readonly asked: number;
  readonly name: number;
  readonly balance: number;
}

/** Logs in once, from an empty cache. Returns the times from the press, and the key as it is after its use. */
async function logIn(credential: Key): Promise<{ times: LogIn; key: Key }> {
  const context = await openContext();
  const page = await context.newPage();
  const { cdp, authenticatorId, key } = await withFinger(page);
  await cdp.send('WebAuthn.addCredential', { authenticatorId, credential });
  await page.addInitScript((name) => {
    const seen = { pressed: 0, asked: 0, name: 0, balance: 0 };
    Object.assign(globalThis, { seen });
    addEventListener('click', () => (seen.pressed ||= performance.now()), { capture: true });
    const get = navigator.credentials.get.bind(navigator.credentials);
    navigator.credentials.get = async (options) => {
      seen.asked ||= performance.now();
      return get(options);
    };
    const look = (): void => {
      const header = document.querySelector('header')?.textContent ?? '';
      if (header.includes(name)) seen.name ||= performance.now();
      if (/฿[\d,.]+/.test(header)) seen.balance ||= performance.now();
      if (seen.name === 0 || seen.balance === 0) requestAnimationFrame(look);
    };
    look();
  }, nickname);
  await asPhone(page);
  await page.goto('/login', { timeout: 60_000 });
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(restMs);
  await page.getByRole('button', { name: login.passkey }).click();
  await page.waitForFunction(
    () => {
      const { seen } = globalThis as unknown as { seen: LogIn };
      return seen.name > 0 && seen.balance > 0;
    },
    undefined,
    { timeout: 60_000 },
  );
  const { pressed, ...seen } = await page.evaluate(
    () => (globalThis as unknown as { seen: LogIn & { pressed: number } }).seen,
  );
  const times = { asked: seen.asked - pressed, name: seen.name - pressed, balance: seen.balance - pressed };
  const used = await key();
  await context.close();
  return { times, key: used };
}

/** Waits until the worker has kept both pages and every file of this one. */
const siteKept = (page: Page) =>
  page.waitForFunction(async () => {
    await navigator.serviceWorker.ready;
    const loaded = performance
      .getEntriesByType('resource')
      .flatMap(({ name }) => (new URL(name).pathname.startsWith('/assets/') ? name : []));
    const wanted = [...loaded, `${location.origin}/`, `${location.origin}/app-shell`];
    return (await Promise.all(wanted.map((each) => caches.match(each)))).every((answer) => answer !== undefined);
  });

/** Opens a page without a connection, with its worker stopped, and returns its first paint. */
async function paintOffline(page: Page, cdp: CDPSession, path: string): Promise<number> {
  await page.goto('about:blank');
  await cdp.send('ServiceWorker.stopAllWorkers');
  await page.goto(path);
  const state = await page.evaluate(async () => {
    const paint = await new Promise<number>((resolve) => {
      new PerformanceObserver((list, observer) => {
        const first = list.getEntriesByName('first-contentful-paint')[0];
        if (first === undefined) return;
        observer.disconnect();
        resolve(first.startTime);
      }).observe({ type: 'paint', buffered: true });
    });
    return { paint, kept: document.documentElement.dataset['offline'] !== undefined };
  });
  if (!state.kept) throw new Error(`${path} did not come from what was kept`);
  return state.paint;
}

const figures: { readonly what: string; readonly values: readonly number[]; readonly bound?: number }[] = [];
try {
  let key = await createKey();
  const logins: LogIn[] = [];
  // One more of each comes first and does not count: it warms the server.
  for (let run = 0; run <= runs; run += 1) {
    const done = await logIn(key);
    key = done.key;
    if (run > 0) logins.push(done.times);
  }
  figures.push(
    { what: 'login: to the prompt', values: logins.map(({ asked }) => asked) },
    { what: 'login: to the name', values: logins.map(({ name }) => name), bound: most.login },
    { what: 'login: to the balance', values: logins.map(({ balance }) => balance) },
  );

  const context = await openContext();
  const page = await context.newPage();
  await page.goto('/');
  await siteKept(page);
  const cdp = await context.newCDPSession(page);
  await cdp.send('ServiceWorker.enable');
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await context.setOffline(true);
  const paths = ['/', '/promotions', '/lottery', '/sports', '/no/such/page'];
  const paints = new Map<string, number[]>(paths.map((path) => [path, []]));
  for (let run = 0; run <= runs; run += 1) {
    for (const path of paths) {
      const paint = await paintOffline(page, cdp, path);
      if (run > 0) paints.get(path)?.push(paint);
    }
  }
  for (const [path, values] of paints)
    figures.push({ what: `offline: first paint of ${path}`, values, bound: path === '/' ? most.home : most.page });
  await context.close();
} finally {
  await browser.close();
  await close();
}

const missed = figures.filter(({ values, bound = Infinity }) => median(values) > bound);
for (const { what, values, bound } of figures) {
  const [least, middle, highest] = [Math.min(...values), median(values), Math.max(...values)].map(Math.round);
  console.log(
    `${what.padEnd(40)} ${middle} ms (${least}–${highest})${bound === undefined ? '' : `, at most ${bound} ms`}`,
  );
}
if (missed.length > 0) throw new Error(`above the bound: ${missed.map(({ what }) => what).join('; ')}`);
