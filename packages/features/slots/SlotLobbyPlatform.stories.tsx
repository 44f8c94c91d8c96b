import { useLocation } from 'react-router-dom';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import type { SandboxContext } from '#storybook/sandboxAddon.ts';
import { SlotLobbyScreen } from './SlotLobbyScreen.tsx';
import { useSlotLobbyScreen } from './useSlotLobbyScreen.ts';

/** The screen as the site joins it, on the story's own platform. */
function Lobby() {
  const { search } = useLocation();
  return (
    <div data-address={search}>
      <SlotLobbyScreen {...useSlotLobbyScreen('rng')} />
    </div>
  );
}

const meta = preview.meta({
  title: 'Screens/Games/Slot lobby on the platform',
  component: Lobby,
  parameters: { sandbox: { path: '/rng', persona: 'member' } },
});

const tiles = (canvasElement: HTMLElement) => [
  ...canvasElement.querySelectorAll<HTMLAnchorElement>('a[href^="/game"]'),
];
const address = (canvasElement: HTMLElement) =>
  new URLSearchParams(canvasElement.querySelector('[data-address]')?.getAttribute('data-address') ?? '');
const searchField = (canvasElement: HTMLElement) => within(canvasElement).getByRole('searchbox');

export const TenThousandGames = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(tiles(canvasElement)).toHaveLength(15));
    // One status, which was there before there was anything to say.
    await expect(canvas.getByRole('status')).toHaveTextContent('667');
  },
});

/** A vendor that takes a break is called so among the others; its games can be looked at. */
export const Break = meta.story({
  parameters: { sandbox: { path: '/rng', persona: 'visitor', scenario: 'vendorBreak' } },
  play: async ({ canvas }) => {
    const resting = await canvas.findByRole('link', { name: /^Silk Reel (ปิดปรับปรุง|Maintenance)$/ });
    await expect(resting).toHaveAttribute('href', '/rng?vassalage=SLKR');
  },
});

/** SLT-03b, SLT-04: the search asks the platform, and clears the vendor that was chosen. */
export const Searching = meta.story({
  parameters: { sandbox: { path: '/rng?minBet=0.1&p=2', persona: 'member' } },
  play: async ({ canvasElement, sandbox }) => {
    await waitFor(() => expect(tiles(canvasElement)).toHaveLength(15));
    const wanted = sandbox.world.catalogue.games[5000]?.name.en ?? '';
    await userEvent.type(searchField(canvasElement), wanted);
    await waitFor(() => expect(address(canvasElement).get('q')).toBe(wanted));
    await expect(address(canvasElement).get('minBet')).toBeNull();
    await expect(address(canvasElement).get('p')).toBeNull();
    await waitFor(() => expect(tiles(canvasElement).length).toBeLessThan(15));
    await expect(tiles(canvasElement).length).toBeGreaterThan(0);
  },
});

/** Typed with the keyboard in the other language: the platform is asked again, and the player told. */
export const OtherKeyboard = meta.story({
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(tiles(canvasElement)).toHaveLength(15));
    await userEvent.type(searchField(canvasElement), 'สนะีห');
    const only = await within(canvasElement).findByRole('link', { name: /สนะีห/ });
    await expect(within(canvasElement).getByText(/^[^·]*“lotus”$/)).toBeVisible();
    await expect(tiles(canvasElement).length).toBeGreaterThan(0);
    await userEvent.click(only);
    await waitFor(() => expect(address(canvasElement).get('exact')).toBe('1'));
    await waitFor(() => expect(tiles(canvasElement)).toHaveLength(0));
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('สนะีห');
  },
});

/** A Thai word in Latin letters. */
export const LatinSpelling = meta.story({
  parameters: { sandbox: { path: '/rng?q=mungkorn', persona: 'visitor' } },
  globals: { language: 'th' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('link', { name: /mungkorn/ });
    await expect(tiles(canvasElement)[0]).toHaveTextContent('มังกร');
  },
});

