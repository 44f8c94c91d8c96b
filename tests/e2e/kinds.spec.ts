import type { FrameLocator, Page } from '@playwright/test';
import { gameRecent } from '#api/favourites.ts';
import { permutationsOf } from '#demo/vendors/lottery/numbers.ts';
import { wordsIn } from '#demo/vendors/lottery/words.ts';
import { toAmount } from '#demo/vendors/shared/money.ts';
import type { FixturesSession } from '#demo/vendors/sportsbook/server/messages.ts';
import { wordsIn as matchWords } from '#demo/vendors/sportsbook/words.ts';
import { createSandbox } from '#sandbox/createSandbox.ts';
import { winningNumber } from '#sandbox/games/lotteryDraws.ts';
import { expect, test } from './fixtures.ts';
import { en, th } from './messages.ts';
import type { Account } from './sandbox.ts';
import { baht, gamePage, headerBalance, satang, tiles } from './site.ts';

/** A kind of game: how it is opened from its page, and how one round of it is played. */
interface Kind {
  readonly name: string;
  readonly path: string;
  /** Presses what opens it. */
  readonly open: (page: Page) => Promise<void>;
  /** Where it is played. */
  readonly at: RegExp;
  /** Whose games they are, as the recent ones know it. */
  readonly vassalage: string;
  readonly play: (frame: FrameLocator) => Promise<void>;
}

/** What the server of a game says of a round; a bet that waits has won nothing yet. */
interface Told {
  readonly refused?: string;
  readonly stake?: string;
  readonly win?: string;
  readonly bet?: { readonly stake: string };
}

const first = (page: Page, href: string) => page.getByRole('main').locator(`a[href*="${href}"]`).first();
const ready = (frame: FrameLocator) => expect(frame.locator('#game')).toHaveAttribute('data-state', 'ready');

const book = matchWords('th');

/** The first price in the list, for the stake that the slip proposes. */
async function bet(frame: FrameLocator): Promise<void> {
  await expect(frame.locator('#book')).not.toHaveAttribute('data-state', 'loading');
  await frame.locator('#groups button').first().click();
  await frame.locator('#place').click();
}

const kinds: readonly Kind[] = [
  {
    name: 'live casino',
    path: '/live?vassalage=RVSD',
    open: (page) => first(page, 'gameCode=').click(),
    at: /\/seamless\?/,
    vassalage: 'RVSD',
    async play(frame) {
      await ready(frame);
      await frame.locator('#places button').first().click();
      await frame.locator('#deal').click();
    },
  },
  {
    name: 'card games',
    path: '/pvp?vassalage=PDNG',
    open: (page) => first(page, '/game?').click(),
    at: /\/game\?/,
    vassalage: 'PDNG',
    async play(frame) {
      await ready(frame);
      await frame.locator('#deal').click();
      await ready(frame);
      // A hand that is good enough has ended the round already.
      if (await frame.locator('#moves').isVisible()) await frame.locator('#stay').click();
    },
  },
  {
    name: 'fish',
    path: '/fish?vassalage=DPRF',
    open: (page) => first(page, '/game?').click(),
    at: /\/game\?/,
    vassalage: 'DPRF',
    async play(frame) {
      await ready(frame);
      await frame.locator('#shoot').click();
    },
  },
  ...[
    { name: 'sports', path: '/sports', vassalage: 'KCKL', at: /\/seamless\?/ },
    { name: 'sports by a call of their own', path: '/sports', vassalage: 'FB', at: /\/fbsports\?/ },
  ].map(({ vassalage, ...kind }): Kind => ({
    ...kind,
    vassalage,
    open: (page) => first(page, vassalage === 'FB' ? '/fbsports' : `/seamless?vassalage=${vassalage}`).click(),
    play: bet,
  })),
];

async function recentOf({ client }: Account): Promise<readonly string[]> {
  const answer = await client.call(gameRecent, { clientType: 3, language: 'TH', pageNo: 1, pageSize: 15 });
  if (!answer.ok) throw new Error(`no recent games: ${answer.error.kind}`);
  return answer.value.list.map(({ vassalage }) => vassalage);
}

