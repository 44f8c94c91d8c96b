import type { Locator, Page } from '@playwright/test';
import { demoPassword } from '#sandbox/accounts/password.ts';
import { expect, test } from './fixtures.ts';
import { say, th } from './messages.ts';
import { door, headerBalance, loginForm, watchShift, expectStill } from './site.ts';

test.use({ documents: 'rendered' });

/** The pages of forms, with a field that each of them has. */
const forms = [
  ['/login', 'password'],
  ['/register', 'mobileNum'],
  ['/forget', 'mobileNum'],
] as const;

/** Their addresses: for agents, with the page to go on to, of a link of a campaign, and of an invitation. */
const addresses = [
  ...['/login?fbclid=IwAR0x&utm_source=line', '/login?entry=agent', '/login?next=%2Frng', '/forget'],
  ...['/register?fbclid=IwAR0x&utm_source=line', '/register.html?affiliateCode=KINNARI8'],
];

const textbox = (form: Locator, name: string): Locator => form.getByRole('textbox', { name, exact: true });

/** Holds the program back until it is let in. */
async function holdProgram(page: Page): Promise<() => void> {
  const { open, passed } = door();
  await page.route('**/assets/index-*.js', async (route) => {
    await passed;
    await route.continue();
  });
  return open;
}

/** React has taken the form over. */
const isTaken = (form: Locator): Promise<boolean> =>
  form.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactFiber')));

// What the document of a form contains, a request alone proves (`tests/built`).
for (const path of addresses) {
  test(`${path} is taken over as it is, asks for nothing that it contains, and keeps its address`, async ({
    page,
    sandbox,
  }) => {
    const calls: string[] = [];
    page.on('request', (each) => {
      const { pathname } = new URL(each.url());
      if (pathname.startsWith('/wps/')) calls.push(pathname);
    });
    // React reports on the console what the browser renders in another way; the fixtures fail on it.
    await page.goto(path);
    await expect.poll(() => isTaken(page.locator('form').first())).toBe(true);
    await page.waitForLoadState('networkidle');
    expect(calls.filter((call) => !/status|captcha/.test(call))).toEqual([]);
    expect(await sandbox.cspReports()).toEqual([]);
    await expect(page).toHaveURL(path);
  });
}

test('two visitors get the same forms, whatever their session and their past', async ({ request, sandbox }) => {
  const { token } = await sandbox.signIn('demo');
  for (const path of addresses) {
    const plain = await request.get(path);
    const other = await request.get(path, {
      headers: {
        Authorization: `Bearer ${token}`,
        Cookie: `token=${token}; rememberMe=1; rememberName=demo`,
        'User-Agent': 'another',
      },
    });
    expect(await other.text()).toBe(await plain.text());
    const again = await request.get(path, { headers: { 'If-None-Match': plain.headers()['etag'] ?? '' } });
    expect(again.status()).toBe(304);
  }
});

test('what is entered before the program has come is kept', async ({ page }) => {
  const letIn = await holdProgram(page);
  await page.goto('/login', { waitUntil: 'commit' });
  const form = loginForm(page);
  await textbox(form, th.login.username).fill('demo');
  await textbox(form, th.login.password).fill(demoPassword);
  await form.getByRole('checkbox').check();
  letIn();
  await expect.poll(() => isTaken(form)).toBe(true);
  // Renders the form again.
  await expect(form.getByText(th.login.rememberHint)).toBeVisible();
  await form.getByRole('button', { name: th.login.showPassword }).click();
  await expect(textbox(form, th.login.username)).toHaveValue('demo');
  await expect(textbox(form, th.login.password)).toHaveValue(demoPassword);
  await expect(form.getByRole('checkbox')).toBeChecked();
  await form.getByRole('button', { name: th.login.submit }).click();
  await expect(headerBalance(page)).toBeVisible();
});

test('a number and its country entered before the program has come are kept', async ({ page }) => {
  const letIn = await holdProgram(page);
  await page.goto('/register', { waitUntil: 'commit' });
  const form = page.getByRole('form');
  await form.getByRole('combobox').selectOption('856');
  await form.locator('input[name=mobileNum]').fill('2055512345');
  letIn();
  await expect.poll(() => isTaken(form)).toBe(true);
  await form.getByRole('checkbox').uncheck();
  await expect(form.getByRole('combobox')).toHaveValue('856');
  await expect
    .poll(async () => (await form.locator('input[name=mobileNum]').inputValue()).replace(/\D/g, ''))
    .toBe('2055512345');
});