/** A word begun right after a choice, which is not drawn yet, is not given up with what the choice gives up. */
export const TypedAfterAChoice = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(tiles(canvasElement)).toHaveLength(15));
    const field = searchField(canvasElement) as HTMLInputElement;
    canvas.getByRole('link', { name: 'Silk Reel' }).click();
    field.focus();
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'lotus');
    field.dispatchEvent(new Event('input', { bubbles: true }));
    await waitFor(() => expect(address(canvasElement).get('q')).toBe('lotus'));
    await expect(field).toHaveValue('lotus');
  },
});

/** The question that was typed is never asked with guesses where the player wants it so. */
export const ExactOnly = meta.story({
  parameters: { sandbox: { path: '/rng?q=สนะีห&exact=1', persona: 'visitor' } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { name: /“สนะีห”/ });
    await expect(tiles(canvasElement)).toHaveLength(0);
  },
});

/** An answer that was overtaken is never shown: the first question hangs, the second is answered, the first comes late. */
export const LateAnswer = meta.story({
  parameters: {
    sandbox: {
      path: '/rng',
      persona: 'member',
      faults: [{ match: 'gameList', when: { calls: [2] }, fault: { kind: 'hang' }, effect: 'applied' }],
    },
  },
  play: async ({ canvasElement, sandbox }) => {
    await waitFor(() => expect(tiles(canvasElement)).toHaveLength(15));
    const [first, second] = [sandbox.world.catalogue.games[40], sandbox.world.catalogue.games[7000]].map(
      (game) => game?.name.en ?? '',
    );
    await userEvent.type(searchField(canvasElement), first ?? '');
    await waitFor(() => expect(address(canvasElement).get('q')).toBe(first));
    await userEvent.clear(searchField(canvasElement));
    await userEvent.type(searchField(canvasElement), second ?? '');
    await waitFor(() => expect(address(canvasElement).get('q')).toBe(second));
    const answer = sandbox.world.catalogue.games[7000]?.nodeId;
    await waitFor(() => expect(tiles(canvasElement)[0]?.href).toContain(`nodeId=${answer}`));
    sandbox.faults.release();
    await waitFor(() => expect(tiles(canvasElement)[0]?.href).toContain(`nodeId=${answer}`));
  },
});

/** SLT-06: the heart follows the platform's word. */
export const KeepingAFavourite = meta.story({
  play: async ({ canvasElement, sandbox }) => {
    const heart = () => canvasElement.querySelector<HTMLButtonElement>('button[aria-pressed]');
    await waitFor(() => expect(heart()).toHaveAttribute('aria-pressed', 'false'));
    await waitFor(() => expect(heart()).not.toHaveAttribute('aria-busy'));
    await userEvent.click(heart() as HTMLElement);
    await waitFor(() => expect(heart()).toHaveAttribute('aria-pressed', 'true'));
    await expect([...sandbox.world.store.entries('favourites')]).toHaveLength(1);
    await userEvent.click(heart() as HTMLElement);
    await waitFor(() => expect(heart()).toHaveAttribute('aria-pressed', 'false'));
  },
});

/** Refused: the heart stays as it was, and the player is told. */
export const FavouriteRefused = meta.story({
  parameters: {
    sandbox: {
      path: '/rng',
      persona: 'member',
      faults: [{ match: 'gameFavouriteSet', fault: { kind: 'status', status: 503 } }],
    },
  },
  play: async ({ canvasElement }) => {
    const heart = () => canvasElement.querySelector<HTMLButtonElement>('button[aria-pressed]');
    await waitFor(() => expect(heart()).toBeVisible());
    await waitFor(() => expect(heart()).not.toHaveAttribute('aria-busy'));
    await userEvent.click(heart() as HTMLElement);
    const page = within(canvasElement.ownerDocument.body);
    await waitFor(() => expect(page.getByText(/บันทึกเกมโปรดไม่สำเร็จ|could not be saved/)).toBeVisible());
    await expect(heart()).toHaveAttribute('aria-pressed', 'false');
  },
});

const memberOf = ({ world }: SandboxContext): string =>
  [...world.store.entries('members')].find(([, { account }]) => account === 'demo')?.[0] ?? '';
const keep = (sandbox: SandboxContext, games: number): void => {
  const { world } = sandbox;
  const memberId = memberOf(sandbox);
  const nodeIds = world.catalogue.games.slice(0, games).map(({ nodeId }) => nodeId);
  world.store.transaction(() => world.store.put('favourites', memberId, { memberId, nodeIds }));
};
const kept = ({ world }: SandboxContext) =>
  [...world.store.entries('favourites')].flatMap(([, { nodeIds }]) => nodeIds);
