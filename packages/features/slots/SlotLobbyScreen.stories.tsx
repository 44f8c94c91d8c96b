import { expect, fn, userEvent, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { loading, ready } from '../shared/remote.ts';
import { SlotLobbyScreen, type SlotLobbyScreenProps } from './SlotLobbyScreen.tsx';
import { type LobbyChange, changeLobby, lobbySearch, wholeLobby } from './slots.model.ts';
import { sampleLobby } from './slots.samples.ts';

const failed = { status: 'failed', error: { kind: 'network', outcomeUnknown: false }, retry: fn() } as const;
const nothing = ready({ tiles: [], totalPages: 0 });

const meta = preview.type<{ args: Partial<SlotLobbyScreenProps> }>().meta({
  title: 'Screens/Games/Slot lobby',
  render: (args, { sandbox, globals }) => <SlotLobbyScreen {...sampleLobby(sandbox, globals)} {...args} />,
});

/** Every choice has an address of its own: it can be opened in a tab, kept and shared. */
export const Ready = meta.story({
  play: async ({ canvas }) => {
    const [halls, strip] = canvas.getAllByRole('navigation').map((nav) => within(nav).getAllByRole('link'));
    await expect(halls?.map((link) => link.getAttribute('href'))).toEqual([
      '/rng',
      '/rng?page=slots',
      '/rng?page=table',
    ]);
    const vendors = strip ?? [];
    await expect(vendors[0]).toHaveAttribute('href', '/rng');
    await expect(vendors[1]).toHaveAttribute('href', expect.stringMatching(/^\/rng\?vassalage=\w+$/));
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  },
});

export const Visitor = meta.story({
  args: { role: 'visitor', onOpen: fn() },
  play: async ({ canvas, args }) => {
    const tile = canvas.getAllByRole('link').find((link) => link.getAttribute('href')?.startsWith('/game'));
    await userEvent.click(tile as HTMLElement);
    await expect(args.onOpen).toHaveBeenCalledWith(tile?.getAttribute('href'));
  },
});

export const VendorChosen = meta.story({
  render: (args, { sandbox, globals }) => {
    const sample = sampleLobby(sandbox, globals);
    const vassalage = sample.hall.status === 'ready' ? (sample.hall.value.vendors[14]?.vassalage ?? '') : '';
    return <SlotLobbyScreen {...sample} {...args} query={{ ...wholeLobby, vassalage, pageNo: 2 }} />;
  },
});

export const Loading = meta.story({ args: { hall: loading, games: loading } });

/** The former answer stays, dimmed, while the next one is on its way. */
export const Refreshing = meta.story({
  render: (args, { sandbox, globals }) => {
    const sample = sampleLobby(sandbox, globals);
    const games = sample.games.status === 'ready' ? ready(sample.games.value, true) : sample.games;
    return (
      <SlotLobbyScreen {...sample} {...args} searchText="บัว" query={{ ...wholeLobby, search: 'บัว' }} games={games} />
    );
  },
});

export const NothingFound = meta.story({
  args: { games: nothing, query: { ...wholeLobby, search: 'กขฃคฅ' }, searchText: 'กขฃคฅ', onSearchText: fn() },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('กขฃคฅ');
    const all = canvas.getByRole('link', { name: /^(ดูเกมทั้งหมด|Show all games)$/ });
    await expect(all).toHaveAttribute('href', '/rng');
    await userEvent.click(all);
    await expect(args.onSearchText).toHaveBeenCalledWith('');
  },
});

/** RT-06d: a hall within the hall; one that the platform does not know stays visible, so that it can be left. */
export const HallChosen = meta.story({ args: { query: { ...wholeLobby, classify: 'table' } } });
export const UnknownHall = meta.story({
  args: { query: { ...wholeLobby, classify: 'KENO' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'KENO' })).toHaveAttribute('aria-current', 'page');
  },
});

/** Nothing is called what was typed: what was meant is shown, said, and left by one press. */
export const ShownForAnother = meta.story({
  render: (args, { sandbox, globals }) => {
    const sample = sampleLobby(sandbox, globals);
    const games = sample.games.status === 'ready' ? ready({ ...sample.games.value, shownFor: 'มังกร' }) : sample.games;
    const query = { ...wholeLobby, search: 'mangkon' };
    const hrefFor = (change: LobbyChange) => `/rng${lobbySearch(changeLobby(query, change, 'exclusive'))}`;
    return <SlotLobbyScreen {...sample} {...args} {...{ games, query, hrefFor }} searchText="mangkon" />;
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('status')[0]).toHaveTextContent('มังกร');
    await expect(canvas.getByRole('link', { name: /mangkon/ })).toHaveAttribute('href', '/rng?q=mangkon&exact=1');
  },
});

export const NoFavourites = meta.story({ args: { games: nothing, query: { ...wholeLobby, list: 'fav' } } });
export const NoRecents = meta.story({ args: { games: nothing, query: { ...wholeLobby, list: 'recent' } } });
export const EmptyHall = meta.story({
  args: { gameType: 'FISH', games: nothing, hall: ready({ vendors: [], classifications: [] }), hasHot: false },
});

/** ROL-01: the player's own lists belong to an account. */
export const RecentsOfVisitor = meta.story({
  args: { role: 'visitor', games: loading, query: { ...wholeLobby, list: 'recent' }, onLogIn: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^(เข้าสู่ระบบ|Log in)$/ }));
    await expect(args.onLogIn).toHaveBeenCalledOnce();
  },
});

/** ROL-04. */
export const FavouritesOfTrial = meta.story({
  args: { role: 'trial', games: loading, query: { ...wholeLobby, list: 'fav' } },
});

export const Failed = meta.story({
  args: { hall: failed, games: failed },
  play: async ({ canvas }) => {
    failed.retry.mockClear();
    for (const button of canvas.getAllByRole('button')) await userEvent.click(button);
    await expect(failed.retry).toHaveBeenCalledTimes(2);
  },
});

export const LongText = meta.story({ parameters: { sandbox: { scenario: 'longText' } } });

export const Phone = meta.story({ globals: { viewport: { value: 'smallest' } } });
