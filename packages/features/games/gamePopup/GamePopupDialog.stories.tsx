import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { loading, ready } from '#core/data/remote.ts';
import { paths } from '#core/routing/paths.ts';
import preview from '#storybook/preview.tsx';
import { translatorOf } from '#storybook/sandboxPlatform.ts';
import { vendorOf } from '../catalogue.testing.ts';
import { sampleGames } from './gamePopup.samples.ts';
import type { GamePopupDialogProps, NextPage } from './gamePopup.types.ts';
import { GamePopupDialog } from './GamePopupDialog.tsx';
import { useGamePopup } from './useGamePopup.ts';

const retry = fn();
const error = { kind: 'timeout', outcomeUnknown: false } as const;

const meta = preview.type<{ args: Partial<GamePopupDialogProps> & { nextPage?: NextPage } }>().meta({
  title: 'Screens/Games/Game popup',
  parameters: { layout: 'fullscreen' },
  render: ({ nextPage = { status: 'idle' }, ...args }, { sandbox, globals }) => (
    <GamePopupDialog
      open
      vendor="Silk Reel"
      inMaintenance={false}
      games={ready({ games: sampleGames(sandbox, globals), nextPage, stale: false })}
      search=""
      onSearch={fn()}
      onMore={fn()}
      onOpen={null}
      onClose={fn()}
      {...args}
    />
  ),
});

const inDialog = async () => within(await screen.findByRole('dialog'));
const nothing = ready({ games: [], nextPage: { status: 'end' } as const, stale: false });

export const Games = meta.story({
  args: { onMore: fn(), onSearch: fn(), onClose: fn() },
  play: async ({ args, sandbox }) => {
    const dialog = await inDialog();
    await expect(dialog.getAllByRole('link')).toHaveLength(10);
    const more = dialog.getByRole('button', { name: translatorOf(sandbox)('gamePopup:more') });
    more.scrollIntoView();
    await waitFor(() => expect(args.onMore).toHaveBeenCalledOnce());
    await userEvent.click(more);
    await expect(args.onMore).toHaveBeenCalledTimes(2);
    await userEvent.type(dialog.getByRole('searchbox'), 'a');
    await waitFor(() => expect(args.onSearch).toHaveBeenCalledWith('a'));
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalled();
  },
});
export const OnAPhone = meta.story({ globals: { viewport: { value: 'smallest' } } });

/** A visitor's click on a game is handed to `onOpen` (GAM-01). */
export const Visitor = meta.story({
  args: { onOpen: fn() },
  play: async ({ args }) => {
    const [first] = (await inDialog()).getAllByRole('link');
    await userEvent.click(first as HTMLElement);
    await expect(args.onOpen).toHaveBeenCalledWith(first?.getAttribute('href'));
  },
});

export const Loading = meta.story({ args: { games: loading } });
export const LoadingMore = meta.story({ args: { nextPage: { status: 'loading' } } });
/** The loaded games stay; the failed page can be retried. */
export const MoreFailed = meta.story({
  args: { nextPage: { status: 'failed', error, retry } },
  play: async ({ sandbox }) => {
    const t = translatorOf(sandbox);
    retry.mockClear();
    const dialog = await inDialog();
    await expect(dialog.getAllByRole('link')).toHaveLength(10);
    await expect(dialog.getByRole('alert')).toHaveTextContent(t('gamePopup:failed'));
    await userEvent.click(dialog.getByRole('button', { name: t('common:retry') }));
    await expect(retry).toHaveBeenCalledOnce();
  },
});
export const End = meta.story({
  args: { nextPage: { status: 'end' } },
  play: async ({ sandbox }) => {
    await expect(
      (await inDialog()).queryByRole('button', { name: translatorOf(sandbox)('gamePopup:more') }),
    ).toBeNull();
  },
});
export const Empty = meta.story({ args: { games: nothing } });
export const NotFound = meta.story({
  args: { games: nothing, search: 'ช้างสามเศียร', onSearch: fn() },
  play: async ({ args, sandbox }) => {
    await userEvent.click((await inDialog()).getByRole('button', { name: translatorOf(sandbox)('gamePopup:all') }));
    await expect(args.onSearch).toHaveBeenCalledWith('');
  },
});
export const Failed = meta.story({ args: { games: { status: 'failed', error, retry } } });
export const VendorInMaintenance = meta.story({ args: { inMaintenance: true } });
export const LongText = meta.story({
  args: { vendor: 'ค่ายเกมชื่อยาวมากจนต้องขึ้นบรรทัดใหม่บนโทรศัพท์ทุกเครื่อง' },
  parameters: { layout: 'fullscreen', sandbox: { scenario: 'longText' } },
  globals: { viewport: { value: 'smallest' } },
});

function GamePopupOnPlatform() {
  return <GamePopupDialog {...useGamePopup()} />;
}

/** Dialog and hook on the sandbox. */
export const OnThePlatform = meta.story({
  parameters: {
    sandbox: {
      persona: 'member',
      path: (sandbox) => paths.gameList('/rng', { gameType: 'RNG', vassalage: vendorOf(sandbox, 'RNG').vassalage }),
    },
  },
  render: () => <GamePopupOnPlatform />,
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toBeVisible());
    await waitFor(() => expect(within(dialog).getAllByRole('link').length).toBeGreaterThan(0));
  },
});