// A price that moves on the way to its bet could be asked back.
test.use({ start: { now: '2026-11-21T05:00:21.000Z', stands: true } });

for (const kind of kinds) {
  test(`one round of ${kind.name}: the wallet follows, and the game is a recent one`, async ({
    page,
    sandbox,
    enterAs,
    isMobile,
  }) => {
    const account = await enterAs('demo');
    await page.goto(kind.path);
    await kind.open(page);
    await expect(page).toHaveURL(kind.at);
    const nodeId = new URL(page.url()).searchParams.get('nodeId');
    const frame = page.frameLocator('iframe');
    const told: Promise<Told>[] = [];
    page.on('response', (response) => {
      const isRound = response.request().method() === 'POST' && response.url().includes('/sandbox-games/api/');
      if (isRound) told.push(response.json() as Promise<Told>);
    });
    await kind.play(frame);

    // The stake is gone, and what was won is there: by the platform's word, and in the bar.
    const bar = page.getByRole('banner', { name: th.launch.bar });
    await expect(async () => {
      const last = await told.at(-1);
      expect(last).toBeDefined();
      expect(last).not.toHaveProperty('refused');
      const stake = satang((last?.bet ?? last)?.stake ?? '');
      expect(stake).toBeGreaterThan(0);
      expect(satang(await account.balance())).toBe(1_000_000 - stake + satang(last?.win ?? '0.00'));
      await expect(bar.getByText(baht(await account.balance()))).toBeVisible({ timeout: 500 });
    }).toPass();
    expect(await sandbox.ledger()).toBe(0);
    expect(await recentOf(account)).toEqual([kind.vassalage]);

    await bar.getByRole('link', { name: th.launch.back }).click();
    await expect(page).toHaveURL(new RegExp(kind.path.replace('?', String.raw`\?`)));
    await expect(headerBalance(page)).toHaveText(baht(await account.balance()));

    if (isMobile) return;
    await page.goto('/');
    const recent = page.getByRole('main').getByRole('list', { name: th.home.recent.title });
    await expect(recent.getByRole('link')).toHaveCount(1);
    await expect(recent.getByRole('link')).toHaveAttribute('href', new RegExp(kind.at.source.replace('\\?', '')));
    if (nodeId !== null) {
      await expect(recent.getByRole('link')).toHaveAttribute('href', new RegExp(`[?&]nodeId=${nodeId}(&|$)`));
    }
  });
}

test('a bet on a match waits, and is settled when the match has ended', async ({ page, sandbox, enterAs }) => {
  const account = await enterAs('demo');
  await page.goto('/sports');
  await first(page, '/seamless?vassalage=KCKL').click();
  const frame = page.frameLocator('iframe');
  await bet(frame);
  await frame.locator('#tab-bets').click();
  await expect(frame.locator('#bet-list li')).toHaveCount(1);
  await expect(frame.locator('#bet-list [data-state="open"]')).toHaveCount(1);
  const staked = satang(await account.balance());
  expect(staked).toBeLessThan(satang('10000.00'));

  // Whichever match it was, it has ended by then.
  await sandbox.clock(6 * 60 * 60_000);
  await page.goto('/sports');
  // The session has not: only the match.
  await expect(headerBalance(page)).toHaveText(baht(await account.balance()));
  await first(page, '/seamless?vassalage=KCKL').click();
  await frame.locator('#tab-bets').click();
  await expect(frame.locator('#bet-list [data-state="open"]')).toHaveCount(0);
  const settled = frame.locator('#bet-list [data-state="won"], [data-state="lost"], [data-state="refunded"]');
  await expect(settled).toHaveCount(1);
  const won = (await settled.getAttribute('data-state')) !== 'lost';
  expect(satang(await account.balance()) > staked).toBe(won);
  expect(await sandbox.ledger()).toBe(0);
});

