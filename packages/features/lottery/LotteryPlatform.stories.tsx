import { useLocation } from 'react-router-dom';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { AnyOperation } from '#api/operation.ts';
import preview from '#storybook/preview.tsx';
import type { SandboxContext } from '#storybook/sandboxAddon.ts';
import { localStore } from '../shared/storage.ts';
import { favouritesKey } from './favourites.ts';
import { LotteryScreen } from './LotteryScreen.tsx';
import { useLotteryScreen } from './useLotteryScreen.ts';

/** The screen as the site joins it, on the story's own platform. */
function Lottery({ area = 'all' }: { area?: 'all' | 'vn' }) {
  const { search } = useLocation();
  return (
    <div data-address={search}>
      <LotteryScreen {...useLotteryScreen(area)} />
    </div>
  );
}

const meta = preview.meta({
  title: 'Screens/Games/Lottery on the platform',
  component: Lottery,
  parameters: { sandbox: { path: '/lottery', persona: 'member' } },
});

const cards = (canvasElement: HTMLElement) => [...canvasElement.querySelectorAll<HTMLElement>('article')];
const names = (canvasElement: HTMLElement) =>
  cards(canvasElement).map((card) => within(card).getByRole('heading', { level: 3 }).textContent);
const address = (canvasElement: HTMLElement) =>
  new URLSearchParams(canvasElement.querySelector('[data-address]')?.getAttribute('data-address') ?? '');
const links = (canvasElement: HTMLElement, view: 'betting' | 'lobby') =>
  [...canvasElement.querySelectorAll<HTMLAnchorElement>(`a[href*="view=${view}"]`)].map(
    ({ href }) => new URL(href).searchParams,
  );
const hearts = (canvasElement: HTMLElement) => [
  ...canvasElement.querySelectorAll<HTMLButtonElement>('article button[aria-pressed]'),
];

/** How often the open draws were asked for, and how often that has come to an end. */
const asked: string[] = [];
const answered: string[] = [];
function listen({ platform }: SandboxContext): void {
  asked.length = 0;
  answered.length = 0;
  const { client } = platform;
  const call = client.call.bind(client);
  Object.assign(client, {
    call: async (operation: AnyOperation, ...rest: [never]) => {
      const ofDraws = operation.id === 'lotteryOpenDraws';
      if (ofDraws) asked.push(operation.id);
      const answer = await call(operation, ...rest);
      if (ofDraws) answered.push(operation.id);
      return answer;
    },
  });
}

/** LOT-01, LOT-04: all of them, with their days, and those that are open with a countdown. */
export const List = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(cards(canvasElement).length).toBeGreaterThan(7));
    await expect((await canvas.findAllByRole('timer')).length).toBeGreaterThan(3);
    await expect(links(canvasElement, 'betting')).toHaveLength(cards(canvasElement).length);
    await waitFor(() => expect(canvas.getAllByRole('img', { name: /[\d ]+$/ }).length).toBeGreaterThan(8));
  },
});

/** LOT-01: day and name narrow one another; LOT-03: another list lets the day go. */
export const Filtering = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(cards(canvasElement).length).toBeGreaterThan(7));
    const whole = cards(canvasElement).length;
    await userEvent.selectOptions(canvas.getAllByRole('combobox')[0] as HTMLElement, '1');
    await waitFor(() => expect(cards(canvasElement).length).toBeLessThan(whole));
    await expect(address(canvasElement).get('day')).toBe('1');
    const [first = ''] = names(canvasElement);
    await userEvent.type(canvas.getByRole('searchbox'), first);
    await waitFor(() => expect(address(canvasElement).get('q')).toBe(first));
    await expect(address(canvasElement).get('day')).toBe('1');
    await waitFor(() => expect(names(canvasElement)).toContain(first));
    await userEvent.click(canvas.getByRole('link', { name: /^(ฮิต|Hot)$/ }));
    await waitFor(() => expect(address(canvasElement).get('list')).toBe('hot'));
    await expect(address(canvasElement).get('day')).toBeNull();
    await expect(address(canvasElement).get('q')).toBe(first);
  },
});