test('a search entered before the program has come is made', async ({ page }) => {
  const letIn = await holdProgram(page);
  await page.goto('/rng', { waitUntil: 'commit' });
  await page.getByRole('main').getByRole('searchbox').fill('lotus');
  letIn();
  await expect(page).toHaveURL(/q=lotus/);
});

test('a form whose rules fail still arrives, and loads them itself', async ({ page, sandbox, complaints }) => {
  complaints.expect(/500/);
  await sandbox.faults([{ match: 'systemRegisterSettings', fault: { kind: 'status', status: 500 } }]);
  await page.goto('/register');
  await expect(page.getByRole('heading', { level: 1, name: th.register.title })).toBeVisible();
  const retry = page.getByRole('main').getByRole('button', { name: th.common.retry });
  await expect(retry).toBeVisible();
  await sandbox.faults([]);
  await retry.click();
  await expect(page.getByRole('form')).toBeVisible();
});

test('a platform that is late or closed sends the shell', async ({ request, page, sandbox, complaints }) => {
  complaints.allow(/ERR_|503|Failed to load resource/);
  await sandbox.faults([{ match: 'countryCodeList', fault: { kind: 'hang' } }]);
  const late = await request.get('/forget');
  expect(late.status()).toBe(200);
  expect(await late.text()).not.toContain('data-rendered');
  await page.goto('/forget');
  await expect(page.getByRole('heading', { level: 1, name: th.password.forgot.title })).toBeVisible();
  await sandbox.reset({ scenario: 'maintenance', now: '2026-04-13T05:00:00.000Z' });
  for (const [path] of forms) expect((await request.get(path)).status()).toBe(503);
});

test.describe('a form that is sent before the program has come', () => {
  async function sendEarly(page: Page): Promise<{ form: Locator; letIn: () => void; posts: string[] }> {
    const posts: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' || request.isNavigationRequest()) posts.push(request.url());
    });
    const letIn = await holdProgram(page);
    await page.goto('/login?next=%2Frng', { waitUntil: 'commit' });
    const form = loginForm(page);
    await textbox(form, th.login.username).fill('demo');
    await textbox(form, th.login.password).fill('wrong');
    await form.getByRole('button', { name: th.login.submit }).click();
    await textbox(form, th.login.password).press('Enter');
    expect(posts).toHaveLength(1);
    expect(page.url()).toMatch(/\/login\?next=%2Frng$/);
    return { form, letIn, posts };
  }

  test('goes nowhere, and is sent by the program when it has come', async ({ page }) => {
    const { form, letIn } = await sendEarly(page);
    await textbox(form, th.login.password).fill(demoPassword);
    await textbox(form, th.login.password).press('Enter');
    letIn();
    await expect(page).toHaveURL('/rng');
    await expect(headerBalance(page)).toBeVisible();
  });

  test('is not sent when it was changed afterwards', async ({ page, sandbox }) => {
    const { form, letIn } = await sendEarly(page);
    await textbox(form, th.login.password).fill(demoPassword);
    letIn();
    await expect.poll(() => isTaken(form)).toBe(true);
    await page.waitForLoadState('networkidle');
    expect(await sandbox.calls('sessionLogin')).toBe(0);
    await form.getByRole('button', { name: th.login.submit }).click();
    await expect(headerBalance(page)).toBeVisible();
  });

  test('stays, and the page says so, when the program does not load', async ({ page, complaints }) => {
    complaints.expect(/vendor/);
    complaints.allow(/\.js/);
    await page.route('**/assets/vendor-*.js', (route) => route.abort());
    await page.goto('/login');
    await expect(page.getByRole('alert').filter({ hasText: th.documents.incomplete })).toBeVisible();
    const form = loginForm(page);
    await textbox(form, th.login.username).fill('demo');
    await textbox(form, th.login.password).press('Enter');
    await expect(textbox(form, th.login.username)).toHaveValue('demo');
    await page.unroute('**/assets/vendor-*.js');
    await page.getByRole('link', { name: th.documents.reload }).click();
    await expect.poll(() => isTaken(form)).toBe(true);
  });
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });
  for (const [path, field] of [forms[0], forms[2]] as const) {
    test(`${path} is sent nowhere`, async ({ page, request, complaints }) => {
      complaints.allow(/^csp GET .*\.js$/);
      const navigations: string[] = [];
      await page.goto(path);
      page.on('request', (each) => each.isNavigationRequest() && navigations.push(each.url()));
      await page.locator(`input[name=${field}]`).fill('secret');
      await page.locator(`input[name=${field}]`).press('Enter');
      await page.locator('button[type=submit]').click();
      await expect(page.locator(`input[name=${field}]`)).toHaveValue('secret');
      expect(navigations).toEqual([]);
      const html = await (await request.get(path)).text();
      expect(/<noscript>(.*?)<\/noscript>/s.exec(html)?.[1]).toContain(th.documents.noScript);
    });
  }
});

