import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { loading, ready } from '#core/data/remote.ts';
import { platformStories } from '#storybook/platformStories.tsx';
import preview from '#storybook/preview.tsx';
import { codeOf } from '#storybook/sampleOf.ts';
import { translatorOf } from '#storybook/sandboxPlatform.ts';
import { Button } from '#ui/Button/Button.tsx';
import { type LobbyChange, changeLobby, lobbySearch, wholeLobby } from './lobby.model.ts';
import { sampleLobby } from './lobby.samples.ts';
import type { LobbyScreenProps } from './lobby.types.ts';
import { LobbyScreen } from './LobbyScreen.tsx';
import { useLobbyScreen } from './useLobbyScreen.ts';

const failed = { status: 'failed', error: { kind: 'network', outcomeUnknown: false }, retry: fn() } as const;
const nothing = ready({ tiles: [], totalPages: 0 });

const meta = preview.type<{ args: Partial<LobbyScreenProps> }>().meta({
  title: 'Screens/Games/Slot lobby',
  render: (args, { sandbox, globals }) => <LobbyScreen {...sampleLobby(sandbox, globals)} {...args} />,
});

/** Every choice is a link with its own URL, so it can be opened in a tab, bookmarked and shared. */
export const Ready = meta.story({
  play: async ({ canvas }) => {
    const [kinds, strip] = canvas.getAllByRole('navigation').map((nav) => within(nav).getAllByRole('link'));
    await expect(kinds?.map((link) => link.getAttribute('href'))).toEqual([
      ...['/rng', '/rng?page=SLOT', '/rng?page=TABLE', '/rng?page=ARCADE'],
      ...['/rng?page=VIDEOPOKER', '/rng?page=SCRATCH'],
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
    const vassalage = sample.lobby.status === 'ready' ? (sample.lobby.value.vendors[14]?.vassalage ?? '') : '';
    return <LobbyScreen {...sample} {...args} query={{ ...wholeLobby, vassalage, pageNo: 2 }} />;
  },
});

export const Loading = meta.story({ args: { lobby: loading, games: loading } });

/** The previous games stay, dimmed, while the next ones load. */
export const Refreshing = meta.story({
  render: (args, { sandbox, globals }) => {
    const sample = sampleLobby(sandbox, globals);
    const games = sample.games.status === 'ready' ? ready(sample.games.value, true) : sample.games;
    return <LobbyScreen {...sample} {...args} query={{ ...wholeLobby, search: 'บัว' }} games={games} />;
  },
});

function PageTurner(props: LobbyScreenProps) {
  const [turned, setTurned] = useState(false);
  const { games } = props;
  const next =
    games.status === 'ready'
      ? ready({ ...games.value, tiles: games.value.tiles.map((tile, at) => ({ ...tile, name: `new ${at}` })) })
      : games;
  return (
    <>
      <LobbyScreen {...props} games={turned ? next : games} />
      <Button onClick={() => setTurned(true)}>turn</Button>
    </>
  );
}

/** A page renders five games per frame and is busy until all of them are shown. */
export const PageInParts = meta.story({
  render: (args, { sandbox, globals }) => <PageTurner {...sampleLobby(sandbox, globals)} {...args} />,
  play: async ({ canvas, sandbox }) => {
    const region = canvas.getByRole('group', { name: translatorOf(sandbox)('lobby:games') });
    const isNew = (text: string | null) => text?.startsWith('new ') === true;
    // An image that loads before the click triggers the observer too, so only changed counts are recorded.
    const counts = [0];
    const watch = new MutationObserver(() => {
      const count = within(region)
        .getAllByRole('listitem')
        .filter(({ textContent }) => isNew(textContent)).length;
      if (count !== counts.at(-1)) counts.push(count);
    });
    watch.observe(region, { subtree: true, childList: true, characterData: true });
    await userEvent.click(canvas.getByRole('button', { name: 'turn' }));
    await waitFor(() => expect(region).not.toHaveAttribute('aria-busy'));
    watch.disconnect();
    await expect(counts).toEqual([0, 5, 10, 15]);
  },
});

export const NothingFound = meta.story({
  args: { games: nothing, query: { ...wholeLobby, search: 'กขฃคฅ' } },
  play: async ({ canvas, sandbox }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('กขฃคฅ');
    const all = canvas.getByRole('link', { name: translatorOf(sandbox)('lobby:showAll') });
    await expect(all).toHaveAttribute('href', '/rng');
    await expect(canvas.getByRole('searchbox')).toHaveValue('กขฃคฅ');
  },
});

/** An unknown kind in the URL keeps a tab, so that it can be deselected. */
export const UnknownKind = meta.story({
  args: { query: { ...wholeLobby, classify: 'KENO' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'KENO' })).toHaveAttribute('aria-current', 'page');
  },
});

