import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { describe, test } from 'vitest';
import { lotteryOpenDraws } from '#api/lottery.ts';
import { memberBets } from '#api/records.ts';
import { localStore } from '#core/data/storage.ts';
import { paths } from '#core/routing/paths.ts';
import { changeSettings } from '#sandbox/changeSettings.ts';
import type { Fault } from '#sandbox/faults.ts';
import { type Lottery, seedLotteries } from '#sandbox/seed/lotteries.ts';
import { memberIdOf } from '#sandbox/seed/members.ts';
import { type RenderOptions, renderOnPlatform } from '#storybook/renderOnPlatform.tsx';
import { type SandboxContext, accounts } from '#storybook/sandboxPlatform.ts';
import { favouritesName } from '../favourites/deviceFavourites.ts';
import type { LotteryArea } from './lottery.types.ts';
import { LotteryScreen } from './LotteryScreen.tsx';
import { useLotteryScreen } from './useLotteryScreen.ts';

const storedMember = { id: memberIdOf(accounts.member), account: accounts.member };

const vietnam = 'TCG_LOTTO_VN';
/** A lottery of Vietnam that is not the first of its list. */
const lottery = seedLotteries('full').findLast(({ vassalage }) => vassalage === vietnam) as Lottery;

async function renderLottery(options: RenderOptions = {}, area: LotteryArea = 'all') {
  const useLottery = () => useLotteryScreen(area);
  const rendered = await renderOnPlatform(LotteryScreen, useLottery, {
    path: '/lottery',
    persona: 'member',
    ...options,
  });
  const { canvas, container, t, url } = rendered;
  const cards = () => [...container.querySelectorAll<HTMLElement>('article')];
  return {
    ...rendered,
    cards,
    names: () => cards().map((card) => within(card).getByRole('heading', { level: 3 }).textContent),
    openFilters: async () => userEvent.click(await canvas.findByText(t('lottery:filters'))),
    /** What stands for the time until a draw closes: a ring for fast ones. */
    rings: () => canvas.queryAllByRole('img', { name: new RegExp(t('lottery:closes').split('{')[0]?.trim() ?? '') }),
    urlQuery: () => new URL(url(), location.origin).searchParams,
    links: (view: 'betting' | 'lobby') =>
      [...container.querySelectorAll<HTMLAnchorElement>(`a[href*="view=${view}"]`)].map(
        ({ href }) => new URL(href).searchParams,
      ),
    hearts: () => [...container.querySelectorAll<HTMLButtonElement>('article button[aria-pressed]')],
  };
}

/** The state after a reload: the session knows the account type before the member info has loaded. */
const setReloaded = ({ platform }: SandboxContext): void => platform.session.setAccountType(0);