/** Notes whether anything of the page was ever seen. */
async function watchForm(page: Page): Promise<() => Promise<boolean>> {
  await page.addInitScript(() => {
    Object.assign(globalThis, { formSeen: false });
    const look = (): void => {
      if (document.querySelector('main')?.checkVisibility()) Object.assign(globalThis, { formSeen: location.pathname });
      if (location.pathname !== '/') requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  return async () => /login|register|forget/.test(String(await page.evaluate('formSeen')));
}

for (const [path] of forms) {
  test(`a player who opens ${path} is at the home page and never sees the form`, async ({ page, enterAs }) => {
    await enterAs('demo');
    const seen = await watchForm(page);
    const letIn = await holdProgram(page);
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.locator('main')).toBeAttached();
    letIn();
    await expect(page).toHaveURL('/');
    await expect(headerBalance(page)).toBeVisible();
    expect(await seen()).toBe(false);
  });
}

test('a trial account may sign up', async ({ page, sandbox }) => {
  const { token } = await sandbox.signIn('trial');
  await page.addInitScript((value) => {
    sessionStorage.setItem('token', value);
    sessionStorage.setItem('isAgent', '4');
  }, token);
  await page.goto('/register');
  await expect(page.getByRole('form')).toBeVisible();
  await expect(page).toHaveURL('/register');
});

test.describe('on a device that has not confirmed the age', () => {
  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      if (sessionStorage.getItem('asked') === null) localStorage.removeItem('ageConfirmed');
      sessionStorage.setItem('asked', 'yes');
    }),
  );
  const answer = (page: Page, name: 'confirm' | 'younger') =>
    page.getByRole('button', { name: say(th.age[name], { age: 21 }) });

  // A tap before the program has come counts.
  test('the sign-up asks for it first', async ({ page }) => {
    const letIn = await holdProgram(page);
    await page.goto('/register', { waitUntil: 'commit' });
    const yes = answer(page, 'confirm');
    const form = page.getByRole('form');
    await expect(yes).toBeVisible();
    await expect(form).toBeHidden();
    await yes.click();
    await expect(form).toBeHidden();
    letIn();
    await expect(form).toBeVisible();
    await expect(yes).toBeHidden();
    await page.reload();
    await expect(form).toBeVisible();
    await expect(yes).toBeHidden();
  });

  test('who is younger reads that the site is not for them', async ({ page }) => {
    const letIn = await holdProgram(page);
    await page.goto('/register', { waitUntil: 'commit' });
    await answer(page, 'younger').click();
    letIn();
    await expect(page.getByText(say(th.age.refusedTitle, { age: 21 }))).toBeVisible();
    await expect(page.getByRole('form')).toBeHidden();
  });
});

test.describe('a site for members', () => {
  test.use({ start: { scenario: 'guarded' } });
  test.beforeEach(({ complaints }) => complaints.allow(/settings contradict each other/));

  test('shows visitors the login as a document, and players the page that they open', async ({ page, enterAs }) => {
    await page.goto('/forget');
    await expect(page).toHaveURL('/login?next=%2Fforget');
    await page.goto('/rng?q=lotus');
    await expect(page).toHaveURL('/login?next=%2Frng%3Fq%3Dlotus');
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-rendered', 'th');
    await expect(loginForm(page)).toBeVisible();
    await enterAs('demo');
    await page.goto('/rng?q=lotus');
    await expect(headerBalance(page)).toBeVisible();
    await expect(page).toHaveURL('/rng?q=lotus');
  });
});

for (const width of [390, 1280]) {
  for (const language of ['TH', 'EN'] as const) {
    test.describe(`${width} px, ${language}`, () => {
      test.use({ viewport: { width, height: 844 }, language });
      test('nothing moves when the program comes', async ({ page, context, baseURL }) => {
        await context.addCookies([{ name: 'lang', value: language, url: baseURL ?? '' }]);
        const { moved } = await watchShift(page);
        for (const [path] of forms) {
          await page.goto(path);
          await expect.poll(() => isTaken(page.locator('form').first())).toBe(true);
          await page.waitForLoadState('networkidle');
          await expectStill(moved, path, 0.01);
        }
      });
    });
  }
}