test.describe('the lottery', () => {
  // A minute after a draw of those that take place every five.
  test.use({ language: 'EN', start: { now: '2026-11-21T05:01:00.000Z' } });
  test('from the ticket to the settled draw', async ({ page, sandbox, enterAs }) => {
    const account = await enterAs('demo');
    await page.goto('/lottery');
    await page.locator('summary').filter({ hasText: en.lottery.filters }).click();
    await page.getByRole('searchbox', { name: en.lottery.search }).fill('Naga Five');
    const card = page.getByRole('article').filter({ hasText: 'Naga Five' });
    await expect(page.getByRole('article')).toHaveCount(1);
    await card.getByRole('link', { name: en.lottery.bet }).click();
    await expect(page).toHaveURL(/\/game\?.*view=betting/);

    const frame = page.frameLocator('iframe');
    await expect(frame.locator('#page')).toHaveAttribute('data-view', 'betting');
    const numero = /\d{8}-\d+/.exec(await frame.locator('#numero').innerText())?.[0] ?? '';
    // Chance decides the same whenever it is asked: the ticket is the one that wins.
    const drawn = winningNumber(createSandbox(), { id: 'NAGA5', digits: 6 }, numero);
    for (const key of drawn.slice(-3)) await frame.locator(`[data-key="${key}"]`).click();
    await frame.locator('#buy').click();
    await frame.locator('#confirm-buy').click();
    await expect(frame.locator('#tickets > li')).toHaveCount(1);
    const staked = satang(await account.balance());
    const stake = 1_000_000 - staked;
    expect(stake).toBeGreaterThan(0);
    const bar = page.getByRole('banner', { name: en.launch.bar });
    await expect(bar.getByText(baht(await account.balance()))).toBeVisible();

    // The draw after five minutes at the most.
    await sandbox.clock(5 * 60_000);
    await bar.getByRole('link', { name: en.launch.back }).click();
    await expect(headerBalance(page)).toHaveText(baht(await account.balance()));
    expect(satang(await account.balance())).toBe(staked + 850 * stake);
    expect(await sandbox.ledger()).toBe(0);
    await page.goto('/lottery?list=results');
    await expect(page.getByRole('main').getByText(numero).first()).toBeVisible();

    await page.goto('/lottery?tab=mine');
    const tickets = page.getByRole('list', { name: en.lottery.mine.recent });
    await expect(tickets.getByRole('link').first()).toContainText('Naga Five');
    await expect(tickets.getByRole('link').first()).toContainText(en.lottery.mine.states.won);

    await page.goto('/lottery?list=recent');
    await expect(page.getByRole('article')).toHaveCount(1);
    await expect(page.getByRole('article')).toContainText('Naga Five');
    await page.getByRole('article').getByRole('link', { name: en.lottery.bet }).click();
    const ticket = frame.locator('#tickets > li');
    await expect(ticket).toHaveAttribute('data-state', 'won');
  });

  test('a slip of three numbers, one of them reversed', async ({ page, sandbox, enterAs }) => {
    const account = await enterAs('demo');
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto('/lottery');
    await first(page, 'gameCode=NAGA5&view=betting').click();
    const frame = page.frameLocator('iframe');
    const words = wordsIn('en');
    await expect(frame.locator('#page')).toHaveAttribute('data-view', 'betting');
    const numero = /\d{8}-\d+/.exec(await frame.locator('#numero').innerText())?.[0] ?? '';
    const drawn = winningNumber(createSandbox(), { id: 'NAGA5', digits: 6 }, numero).slice(-3);
    const reversed = permutationsOf([...drawn].toReversed().join(''));
    const [one = '', other = ''] = ['111', '222', '333'].filter((number) => number !== drawn);
    const lines = frame.getByRole('list', { name: words.say('slip', { play: words.say('last3') }) }).locator('li');

    // By keyboard, in Thai digits too, and on the number pad.
    const field = frame.locator('#number');
    await field.pressSequentially(one);
    await field.press('Enter');
    await expect(lines).toHaveCount(1);
    await field.press('Enter');
    await expect(frame.getByRole('dialog').locator('#confirm-numbers li')).toHaveText([one]);
    await page.keyboard.press('Escape');
    await field.fill([...other].map((digit) => String.fromCharCode(0x0e50 + Number(digit))).join(''));
    await field.press('Enter');
    await expect(lines).toHaveCount(2);
    for (const key of reversed[0] ?? '') await frame.locator(`[data-key="${key}"]`).click();
    await frame.getByRole('checkbox', { name: words.say('reverse') }).check();
    await frame.getByRole('button', { name: words.say('add') }).click();
    const all = [one, other, ...reversed];
    await expect(lines).toHaveText(all.map((number) => new RegExp(number)));

    // What is on the slip is not added again, and what is removed can be.
    await field.fill(other);
    await field.press('Enter');
    await expect(frame.getByRole('status').first()).toHaveText(words.say('onSlip', { number: other }));
    await expect(lines).toHaveCount(all.length);
    await frame.getByRole('button', { name: words.say('remove', { number: other }) }).press('Enter');
    await expect(lines).toHaveCount(all.length - 1);
    await expect(frame.getByRole('button', { name: words.say('remove', { number: reversed[0] ?? '' }) })).toBeFocused();
    await frame.getByRole('checkbox', { name: words.say('reverse') }).uncheck();
    await frame.getByRole('button', { name: words.say('add') }).click();
    await expect(lines).toHaveCount(all.length);
    const cost = 1_000 * all.length;
    await expect(frame.locator('#sum')).toHaveText(baht(toAmount(cost)));
    await expect.poll(() => frame.locator('html').evaluate((html) => html.scrollWidth)).toBeLessThanOrEqual(320);

    await frame.locator('#buy').click();
    await expect(frame.getByRole('dialog').locator('#confirm-numbers li')).toHaveCount(all.length);
    await expect(frame.getByRole('dialog')).toContainText(baht(toAmount(cost)));
    await frame.locator('#confirm-buy').click();
    await expect(frame.locator('#tickets > li')).toHaveCount(1);
    await expect(frame.locator('#tickets li li')).toHaveText([one, ...reversed, other]);
    await expect(lines).toHaveCount(0);
    expect(satang(await account.balance())).toBe(1_000_000 - cost);

    await sandbox.clock(5 * 60_000);
    await page.goto('/?centre=personalHistoryCopy');
    expect(satang(await account.balance())).toBe(1_000_000 - cost + 850_000);
    expect(await sandbox.ledger()).toBe(0);
    // On a phone the row itself opens its details.
    const bought = [one, ...reversed, other].join(', ');
    await page.getByRole('button', { name: new RegExp(`^${bought}`) }).click();
    await expect(page.getByRole('dialog', { name: en.records.detail.title }).getByText(bought)).toBeVisible();
  });
});