const hearts = (canvasElement: HTMLElement) => [
  ...canvasElement.querySelectorAll<HTMLButtonElement>('button[aria-pressed]'),
];

/** While nobody knows which games are kept, a heart takes no press: it would mean the opposite of what is seen. */
export const HeartsWait = meta.story({
  parameters: {
    sandbox: {
      path: '/rng?list=fav',
      persona: 'member',
      faults: [{ match: 'gameFavouriteIds', fault: { kind: 'hang' }, effect: 'applied' }],
    },
  },
  beforeEach: ({ sandbox }) => keep(sandbox, 2),
  play: async ({ canvasElement, sandbox }) => {
    await waitFor(() => expect(hearts(canvasElement)).toHaveLength(2));
    const [heart] = hearts(canvasElement);
    await expect(heart).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(heart as HTMLElement);
    await waitFor(() => expect(sandbox.faults.waiting()).toBe(1));
    sandbox.faults.set([]);
    await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'true'));
    await expect(heart).not.toHaveAttribute('aria-busy');
    await expect(kept(sandbox)).toHaveLength(2);
  },
});

/** They could not be read: a press says so, changes nothing, and asks for them again. */
export const HeartsFail = meta.story({
  parameters: {
    sandbox: {
      path: '/rng?list=fav',
      persona: 'member',
      faults: [{ match: 'gameFavouriteIds', when: { calls: [1] }, fault: { kind: 'refuse', code: 'unknown' } }],
    },
  },
  beforeEach: ({ sandbox }) => keep(sandbox, 2),
  play: async ({ canvasElement, sandbox }) => {
    await waitFor(() => expect(hearts(canvasElement)[0]).toBeVisible());
    const [heart] = hearts(canvasElement);
    await waitFor(() => expect(heart).not.toHaveAttribute('aria-busy'));
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(heart as HTMLElement);
    const page = within(canvasElement.ownerDocument.body);
    await waitFor(() => expect(page.getByText(/บันทึกเกมโปรดไม่สำเร็จ|could not be saved/)).toBeVisible());
    await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'true'));
    await expect(kept(sandbox)).toHaveLength(2);
  },
});

/** A favourite that leaves the list takes its heart with it; the focus goes to the one in its place. */
export const FocusAfterAHeart = meta.story({
  parameters: { sandbox: { path: '/rng?list=fav', persona: 'member' } },
  beforeEach: ({ sandbox }) => keep(sandbox, 2),
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(hearts(canvasElement).map((heart) => heart.ariaPressed)).toEqual(['true', 'true']));
    await expect(canvas.getByRole('status')).toHaveTextContent('2');
    const [first, second] = hearts(canvasElement);
    await userEvent.click(first as HTMLElement);
    await waitFor(() => expect(tiles(canvasElement)).toHaveLength(1));
    await expect(second).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent('1');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(tiles(canvasElement)).toHaveLength(0));
    await expect(canvas.getByRole('group', { name: /รายการเกม|^Games$/ })).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent(/ยังไม่มีเกมโปรด|No favourites yet/);
  },
});

/** The last game of the last page is taken off it: the page before is shown, in its place in the history. */
export const LastOfAPage = meta.story({
  parameters: { sandbox: { path: '/rng?list=fav&p=2', persona: 'member' } },
  beforeEach: ({ sandbox }) => keep(sandbox, 16),
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(hearts(canvasElement).map((heart) => heart.ariaPressed)).toEqual(['true']));
    await userEvent.click(hearts(canvasElement)[0] as HTMLElement);
    await waitFor(() => expect(tiles(canvasElement)).toHaveLength(15));
    await expect(address(canvasElement).get('p')).toBeNull();
    await expect(address(canvasElement).get('list')).toBe('fav');
    await expect(canvas.getByRole('group', { name: /รายการเกม|^Games$/ })).toHaveFocus();
  },
});