describe('the list', () => {
  test('marks the lotteries of a vendor in maintenance before they fail to launch', async () => {
    const { cards, t } = await renderLottery({
      prepare: (sandbox) => changeSettings(sandbox, { vendorsInMaintenance: [lottery.vassalage] }),
    });
    const paused = (card: HTMLElement): boolean =>
      new URL(card.querySelector<HTMLAnchorElement>('a[href*="view="]')?.href ?? '').searchParams.get('vassalage') ===
      lottery.vassalage;
    const marked = (card: HTMLElement): boolean => card.textContent.includes(t('common:inMaintenance'));
    await waitFor(() => expect(cards().filter(marked).length).toBeGreaterThan(0));
    await expect(cards().filter(marked)).toEqual(cards().filter(paused));
  });
  test('has a bet link per lottery, countdowns of open draws and the days (LOT-01, LOT-04)', async () => {
    const { canvas, cards, links, rings, t } = await renderLottery();
    await waitFor(() => expect(cards().length).toBeGreaterThan(7));
    await waitFor(() => expect(rings().length).toBeGreaterThan(1));
    // At any hour some draws may just have closed (LOT-06c).
    const closed = () =>
      canvas.queryAllByRole('link', { name: (name) => name.startsWith(`${t('lottery:seeResult')} `) });
    await expect(links('betting').length + closed().length).toBe(cards().length);
    await expect(links('betting').length).toBeGreaterThan(closed().length);
    await waitFor(() => expect(canvas.getAllByRole('img', { name: /[\d ]+$/ }).length).toBeGreaterThan(8));
  });

  test('combines day and name (LOT-01); another list clears the day (LOT-03)', async () => {
    const { canvas, cards, names, openFilters, t, urlQuery } = await renderLottery();
    await waitFor(() => expect(cards().length).toBeGreaterThan(7));
    const total = cards().length;
    await openFilters();
    await userEvent.selectOptions(canvas.getAllByRole('combobox')[0] as HTMLElement, '1');
    await waitFor(() => expect(cards().length).toBeLessThan(total));
    await expect(urlQuery().get('day')).toBe('1');
    const [first = ''] = names();
    await userEvent.type(canvas.getByRole('searchbox'), first);
    await waitFor(() => expect(urlQuery().get('q')).toBe(first));
    await expect(urlQuery().get('day')).toBe('1');
    await waitFor(() => expect(names()).toContain(first));
    await userEvent.click(canvas.getByRole('link', { name: t('lottery:list.hot') }));
    await waitFor(() => expect(urlQuery().get('list')).toBe('hot'));
    await expect(urlQuery().get('day')).toBeNull();
    await expect(urlQuery().get('q')).toBe(first);
  });

  test('of Vietnam has only lotteries of Vietnam (RT-07)', async () => {
    const { cards, links } = await renderLottery({ path: '/vnlottery' }, 'vn');
    await waitFor(() => expect(cards().length).toBeGreaterThan(1));
    const vendors = new Set(links('lobby').map((query) => query.get('vassalage')));
    await expect([...vendors]).toEqual([vietnam]);
  });

  test('is divided by tabs, which are in the address and clear the filters (LOT-06a)', async () => {
    const { canvas, cards, links, t, urlQuery } = await renderLottery({ path: '/lottery?tag=THAI&day=1' });
    await waitFor(() => expect(cards().length).toBeGreaterThan(0));
    const tabs = within(canvas.getByRole('navigation', { name: t('lottery:tabs.label') }));
    await expect(tabs.queryByRole('link', { current: 'page' })).toBeNull();
    await userEvent.click(tabs.getByRole('link', { name: t('lottery:tabs.vn') }));
    await waitFor(() => expect(urlQuery().toString()).toBe('tab=vn'));
    await waitFor(() => expect([...new Set(links('lobby').map((query) => query.get('vassalage')))]).toEqual([vietnam]));
    await expect(tabs.getByRole('link', { name: t('lottery:tabs.vn') })).toHaveAttribute('aria-current', 'page');
  });

  test('has no tab for a region whose lotteries are not offered', async () => {
    const { canvas, t } = await renderLottery({ scenario: 'empty' });
    await canvas.findByText(t('lottery:empty.all'));
    await expect(canvas.queryByRole('link', { name: t('lottery:tabs.vn') })).toBeNull();
    await expect(canvas.queryByRole('link', { name: t('lottery:tabs.asean') })).toBeNull();
  });

  test('of fast draws leads to the other tabs, and shows the vendor of an older address (RT-05d)', async () => {
    const fast = await renderLottery({ path: '/elott' }, 'fast');
    await waitFor(() => expect(fast.cards().length).toBeGreaterThan(2));
    const vendors = (of: typeof fast) => [...new Set(of.links('lobby').map((query) => query.get('vassalage')))];
    await waitFor(() => expect(vendors(fast)).toHaveLength(1));
    await expect(fast.canvas.getByRole('link', { name: fast.t('lottery:tabs.today') })).toHaveAttribute(
      'href',
      '/lottery?tab=today',
    );
    const [first] = vendors(fast);
    fast.unmount();
    const other = await renderLottery({ path: `/elott?vassalage=${vietnam}` }, 'fast');
    await waitFor(() => expect(vendors(other)).toEqual([vietnam]));
    other.unmount();
    const unknown = await renderLottery({ path: '/elott?vassalage=NOSUCH' }, 'fast');
    await expect(await unknown.canvas.findByText(unknown.t('lottery:vendorMissing'))).toBeVisible();
    await waitFor(() => expect(vendors(unknown)).toEqual([first]));
  });

  test('follows a link: filters by vendor, lists the named lottery first with its play type (GAM-01)', async () => {
    const playType = '2d';
    const { cards, links } = await renderLottery({
      path: `${paths.lottery({ vendor: vietnam, gameCode: lottery.id })}&playType=${playType}`,
    });
    await waitFor(() => expect(cards().length).toBeGreaterThan(1));
    const [first, second] = links('betting');
    await expect(first?.get('gameCode')).toBe(lottery.id);
    await expect(first?.get('playType')).toBe(playType);
    await expect(first?.get('vassalage')).toBe(vietnam);
    await expect(second?.get('playType')).not.toBe(playType);
    await expect(second?.get('vassalage')).toBe(vietnam);
  });

  test('that failed can be loaded again', async () => {
    const { canvas } = await renderLottery({ faults: [{ match: '*', fault: { kind: 'refuse', code: 'unknown' } }] });
    await waitFor(() => expect(canvas.getAllByRole('button').length).toBeGreaterThanOrEqual(2));
  });
});