/** RT-07: whatever else there is, only the lotteries of Vietnam. */
export const Vietnam = meta.story({
  args: { area: 'vn' },
  parameters: { sandbox: { path: '/vnlottery', persona: 'member' } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(cards(canvasElement).length).toBeGreaterThan(1));
    const vendors = new Set(links(canvasElement, 'lobby').map((query) => query.get('vassalage')));
    await expect([...vendors]).toEqual(['TCG_LOTTO_VN']);
  },
});

/** GAM-01: the vendor filters, the named lottery comes first, and how it is to be played goes on into the bet. */
export const FromALink = meta.story({
  parameters: { sandbox: { path: '/lottery?vendor=TCG_LOTTO_VN&gameCode=SILVERSAND&playType=2d', persona: 'member' } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(cards(canvasElement).length).toBeGreaterThan(1));
    const [first, second] = links(canvasElement, 'betting');
    await expect(first?.get('gameCode')).toBe('SILVERSAND');
    await expect(first?.get('playType')).toBe('2d');
    await expect(first?.get('vassalage')).toBe('TCG_LOTTO_VN');
    await expect(second?.get('playType')).not.toBe('2d');
    await expect(second?.get('vassalage')).toBe('TCG_LOTTO_VN');
  },
});

/** After a reload the session knows what the account may before the member info says whose it is. */
const reloaded = ({ platform }: SandboxContext): void => platform.session.setAccountType(0);

/**
 * LOT-03: kept on this device under the user name, once that is known; taken off, it can be put back. The focus stays
 * where the heart was that went.
 */
export const KeepingAFavourite = meta.story({
  parameters: {
    sandbox: { path: '/lottery', persona: 'member', faults: [{ match: 'memberInfo', fault: { kind: 'hang' } }] },
  },
  beforeEach: ({ sandbox }) => reloaded(sandbox),
  play: async ({ canvas, canvasElement, sandbox }) => {
    const page = within(canvasElement.ownerDocument.body);
    const kept = (): unknown => JSON.parse(localStore.get(favouritesKey('demo')) ?? '[]');
    await waitFor(() => expect(hearts(canvasElement).length).toBeGreaterThan(7));
    const firstTwo = hearts(canvasElement).slice(0, 2);
    const [one] = firstTwo;
    await userEvent.click(one as HTMLElement);
    await expect(one).toHaveAttribute('aria-busy', 'true');
    await expect(page.queryByText(/ในรายการโปรดแล้ว|is now a favourite/)).toBeNull();
    sandbox.faults.set([]);
    await waitFor(() => expect(one).not.toHaveAttribute('aria-busy'));

    for (const heart of firstTwo) {
      await userEvent.click(heart);
      await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'true'));
    }
    await expect(kept()).toHaveLength(2);
    await userEvent.click(canvas.getByRole('link', { name: /^(รายการโปรด|Favourites)$/ }));
    await waitFor(() => expect(cards(canvasElement)).toHaveLength(2));
    const [, last = ''] = names(canvasElement);
    hearts(canvasElement)[0]?.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(names(canvasElement)).toEqual([last]));
    await expect(hearts(canvasElement)[0]).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(cards(canvasElement)).toHaveLength(0));
    await expect(kept()).toEqual([]);
    await expect(canvas.getByRole('group', { name: /^(รายการหวย|Lotteries)$/ })).toHaveFocus();
    await userEvent.click(await page.findByRole('button', { name: /^(เลิกทำ|Undo)$/ }));
    await waitFor(() => expect(names(canvasElement)).toEqual([last]));
  },
});

/** LOT-03: what another user of this device keeps is not shown. */
export const FavouritesOfAnother = meta.story({
  parameters: { sandbox: { path: '/lottery?list=fav', persona: 'agent' } },
  beforeEach: () => localStore.set(favouritesKey('demo'), JSON.stringify(['SILVERSAND'])),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText(/ยังไม่มีหวยในรายการโปรด|No favourites yet/)).toBeVisible();
    await expect(cards(canvasElement)).toHaveLength(0);
  },
});

/** LOT-03: asks to log in; no hearts either. */
export const RecentsOfVisitor = meta.story({
  parameters: { sandbox: { path: '/lottery?list=recent', persona: 'visitor' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('button', { name: /เข้าสู่ระบบ|Log in/ })).toBeVisible();
    await expect(cards(canvasElement)).toHaveLength(0);
  },
});

