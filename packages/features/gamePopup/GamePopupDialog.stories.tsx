import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import en from '#locales/en/gamePopup.json';
import th from '#locales/th/gamePopup.json';
import preview from '#storybook/preview.tsx';
import { loading, ready } from '../shared/remote.ts';
import { sampleGames } from './gamePopup.samples.ts';
import { GamePopupDialog, type GamePopupDialogProps } from './GamePopupDialog.tsx';

const retry = fn();
const error = { kind: 'timeout', outcomeUnknown: false } as const;
type Further = Extract<GamePopupDialogProps['games'], { status: 'ready' }>['value']['further'];

const meta = preview.type<{ args: Partial<GamePopupDialogProps> & { further?: Further } }>().meta({
  title: 'Screens/Games/Game popup',
  parameters: { layout: 'fullscreen' },
  render: ({ further = { status: 'idle' }, ...args }, { sandbox, globals }) => (
    <GamePopupDialog
      open
      vendor="Silk Reel"
      paused={false}
      games={ready({ games: sampleGames(sandbox, globals), further, stale: false })}
      search=""
      onSearch={fn()}
      onMore={fn()}
      onOpen={null}
      onClose={fn()}
      {...args}
    />
  ),
});

type Globals = { readonly language?: unknown };
const wordsOf = (globals: Globals) => (globals.language === 'en' ? en : th);
const inDialog = async () => within(await screen.findByRole('dialog'));
const nothing = ready({ games: [], further: { status: 'end' } as const, stale: false });

export const Games = meta.story({
  args: { onMore: fn(), onSearch: fn(), onClose: fn() },
  play: async ({ args, globals }) => {
    const dialog = await inDialog();
    await expect(dialog.getAllByRole('link')).toHaveLength(10);
    const more = dialog.getByRole('button', { name: wordsOf(globals).more });
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

/** GAM-01: whoever may not play is asked first. */
export const Visitor = meta.story({
  args: { onOpen: fn() },
  play: async ({ args }) => {
    const [first] = (await inDialog()).getAllByRole('link');
    await userEvent.click(first as HTMLElement);
    await expect(args.onOpen).toHaveBeenCalledWith(first?.getAttribute('href'));
  },
});

export const Loading = meta.story({ args: { games: loading } });
export const LoadingMore = meta.story({ args: { further: { status: 'loading' } } });
/** What is there stays; what did not come can be asked for again. */
export const MoreFailed = meta.story({
  args: { further: { status: 'failed', error, retry } },
  play: async ({ globals }) => {
    retry.mockClear();
    const dialog = await inDialog();
    await expect(dialog.getAllByRole('link')).toHaveLength(10);
    await expect(dialog.getByRole('alert')).toHaveTextContent(wordsOf(globals).failed);
    await userEvent.click(dialog.getByRole('button', { name: /ลองใหม่|Try again/ }));
    await expect(retry).toHaveBeenCalledOnce();
  },
});
export const End = meta.story({
  args: { further: { status: 'end' } },
  play: async ({ globals }) => {
    await expect((await inDialog()).queryByRole('button', { name: wordsOf(globals).more })).toBeNull();
  },
});
export const Empty = meta.story({ args: { games: nothing } });
export const NotFound = meta.story({
  args: { games: nothing, search: 'ช้างสามเศียร', onSearch: fn() },
  play: async ({ args, globals }) => {
    await userEvent.click((await inDialog()).getByRole('button', { name: wordsOf(globals).all }));
    await expect(args.onSearch).toHaveBeenCalledWith('');
  },
});
export const Failed = meta.story({ args: { games: { status: 'failed', error, retry } } });
export const VendorTakesABreak = meta.story({ args: { paused: true } });
export const LongText = meta.story({
  args: { vendor: 'ค่ายเกมชื่อยาวมากจนต้องขึ้นบรรทัดใหม่บนโทรศัพท์ทุกเครื่อง' },
  parameters: { layout: 'fullscreen', sandbox: { scenario: 'longText' } },
  globals: { viewport: { value: 'smallest' } },
});