describe('favourites', () => {
  // LOT-03: on the device, by the number of the account, once that is known.
  test('are stored, and a removal can be undone; focus stays at the place of the removed heart', async () => {
    const { canvas, cards, hearts, names, sandbox, t } = await renderLottery({
      faults: [{ match: 'memberInfo', fault: { kind: 'hang' } }],
      prepare: setReloaded,
    });
    const stored = (): unknown => JSON.parse(localStore.get(favouritesName('lottery', storedMember).name) ?? '[]');
    await waitFor(() => expect(hearts().length).toBeGreaterThan(7));
    const firstTwo = hearts().slice(0, 2);
    const [one] = firstTwo;
    await userEvent.click(one as HTMLElement);
    await expect(one).toHaveAttribute('aria-busy', 'true');
    const added = t('lottery:favouriteAdded', { name: '' }).trim();
    await expect(screen.queryByText(added, { exact: false })).toBeNull();
    sandbox.faults.set([]);
    await waitFor(() => expect(one).not.toHaveAttribute('aria-busy'));

    for (const heart of firstTwo) {
      await userEvent.click(heart);
      await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'true'));
    }
    await expect(stored()).toHaveLength(2);
    await userEvent.click(canvas.getByRole('link', { name: t('lottery:list.fav') }));
    await waitFor(() => expect(cards()).toHaveLength(2));
    const [, last = ''] = names();
    hearts()[0]?.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(names()).toEqual([last]));
    await expect(hearts()[0]).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(cards()).toHaveLength(0));
    await expect(stored()).toEqual([]);
    await expect(canvas.getByRole('group', { name: t('lottery:lotteries') })).toHaveFocus();
    await userEvent.click(await screen.findByRole('button', { name: t('lottery:undo') }));
    await waitFor(() => expect(names()).toEqual([last]));
  });

  test('that were stored under the user name are shown, and are stored under the number of the account', async () => {
    const { name, former } = favouritesName('lottery', storedMember);
    localStore.remove(name);
    const { cards } = await renderLottery({
      path: '/lottery?list=fav',
      prepare: () => localStore.set(former, JSON.stringify([lottery.id])),
    });
    await waitFor(() => expect(cards()).toHaveLength(1));
    await expect(localStore.get(former)).toBeNull();
    await expect(localStore.get(name)).toBe(JSON.stringify([lottery.id]));
  });

  test('of another account on the same device are not shown (LOT-03)', async () => {
    const { canvas, cards, t } = await renderLottery({
      path: '/lottery?list=fav',
      persona: 'agent',
      prepare: () => localStore.set(favouritesName('lottery', storedMember).name, JSON.stringify([lottery.id])),
    });
    await expect(await canvas.findByText(t('lottery:empty.fav'))).toBeVisible();
    await expect(cards()).toHaveLength(0);
  });
});

test('a visitor is asked to log in for the recent lotteries (LOT-03)', async () => {
  const { canvas, cards, t } = await renderLottery({ path: '/lottery?list=recent', persona: 'visitor' });
  await expect(await canvas.findByRole('button', { name: t('lottery:logIn') })).toBeVisible();
  await expect(cards()).toHaveLength(0);
});

describe('my tickets (LOT-06d)', () => {
  const path = '/lottery?tab=mine';
  test('are the lottery bets of the member, each with its record over the page', async () => {
    const { canvas, t } = await renderLottery({ path, scenario: 'played' });
    const list = within(await canvas.findByRole('list', { name: t('lottery:mine.recent') }));
    for (const link of list.getAllByRole('link')) {
      await expect(new URL((link as HTMLAnchorElement).href).pathname).toBe('/lottery');
      await expect((link as HTMLAnchorElement).href).toContain('ref=');
    }
  });

  test('that fail are asked for again together', async () => {
    const { calls, canvas, t } = await renderLottery({
      path,
      scenario: 'played',
      faults: [{ match: 'memberBets', when: { calls: [1, 3] }, fault: { kind: 'refuse', code: 'unknown' } }],
    });
    const retry = await canvas.findByRole('button', { name: t('common:retry') });
    await waitFor(() => expect(calls(memberBets).filter(({ settled }) => settled)).toHaveLength(4));
    await userEvent.click(retry);
    await expect(await canvas.findByRole('list', { name: t('lottery:mine.recent') })).toBeVisible();
    // Each of the two at least once more; an answer that comes can make the site ask for the other by itself.
    await expect(calls(memberBets).length).toBeGreaterThanOrEqual(6);
  });

  test('are not asked for without an account, nor on another tab', async () => {
    const { calls, canvas, t, unmount } = await renderLottery({ path, persona: 'visitor' });
    await expect(await canvas.findByRole('button', { name: t('lottery:logIn') })).toBeVisible();
    await expect(calls(memberBets)).toEqual([]);
    unmount();
    const other = await renderLottery({ path: '/lottery' });
    await waitFor(() => expect(other.cards().length).toBeGreaterThan(7));
    // The tab says how many wait for their draw. The latest others are not asked for.
    await waitFor(() => expect(other.calls(memberBets)).toHaveLength(2));
    for (const { input } of other.calls(memberBets)) await expect(input).toMatchObject({ status: 'waiting' });
  });

  test('that wait for their draw are counted at the tab', async () => {
    const { canvas, t } = await renderLottery({ path: '/lottery', scenario: 'played' });
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: new RegExp(`^${t('lottery:tabs.mine')}`) })).toHaveAccessibleName(/\d/),
    );
  });
});