const fading = { gameId: 'SILVERSAND', numero: 'LAST-1', remainTime: 0.2, lockTime: 0 };
const lasting = { gameId: 'SILVERSAND', numero: 'NEXT-2', remainTime: 3_500, lockTime: 0 };

/**
 * LOT-04: when the first draw ends the next ones are asked for, by themselves. Only after those have come it turns out
 * that the device is ten minutes fast: nothing is open for any longer.
 */
export const NextDraws = meta.story({
  parameters: {
    sandbox: {
      path: '/lottery',
      persona: 'member',
      faults: [
        {
          match: 'lotteryOpenDraws',
          when: { calls: [1] },
          fault: { kind: 'malformed', value: { list: [fading] } },
        },
        {
          match: 'lotteryOpenDraws',
          when: { calls: [2] },
          fault: { kind: 'malformed', value: { list: [lasting] } },
        },
        // No answer of the time after makes up for anything.
        { match: 'lotteryOpenDraws', when: { afterCalls: 2 }, fault: { kind: 'hang' } },
      ],
    },
  },
  play: async ({ canvas, canvasElement, sandbox }) => {
    await expect(await canvas.findByText(/LAST-1/)).toBeVisible();
    await waitFor(() => expect(canvas.queryByText(/LAST-1/)).toBeNull());
    await expect(await canvas.findByText(/NEXT-2/)).toBeVisible();
    const timer = canvas.getByRole('timer');
    const { clock } = sandbox.platform;
    clock.synchronise(new Date(clock.now() - 600_000).toISOString());
    // All is drawn anew, and the digits with the next tick.
    await waitFor(() => expect(hearts(canvasElement)[0]).not.toHaveAttribute('aria-busy'));
    await userEvent.click(hearts(canvasElement)[0] as HTMLElement);
    await waitFor(() => expect(hearts(canvasElement)[0]).toHaveAttribute('aria-pressed', 'true'));
    const before = timer.textContent;
    await waitFor(() => expect(timer).not.toHaveTextContent(before), { timeout: 3_000 });
    await expect(timer).toHaveTextContent(/^00:5[78]:/);
  },
});

/**
 * The draws cannot be had, nor whose the account is: everything else can, and the page tells. Its button stays in hand
 * however often that fails. What could not be kept has no heart (LOT-03).
 */
export const WithoutDraws = meta.story({
  parameters: {
    sandbox: {
      path: '/lottery',
      persona: 'member',
      faults: [
        { match: 'lotteryOpenDraws', fault: { kind: 'refuse', code: 'unknown' } },
        { match: 'memberInfo', fault: { kind: 'refuse', code: 'unknown' } },
      ],
    },
  },
  beforeEach: ({ sandbox }) => {
    reloaded(sandbox);
    listen(sandbox);
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText(/โหลดเวลาปิดรับไม่สำเร็จ|closing times could not/)).toBeVisible();
    await waitFor(() => expect(cards(canvasElement).length).toBeGreaterThan(7));
    await waitFor(() => expect(hearts(canvasElement)).toHaveLength(0));
    const timers = canvas.getAllByRole('timer').length;
    await expect(timers).toBeGreaterThan(3);
    const retry = canvas.getByRole('button', { name: /ลองใหม่|Try again/ });
    for (const times of [1, 2, 3]) {
      await waitFor(() => expect(retry).not.toHaveAttribute('aria-busy'));
      const before = asked.length;
      await userEvent.click(retry);
      await waitFor(() => expect(asked.length, `asked again ${times}`).toBeGreaterThan(before));
      await expect(canvas.getAllByRole('timer')).toHaveLength(timers);
    }
    await waitFor(() => expect(answered.length).toBeGreaterThanOrEqual(3));
    await expect(retry).toHaveFocus();
    await expect(canvas.getAllByRole('timer')).toHaveLength(timers);
  },
});

export const Unreachable = meta.story({
  parameters: { sandbox: { path: '/lottery', faults: [{ match: '*', fault: { kind: 'refuse', code: 'unknown' } }] } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('button').length).toBeGreaterThanOrEqual(2));
  },
});
