import { useLocation } from 'react-router-dom';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { AnyOperation } from '#api/operation.ts';
import type { GameType } from '#api/primitives.ts';
import en from '#locales/en/category.json';
import th from '#locales/th/category.json';
import { changeSettings } from '#sandbox/settings.ts';
import preview from '#storybook/preview.tsx';
import type { SandboxContext } from '#storybook/sandboxAddon.ts';
import { useCategories } from '../shared/useCategories.ts';
import { CategoryScreen } from './CategoryScreen.tsx';
import { useCategoryScreen } from './useCategoryScreen.ts';

/** The screen as the site joins it, on the story's own platform. */
function Wired({ type }: { type: GameType }) {
  const { pathname, search } = useLocation();
  return (
    <div data-address={pathname + search}>
      <CategoryScreen {...useCategoryScreen(type)} />
    </div>
  );
}

/** Shows the same list beside the page. */
function Frame() {
  useCategories();
  return null;
}

const meta = preview.type<{ args: { type?: GameType } }>().meta({
  title: 'Screens/Category/Category on the platform',
  args: { type: 'LIVE' },
  parameters: { sandbox: { persona: 'member', path: '/live' } },
  render: ({ type = 'LIVE' }) => <Wired type={type} />,
});

type Globals = { readonly language?: unknown };
const wordsOf = (globals: Globals) => (globals.language === 'en' ? en : th);
const resting = /^(ปิดปรับปรุง|Maintenance)$/;
const say = (text: string, vendor: string) => text.replace('{vendor}', vendor);
const address = (root: HTMLElement) => root.querySelector('[data-address]')?.getAttribute('data-address');

/** How often rooms were asked for, and whose. */
const asked: string[] = [];
/** How often the list of vendors was asked for. */
let lists = 0;
function listen({ platform }: SandboxContext): void {
  asked.length = 0;
  lists = 0;
  const { client } = platform;
  const call = client.call.bind(client);
  Object.assign(client, {
    call: (operation: AnyOperation, input: { vassalage?: string }, ...rest: [never]) => {
      if (operation.id === 'gameRooms') asked.push(input.vassalage ?? '');
      if (operation.id === 'gameVendorList') lists += 1;
      return call(operation, input, ...rest);
    },
  });
}

/** RT-05: asked for only when somebody wants to see them; the vendor is in the address. */
export const RoomsOfOneVendor = meta.story({
  beforeEach: ({ sandbox }) => listen(sandbox),
  play: async ({ canvas, canvasElement, globals }) => {
    const words = wordsOf(globals);
    const tables = await canvas.findByRole('link', { name: `${words.tables} Riverside Live` });
    await expect(asked).toEqual([]);
    await userEvent.click(tables);
    const region = await canvas.findByRole('region', { name: say(words.rooms.title, 'Riverside Live') });
    const room = (await within(region).findAllByRole('link'))[0];
    await expect(room).toHaveAttribute('href', expect.stringMatching(/^\/seamless\?.*gameCode=RVSD-T/));
    await expect(address(canvasElement)).toBe('/live?vassalage=RVSD');
    await expect(new Set(asked)).toEqual(new Set(['RVSD']));
    await userEvent.click(room as HTMLElement);
    await waitFor(() => expect(address(canvasElement)).toMatch(/^\/seamless\?.*from=%2Flive%3Fvassalage%3DRVSD/));
  },
});

export const RoomsFail = meta.story({
  parameters: {
    sandbox: {
      persona: 'member',
      path: '/live?vassalage=RVSD',
      faults: [{ match: 'gameRooms', when: { calls: [1] }, fault: { kind: 'refuse', code: 'unknown' } }],
    },
  },
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByText(wordsOf(globals).rooms.failed)).toBeVisible();
    // The vendors stand beside it.
    await expect(canvas.getByRole('link', { name: 'Pearl Salon' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button'));
    const region = canvas.getByRole('region', { name: say(wordsOf(globals).rooms.title, 'Riverside Live') });
    await expect((await within(region).findAllByRole('link')).length).toBeGreaterThan(2);
  },
});

/** A category without rooms is asked once for the vendor in the address, and shows nothing. */
export const NoRooms = meta.story({
  args: { type: 'SPORTS' },
  parameters: { sandbox: { persona: 'member', path: '/sports?vassalage=KCKL' } },
  beforeEach: ({ sandbox }) => listen(sandbox),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Kickline' })).toBeVisible();
    await waitFor(() => expect(asked).toEqual(['KCKL']));
    await expect(canvas.queryByRole('heading', { level: 2 })).toBeNull();
  },
});

