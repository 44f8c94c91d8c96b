import { readFileSync } from 'node:fs';
import type { FrameLocator, Locator, Page } from '@playwright/test';
import { paths } from '#core/routing/paths.ts';
import type { SpinAnswer } from '#demo/vendors/shared/server/messages.ts';
import { demoPassword } from '#sandbox/accounts/password.ts';
import { defaultSeed } from '#sandbox/createSandbox.ts';
import { catalogueOf } from '#sandbox/seed/catalogue.ts';
import { expect } from './fixtures.ts';
import { th } from './messages.ts';

type Words = typeof th;

/** Where the player logs in: the bar of the header, the dialog, or the page. */
export const loginForm = (within: Page | Locator, messages: Words = th): Locator =>
  within.getByRole('form', { name: messages.login.title });

export async function logIn(
  form: Locator,
  account: string,
  password = demoPassword,
  messages: Words = th,
): Promise<void> {
  await form.getByRole('textbox', { name: messages.login.username }).fill(account);
  await form.getByRole('textbox', { name: messages.login.password, exact: true }).fill(password);
  await form.getByRole('button', { name: messages.login.submit }).click();
}

const gameRegion = (page: Page, messages: Words): Locator => page.getByRole('group', { name: messages.lobby.games });

/** The games of the lobby, above the links to further pages. */
export const gameList = (page: Page, messages: Words = th): Locator =>
  gameRegion(page, messages).getByRole('list').first();

/** The tiles of the lobby, a link each. */
export const tiles = (page: Page, messages: Words = th): Locator => gameList(page, messages).getByRole('link');

/** The heart in the corner of a tile. */
export const hearts = (page: Page, messages: Words = th): Locator => gameList(page, messages).getByRole('button');

/** Every tile answers the question in the address. */
export async function settled(page: Page): Promise<void> {
  await expect(tiles(page).first()).toBeVisible();
  await expect(gameList(page)).not.toHaveAttribute('aria-busy', 'true');
  // A page of games is drawn part by part.
  await expect(gameRegion(page, th)).not.toHaveAttribute('aria-busy', 'true');
}

/** The links to the further pages of a list of games. */
export const gamePages = (page: Page): Locator => page.getByRole('navigation', { name: th.lobby.pages });

/** The name that stands first on a tile, without the vendor and the marks. */
export async function nameOf(tile: Locator): Promise<string> {
  const label = await tile.evaluate((link) => link.firstElementChild?.textContent);
  if (!label) throw new Error('a tile without a name');
  return label;
}

/** The balance in the header. The bar of a game, which a page change can still show, has the result of the session after it. */
export const headerBalance = (page: Page): Locator => page.getByRole('banner').getByText('฿').first();

/** The same while a dialog lies over the page, which hides it from everything but the eyes. */
export const balanceBehind = (page: Page): Locator => page.locator('header').getByText('฿');

/** `'10000.00'` as the site writes it. */
export const baht = (amount: string): string =>
  `฿${new Intl.NumberFormat('en', { minimumFractionDigits: 2 }).format(Number(amount))}`;

/** The open game: what the third party draws, and the site's bar over it. */
export interface GamePage {
  readonly frame: FrameLocator;
  readonly bar: Locator;
  readonly board: Locator;
  readonly spinButton: Locator;
  readonly balance: Locator;
  readonly stake: Locator;
  readonly result: Locator;
  /** Presses spin, waits for the round to end, and answers what the game's server decided. */
  readonly spin: () => Promise<SpinAnswer>;
}

export function gamePage(page: Page, messages: Words = th): GamePage {
  const frame = page.frameLocator('iframe');
  const board = frame.locator('.game');
  const spinButton = frame.locator('#spin');
  return {
    frame,
    bar: page.getByRole('banner', { name: messages.launch.bar }),
    board,
    spinButton,
    balance: frame.locator('#balance'),
    stake: frame.locator('#stake'),
    result: frame.locator('#result'),
    async spin() {
      const answer = page.waitForResponse(isSpin);
      await spinButton.click();
      const round = (await (await answer).json()) as SpinAnswer;
      await expect(board).toHaveAttribute('data-state', 'ready');
      return round;
    },
  };
}

const isSpin = (response: { url: () => string; request: () => { method: () => string } }): boolean =>
  response.url().includes('/sandbox-games/api/spin') && response.request().method() === 'POST';

export const spinAddress = '**/sandbox-games/api/spin';

/** Satang of a decimal amount, for sums that must be exact. */
export const satang = (amount: string): number => Math.round(Number(amount) * 100);

/** The first slot game of the lobby, as an address that can be kept. */
export async function gameHref(page: Page, messages: Words = th): Promise<string> {
  const href = await tiles(page, messages).first().getAttribute('href');
  if (href === null) throw new Error('a tile that leads nowhere');
  return href;
}