test.describe('a slip that is refused', () => {
  test.use({ language: 'TH', start: { now: '2026-11-21T05:01:00.000Z' } });
  test('says why in Thai, takes nothing, and stays as it was filled in', async ({ page, enterAs }) => {
    const account = await enterAs('demo');
    await page.goto('/lottery');
    await first(page, 'gameCode=NAGA5&view=betting').click();
    const frame = page.frameLocator('iframe');
    const words = wordsIn('th');
    words.setCurrency('฿');
    const field = frame.locator('#number');
    const lines = frame.locator('#slip li');
    const status = frame.locator('#status');
    await frame.getByRole('checkbox', { name: words.say('reverse') }).check();
    for (const number of ['123', '456', '789', '012', '345', '678', '901', '234']) {
      await field.fill(number);
      await field.press('Enter');
    }
    await expect(lines).toHaveCount(48);
    await field.fill('567');
    await field.press('Enter');
    await expect(status).toHaveText(words.say('slipFull', { most: '50', count: '48' }));
    await expect(lines).toHaveCount(48);
    await expect(field).toHaveValue('567');

    await field.fill('');
    await frame.getByRole('radio', { name: '฿500' }).check({ force: true });
    await expect(frame.locator('#sum')).toHaveText(words.money('24000.00'));
    await frame.locator('#buy').click();
    await frame.locator('#confirm-buy').click();
    await expect(status).toHaveText(words.say('insufficient_balance'));
    await expect(lines).toHaveCount(48);
    await expect(frame.locator('#tickets > li')).toHaveCount(0);
    expect(await account.balance()).toBe('10000.00');

    // Each way of playing has a slip of its own; choosing another one loses nothing.
    await frame.getByRole('radio', { name: words.say('last2') }).check({ force: true });
    await expect(lines).toHaveCount(0);
    await frame.getByRole('radio', { name: words.say('last3'), exact: false }).check({ force: true });
    await expect(lines).toHaveCount(48);
  });
});