/** Below banners that fill the window: what was asked for is seen to be answered, and a page begins at its beginning. */
export const InView = meta.story({
  decorators: [
    (Story) => (
      <div style={{ paddingBlockStart: '90vh' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    const list = await canvas.findByRole('group', { name: /รายการเกม|^Games$/ });
    await waitFor(() => expect(tiles(canvasElement)).toHaveLength(15));
    const top = (element: Element) => element.getBoundingClientRect().top;
    scrollTo({ top: 0, behavior: 'instant' });
    await expect(top(list)).toBeGreaterThan(innerHeight);
    await userEvent.type(searchField(canvasElement), 'a');
    await waitFor(() => expect(top(list)).toBeLessThan(innerHeight * 0.6));
    await expect(top(searchField(canvasElement))).toBeGreaterThan(0);
    await waitFor(() => expect(address(canvasElement).get('q')).toBe('a'));
    // Where it is seen already, nothing moves.
    const before = scrollY;
    await userEvent.type(searchField(canvasElement), 'n');
    await waitFor(() => expect(address(canvasElement).get('q')).toBe('an'));
    await expect(scrollY).toBe(before);
    const next = () => canvas.getByRole('link', { name: /^(ถัดไป|Next page)$/ });
    await waitFor(() => expect(next()).not.toHaveAttribute('aria-disabled'));
    await userEvent.click(next());
    await waitFor(() => expect(address(canvasElement).get('p')).toBe('2'));
    await expect(Math.abs(top(list))).toBeLessThan(2);
    await expect(list).toHaveFocus();
    // A press on a strip that leaves its games out of view brings both.
    for (const [strip, name, question] of [
      [/^(ค่ายเกม|Vendors)$/, 'Silk Reel', 'vassalage'],
      [/^(ประเภทรายการ|Lists)$/, /^(ฮิต|Hot)$/, 'list'],
    ] as const) {
      const link = within(canvas.getByRole('navigation', { name: strip })).getByRole('link', { name });
      link.scrollIntoView({ block: 'end', behavior: 'instant' });
      await expect(top(list)).toBeGreaterThan(innerHeight);
      await userEvent.click(link);
      await waitFor(() => expect(address(canvasElement).get(question)).not.toBeNull());
      await expect(top(list)).toBeLessThan(innerHeight);
      await expect(top(link)).toBeGreaterThanOrEqual(0);
    }
  },
});

/** A page far beyond the last one leads to the last one. */
export const BeyondTheLast = meta.story({
  parameters: { sandbox: { path: '/rng?p=9999', persona: 'visitor' } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(address(canvasElement).get('p')).toBe('667'));
    await waitFor(() => expect(tiles(canvasElement).length).toBeGreaterThan(0));
  },
});

/** The first guess fails: the next one is asked, and the search ends. */
export const GuessFails = meta.story({
  parameters: {
    sandbox: {
      path: '/rng?q=mangkonnn',
      persona: 'visitor',
      faults: [{ match: 'gameList', when: { calls: [2] }, fault: { kind: 'refuse', code: 'unknown' } }],
    },
  },
  globals: { language: 'th' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('“มังกร”'));
  },
});

/** What a search has found is said, in a status that was there before. */
export const SaysWhatWasFound = meta.story({
  play: async ({ canvas, canvasElement, sandbox, globals }) => {
    await waitFor(() => expect(tiles(canvasElement)).toHaveLength(15));
    const status = canvas.getByRole('status');
    const wanted = sandbox.world.catalogue.games[5000]?.name[globals['language'] === 'en' ? 'en' : 'th'] ?? '';
    await userEvent.type(searchField(canvasElement), wanted);
    await waitFor(() => expect(status).toHaveTextContent(/^(พบ \d+ เกม|Games found: \d+)$/));
    await userEvent.clear(searchField(canvasElement));
    await userEvent.type(searchField(canvasElement), 'qxqxj');
    await waitFor(() => expect(status).toHaveTextContent(/“qxqxj”/));
    await expect(status).toBeInTheDocument();
  },
});

export const Unreachable = meta.story({
  parameters: { sandbox: { path: '/rng', faults: [{ match: '*', fault: { kind: 'refuse', code: 'unknown' } }] } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('button').length).toBeGreaterThanOrEqual(2));
  },
});