/** Results for the guessed name, with a link to the exact search. */
export const ShownForAnother = meta.story({
  render: (args, { sandbox, globals }) => {
    const sample = sampleLobby(sandbox, globals);
    const games = sample.games.status === 'ready' ? ready({ ...sample.games.value, shownFor: 'มังกร' }) : sample.games;
    const query = { ...wholeLobby, search: 'mangkon' };
    const hrefFor = (change: LobbyChange) => `/rng${lobbySearch(changeLobby(query, change, 'exclusive'))}`;
    return <LobbyScreen {...sample} {...args} games={games} query={query} hrefFor={hrefFor} />;
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('status')[0]).toHaveTextContent('มังกร');
    await expect(canvas.getByRole('link', { name: /mangkon/ })).toHaveAttribute('href', '/rng?q=mangkon&exact=1');
  },
});

export const NoFavourites = meta.story({ args: { games: nothing, query: { ...wholeLobby, list: 'fav' } } });
export const EmptyLobby = meta.story({
  args: { gameType: 'FISH', games: nothing, lobby: ready({ vendors: [], classifications: [] }), hasHot: false },
});

/** Personal lists need an account (ROL-01). */
export const RecentsOfVisitor = meta.story({
  args: { role: 'visitor', games: loading, query: { ...wholeLobby, list: 'recent' }, onLogIn: fn() },
  play: async ({ canvas, args, sandbox }) => {
    await userEvent.click(canvas.getByRole('button', { name: translatorOf(sandbox)('lobby:logIn') }));
    await expect(args.onLogIn).toHaveBeenCalledOnce();
  },
});

export const Failed = meta.story({
  args: { lobby: failed, games: failed },
  play: async ({ canvas }) => {
    failed.retry.mockClear();
    for (const button of canvas.getAllByRole('button')) await userEvent.click(button);
    await expect(failed.retry).toHaveBeenCalledTimes(2);
  },
});

export const LongText = meta.story({ parameters: { sandbox: { scenario: 'longText' } } });

export const Phone = meta.story({ globals: { viewport: { value: 'smallest' } } });

function LobbyOnPlatform() {
  return <LobbyScreen {...useLobbyScreen('rng')} />;
}

/** Screen and hook on the sandbox. A vendor in maintenance is marked as such; its games can still be listed. */
export const OnThePlatform = meta.story({
  parameters: { sandbox: { path: '/rng', persona: 'visitor', scenario: 'vendorBreak' } },
  render: () => <LobbyOnPlatform />,
  play: async ({ canvas, sandbox, globals }) => {
    const { settings, catalogue } = sandbox;
    const vendor = catalogue.vendors.find(({ vassalage }) => settings.vendorsInMaintenance.includes(vassalage));
    const name = vendor?.name[codeOf(globals)];
    const link = await canvas.findByRole('link', { name: `${name} ${translatorOf(sandbox)('common:inMaintenance')}` });
    await expect(link).toHaveAttribute('href', `/rng?vassalage=${vendor?.vassalage}`);
  },
});

const onPlatform = platformStories(LobbyOnPlatform, { path: '/rng' });

export const AsMember = meta.story(onPlatform.ready);

/** A trial account has no personal lists (ROL-04). */
export const AsTrial = meta.story({
  ...platformStories(LobbyOnPlatform, { path: '/rng?list=fav' }).trial,
  play: async ({ canvas, sandbox }) => {
    await expect(await canvas.findByText(translatorOf(sandbox)('lobby:empty.trial'))).toBeVisible();
  },
});

export const InMaintenance = meta.story(onPlatform.maintenance);