test.describe('a slip whose answer is lost', () => {
  test.use({ language: 'EN', start: { now: '2026-11-21T05:01:00.000Z' } });
  test('is asked for again and bought once', async ({ page, enterAs, complaints }) => {
    complaints.expect(/^net::ERR_CONNECTION_RESET POST \/sandbox-games\/api\/lottery\/buy$/);
    const account = await enterAs('demo');
    const sent: unknown[] = [];
    await page.route('**/lottery/buy', async (route) => {
      sent.push(route.request().postDataJSON());
      if (sent.length > 1) return route.continue();
      await route.fetch();
      return route.abort('connectionreset');
    });
    await page.goto('/lottery');
    await first(page, 'gameCode=NAGA5&view=betting').click();
    const frame = page.frameLocator('iframe');
    await frame.getByRole('checkbox', { name: wordsIn('en').say('reverse') }).check();
    await frame.locator('#number').fill('112');
    await frame.locator('#buy').click();
    await frame.locator('#confirm-buy').click();
    await expect(frame.locator('#tickets > li')).toHaveCount(1);
    expect(sent).toHaveLength(2);
    expect(sent[1]).toEqual(sent[0]);
    expect(sent[0]).toMatchObject({ numbers: ['112', '121', '211'], stake: '10.00' });
    expect(await account.balance()).toBe('9970.00');
  });
});

test('matches that take bets come first in the sportsbook, with their odds', async ({ page, enterAs }) => {
  await enterAs('demo');
  await page.goto('/sports');
  await first(page, '/fbsports').click();
  const cards = page.frameLocator('iframe').locator('#groups .card');
  await expect(cards.first()).toHaveAttribute('data-state', 'upcoming');
  await expect(cards.first().getByRole('button').first()).toBeEnabled();
  const states = await cards.evaluateAll((all) => all.map((card) => (card as HTMLElement).dataset['state']));
  expect(states).toContain('live');
  expect(states.lastIndexOf('upcoming')).toBeLessThan(states.indexOf('live'));
});

test('a better price is taken and told; a worse one is asked back with both prices', async ({ page, enterAs }) => {
  await enterAs('demo');
  // The page sees another price than the server has, as when it moves between two looks.
  let shown = '1.01';
  await page.route('**/sportsbook/session*', async (route) => {
    const answer = await route.fetch();
    const session = (await answer.json()) as FixturesSession;
    const prices = session.matches.flatMap(({ markets }) => markets).flatMap(({ outcomes }) => outcomes);
    for (const outcome of prices) Object.assign(outcome, { price: shown });
    for (const quote of session.quotes) Object.assign(quote, { price: shown });
    await route.fulfill({ response: answer, json: session });
  });
  await page.goto('/sports');
  await first(page, '/seamless?vassalage=KCKL').click();
  const frame = page.frameLocator('iframe');
  const choice = frame.getByRole('combobox', { name: book.say('accepts') });
  const said = frame.locator('#slip-said');
  await bet(frame);
  await expect(said).toHaveText(/1\.01/);
  const better = book.say('placedBetter', { bet: '', amount: '', old: '1.01' }).split(' · ').at(-1)?.trim() ?? '';
  await expect(said).toContainText(better);
  const paid = /\d+\.\d\d/.exec((await said.textContent())?.replace('1.01', '') ?? '')?.[0] ?? '';
  expect(Number(paid)).toBeGreaterThan(1.01);

  shown = '99.99';
  await page.reload();
  await bet(frame);
  await expect(frame.locator('.pick-before')).toHaveText('99.99');
  await expect(said).toContainText('99.99');
  await expect(said).toHaveAttribute('data-mood', 'trouble');
  const price = (await frame.locator('.pick-odds').textContent()) ?? '';
  await expect(said).toContainText(price);
  await expect(frame.locator('#place')).toContainText(price);
  // Whoever accepts any price is not asked.
  await choice.selectOption('any');
  await expect(frame.locator('#place')).not.toContainText(price);
  await choice.selectOption('none');
  await expect(frame.locator('#place')).toContainText(price);
  await frame.locator('#place').click();
  await expect(frame.locator('#see-bets')).toBeVisible();

  // The choice of the latest bet is there again.
  await page.reload();
  await expect(choice.or(frame.locator('#accepts'))).toHaveValue('none');
});