test('a break of the member stops the page (RSP-03)', async () => {
  const { canvas, cards, t } = await renderLottery({ scenario: 'resting' });
  await expect(await canvas.findByText(t('limits:stop.breakTitle'))).toBeVisible();
  await expect(cards()).toHaveLength(0);
});

const answerWith = (call: number, numero: string, remainTime: number): Fault => ({
  match: 'lotteryOpenDraws',
  when: { calls: [call] },
  fault: { kind: 'malformed', value: { list: [{ gameId: lottery.id, numero, remainTime, lockTime: 0 }] } },
});

describe('the draws', () => {
  test('load by themselves when one ends (LOT-04), unmoved by a later correction of the server time', async () => {
    const { canvas, hearts, sandbox, t } = await renderLottery({
      faults: [
        answerWith(1, 'LAST-1', 0.2),
        answerWith(2, 'NEXT-2', 3_450),
        // Later reloads hang, so that no further answer can hide an error.
        { match: 'lotteryOpenDraws', when: { afterCalls: 2 }, fault: { kind: 'hang' } },
      ],
    });
    // On a busy machine the first one has ended before it is drawn.
    await expect(await canvas.findByText(/NEXT-2/)).toBeVisible();
    await expect(canvas.queryByText(/LAST-1/)).toBeNull();
    // Of the only draw that is open: a time of day, which a later correction moves, and the minutes that are left.
    const left = () => canvas.getByText(new RegExp(t('lottery:left', { count: 58 })));
    await expect(left()).toBeVisible();
    const { clock } = sandbox.platform;
    clock.synchronise(new Date(clock.now() - 600_000).toISOString());
    // Forces a new render of the cards; the countdown follows with the next tick.
    await waitFor(() => expect(hearts()[0]).not.toHaveAttribute('aria-busy'));
    await userEvent.click(hearts()[0] as HTMLElement);
    await waitFor(() => expect(hearts()[0]).toHaveAttribute('aria-pressed', 'true'));
    await expect(left()).toBeVisible();
  });

  // Without an account there are no hearts (LOT-03).
  test('that fail leave the rest working, and the retry button keeps focus through repeated failures', async () => {
    const { calls, canvas, cards, hearts, rings, t } = await renderLottery({
      faults: [
        { match: 'lotteryOpenDraws', fault: { kind: 'refuse', code: 'unknown' } },
        { match: 'memberInfo', fault: { kind: 'refuse', code: 'unknown' } },
      ],
      prepare: setReloaded,
    });
    await expect(await canvas.findByText(t('lottery:drawsFailed'), { exact: false })).toBeVisible();
    await waitFor(() => expect(cards().length).toBeGreaterThan(7));
    await waitFor(() => expect(hearts()).toHaveLength(0));
    const shown = rings().length;
    await expect(shown).toBeGreaterThan(1);
    const retry = canvas.getByRole('button', { name: t('common:retry') });
    for (const times of [1, 2, 3]) {
      await waitFor(() => expect(retry).not.toHaveAttribute('aria-busy'));
      const before = calls(lotteryOpenDraws).length;
      await userEvent.click(retry);
      await waitFor(() => expect(calls(lotteryOpenDraws).length, `retry ${times}`).toBeGreaterThan(before));
      await expect(rings()).toHaveLength(shown);
    }
    const settled = () => calls(lotteryOpenDraws).filter((call) => call.settled);
    await waitFor(() => expect(settled().length).toBeGreaterThanOrEqual(3));
    await expect(retry).toHaveFocus();
    await expect(rings()).toHaveLength(shown);
  });
});