/** GAM-01, GAM-02: the sports book with a page of its own; lotteries among the lotteries. */
export const FBHasItsOwnPage = meta.story({
  args: { type: 'SPORTS' },
  parameters: { sandbox: { persona: 'member', path: '/sports' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Front Bench' })).toHaveAttribute(
      'href',
      '/fbsports?from=%2Fsports%3Fvassalage%3DFB',
    );
  },
});
export const LotteriesAreElsewhere = meta.story({
  args: { type: 'ELOTT' },
  parameters: { sandbox: { persona: 'member', path: '/elott' } },
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('link');
    await expect(first).toHaveAttribute('href', '/lottery?vendor=ELOTT');
  },
});

export const Break = meta.story({
  parameters: { sandbox: { persona: 'member', path: '/live?vassalage=ANGP', scenario: 'vendorBreak' } },
  beforeEach: ({ sandbox }) => listen(sandbox),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(resting)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Angel Parlour' })).toBeNull();
    await expect(asked).toEqual([]);
  },
});

/** When the break is over the card opens by itself, and the platform is asked whether that is so. */
export const BreakEnds = meta.story({
  parameters: { sandbox: { persona: 'member', path: '/live', scenario: 'vendorBreak' } },
  beforeEach: ({ sandbox }) => {
    listen(sandbox);
    const { world } = sandbox;
    world.store.transaction(() => changeSettings(world, { vendorMaintenanceEnd: world.now() + 4_000 }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(resting)).toBeVisible();
    await expect(lists).toBe(1);
    await expect(await canvas.findByRole('link', { name: 'Angel Parlour' }, { timeout: 10_000 })).toBeVisible();
    await waitFor(() => expect(lists).toBe(2));
  },
});

/** A list that has become old is asked for anew with the next page, once, however many show it. */
export const OldList = meta.story({
  args: { type: 'SPORTS' },
  parameters: { sandbox: { persona: 'member', path: '/sports' } },
  beforeEach: ({ sandbox }) => listen(sandbox),
  render: ({ type = 'SPORTS' }) => (
    <>
      <Wired type={type} />
      <Frame />
    </>
  ),
  play: async ({ canvas, canvasElement, sandbox }) => {
    const { clock } = sandbox.platform;
    const now = clock.now.bind(clock);
    const go = async (name: string, page: string) => {
      await userEvent.click(await canvas.findByRole('link', { name }));
      await waitFor(() => expect(address(canvasElement)).toMatch(new RegExp(`^${page}\\?`)));
    };
    await go('Kickline', '/seamless');
    await expect(lists).toBe(1);
    Object.assign(clock, { now: () => now() + 6 * 60_000 });
    await go('Front Bench', '/fbsports');
    await waitFor(() => expect(lists).toBe(2));
    await go('Kickline', '/seamless');
    await expect(lists).toBe(2);
  },
});

/** NAV-07: the vendors of cockfighting are vendors of sports on the platform, and are launched as such. */
export const Cockfight = meta.story({
  args: { type: 'COCKFIGHT' },
  parameters: { sandbox: { persona: 'member', path: '/cockfight' } },
  play: async ({ canvas }) => {
    const cards = await canvas.findAllByRole('link');
    await expect(cards).toHaveLength(5);
    await expect(cards[0]).toHaveAttribute('href', expect.stringContaining('gameType=SPORTS'));
  },
});

export const Fault = meta.story({
  parameters: {
    sandbox: {
      persona: 'visitor',
      path: '/live',
      faults: [{ match: 'gameVendorList', when: { calls: [1] }, fault: { kind: 'refuse', code: 'unknown' } }],
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button'));
    await expect((await canvas.findAllByRole('link')).length).toBeGreaterThan(3);
  },
});