test('a match of the sports page opens the book at this match, with the odds of the page (RT-05g)', async ({
  page,
  enterAs,
}) => {
  await enterAs('demo');
  // A match of tomorrow: its odds do not move while the test runs.
  await page.goto('/sports?when=tomorrow&vassalage=KCKL');
  const row = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.locator('[href*="gameCode=KCKL-"]') })
    .first();
  const match = row.getByRole('link');
  await expect(match).toBeVisible();
  const odds = await row
    .getByRole('group', { name: th.sports.kinds['1x2'] })
    .getByText(/^\d+\.\d\d$/)
    .allInnerTexts();
  const id = new URL((await match.getAttribute('href')) ?? '', page.url()).searchParams.get('gameCode');
  await match.click();
  const shown = page.frameLocator('iframe').locator('.card[data-chosen]');
  await expect(shown).toHaveAttribute('data-match', id ?? '');
  await expect(shown).toBeInViewport();
  for (const price of odds) await expect(shown).toContainText(price);
  expect(odds).toHaveLength(3);
});

test('a table of one game opens with the results of its road map (RT-05f)', async ({ page, enterAs }) => {
  await enterAs('demo');
  await page.goto('/live');
  const tabs = page.getByRole('navigation', { name: th.tables.games });
  await tabs.getByRole('link', { name: th.tables.kinds.baccarat }).click();
  await expect(page).toHaveURL('/live?game=baccarat');
  const tables = page.getByRole('list', { name: th.tables.list });
  const more = tables.getByRole('button', { name: th.tables.more.split('{')[0] ?? '' }).first();
  // By keyboard: a finger holds the card instead.
  await more.focus();
  await more.press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: th.tables.addFavourite }).click();
  const filters = page.getByRole('navigation', { name: th.tables.filters.label });
  await filters.getByRole('link', { name: th.tables.filters.favourite }).click();
  await expect(page).toHaveURL('/live?game=baccarat&favourite=1');
  await page.reload();
  const cards = tables.getByRole('listitem').filter({ has: page.getByRole('img') });
  await cards.last().getByRole('link').click();
  await expect(page).toHaveURL(/\/seamless\?.*gameCode=/);
  await expect(page.frameLocator('iframe').locator('#felt')).toHaveAttribute('data-game', 'baccarat');
  await gamePage(page).bar.getByRole('link', { name: th.launch.back }).click();
  await expect(page).toHaveURL('/live?game=baccarat&favourite=1');
});

test.describe('where free play is on', () => {
  test.use({ start: { scenario: 'everyWayIn' }, language: 'EN' });

  test('a visitor practises without an account and without a call to the wallet', async ({ page, sandbox }) => {
    await page.goto('/fish?vassalage=DPRF');
    await tiles(page, en).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('link', { name: en.login.practise }).click();
    await page.getByRole('dialog').getByRole('button', { name: en.tryGame.play }).click();
    await expect(page).toHaveURL(/\/game\?.*practice=1/);
    const bar = page.getByRole('banner', { name: en.launch.bar });
    await expect(bar).toContainText(en.launch.practice);
    const frame = page.frameLocator('iframe');
    await expect(frame.locator('#game')).toHaveAttribute('data-state', 'ready');
    await expect(frame.locator('#demonstration')).toHaveAttribute('data-practice', '');
    const before = await frame.locator('#balance').innerText();
    await frame.locator('#shoot').click();
    await expect(frame.locator('#balance')).not.toHaveText(before);
    await expect(bar.getByText('฿')).toHaveCount(0);
    expect(await sandbox.calls('walletBalance')).toBe(0);
    expect(await sandbox.calls('gameLaunch')).toBe(0);
    expect(await sandbox.ledger()).toBe(0);
  });
});