/** A slot game as an address that can be kept. */
export function slotPath(): string {
  const [game] = catalogueOf(defaultSeed, 'full').games;
  if (game === undefined) throw new Error('no slot in the catalogue');
  return paths.game({ vassalage: game.vassalage, gameType: 'RNG', nodeId: game.nodeId, from: '/rng' });
}

/** A door that stays shut until it is opened. */
export function door(): { open: () => void; passed: Promise<void> } {
  let open = (): void => undefined;
  const passed = new Promise<void>((resolve) => (open = resolve));
  return { open, passed };
}

const files: Readonly<Record<string, string>> = JSON.parse(readFileSync('dist/site/.build-modules.json', 'utf8'));

/** Returns a pattern for the address of the built file that has a module: the build decides which, and how it is called. */
export function fileOf(module: string): RegExp {
  const file = files[module];
  if (file === undefined) throw new Error(`no built file has ${module}`);
  return new RegExp(`/${file.replaceAll('.', String.raw`\.`)}$`);
}

/** Signs up by mobile number: the number, its code, which goes on by itself, then name and password. */
export async function signUpByNumber(page: Page, mobile: string, codeOf: () => Promise<string | null>): Promise<void> {
  const form = page.getByRole('form', { name: th.register.title });
  const entry = (name: string) => form.locator('input').and(form.getByLabel(name));
  const { fields, sms } = th.fields;
  await entry(fields.mobileNum).fill(mobile);
  await form.getByRole('button', { name: sms.send }).click();
  await expect.poll(codeOf).not.toBeNull();
  await expect(entry(fields.verificationCode)).toBeFocused();
  await page.keyboard.type((await codeOf()) ?? '');
  await expect(entry(fields.payeeName)).toBeFocused();
  await page.keyboard.type('สมหญิง ใจงาม');
  await entry(fields.password).first().fill('Lotus2569');
  await page.keyboard.press('Enter');
}

/** Signs out by the menu of the account, which asks first. */
export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: th.appShell.account.label }).click();
  await page.getByRole('menuitem', { name: th.appShell.account.signOut }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: th.login.logout.confirm }).click();
}

/** Chooses a deposit without a bonus, which the first deposit asks for. */
export const withoutBonus = (within: Locator): Promise<void> =>
  within.getByRole('radio', { name: new RegExp(`^${th.deposit.bonus.none}`) }).check();

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly { readonly node: Node | null }[];
}
/** What a page has seen: each shift with its moment, and when fonts were there, in ms. */
interface Seen {
  readonly shifts: { readonly at: number; readonly value: number; readonly text: string }[];
  readonly fontsAt: number[];
}
/** What has moved by itself: how much, and the texts of the elements. */
interface Moved {
  readonly sum: number;
  readonly texts: readonly string[];
}

/**
 * Watches what moves by itself on the pages that are opened from now on.
 * @param from `parsed` leaves out what moves while the document itself still arrives, as on a busy machine, and when its font
 *   comes: how wide letters were before depends on the fonts of the machine
 */
export async function watchShift(
  page: Page,
  from: 'begin' | 'parsed' = 'begin',
): Promise<{ moved: () => Promise<Moved>; forget: () => Promise<void> }> {
  await page.addInitScript((since) => {
    const seen: Seen = { shifts: [], fontsAt: [] };
    Object.assign(globalThis, { seen });
    if (since === 'parsed') document.fonts.addEventListener('loadingdone', () => seen.fontsAt.push(performance.now()));
    new PerformanceObserver((list) => {
      const { domInteractive } = performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming;
      for (const { value, sources, startTime } of list.getEntries() as LayoutShift[]) {
        if (since === 'parsed' && (domInteractive === 0 || startTime < domInteractive)) continue;
        const text = sources.map(({ node }) => node?.textContent?.slice(0, 40)).join(' | ');
        seen.shifts.push({ at: startTime, value, text: `${value.toFixed(5)} ${text}` });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  }, from);
  const moved = () =>
    page.evaluate(() => {
      const { shifts, fontsAt } = (globalThis as unknown as { seen: Seen }).seen;
      const fonts = performance.getEntriesByType('resource').filter(({ name }) => name.includes('.woff2'));
      const came = Math.min(...fonts.map((font) => (font as PerformanceResourceTiming).responseEnd));
      const shown = Math.max(...fontsAt) + 100;
      const counted = shifts.filter(({ at }) => !(at >= came && at <= shown));
      return { sum: counted.reduce((sum, { value }) => sum + value, 0), texts: counted.map(({ text }) => text) };
    });
  const forget = () => page.evaluate(() => void ((globalThis as unknown as { seen: Seen }).seen.shifts.length = 0));
  return { moved, forget };
}

/** Expects that nothing has moved. */
export async function expectStill(moved: () => Promise<Moved>, where: string, most: number): Promise<void> {
  const { sum, texts } = await moved();
  expect(sum, `${where}: ${texts.join('\n')}`).toBeLessThan(most);
}
