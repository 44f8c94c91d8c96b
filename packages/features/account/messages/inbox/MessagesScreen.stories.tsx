import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { loading, ready } from '#core/data/remote.ts';
import { platformStories } from '#storybook/platformStories.tsx';
import preview from '#storybook/preview.tsx';
import { translatorOf } from '#storybook/sandboxPlatform.ts';
import { sampleMessage, sampleMessages, sampleQuestions, sampleRows } from './messages.samples.ts';
import type { MessagesScreenProps } from './messages.types.ts';
import { MessagesScreen } from './MessagesScreen.tsx';
import { useMessagesScreen } from './useMessagesScreen.ts';

const Wired = () => <MessagesScreen {...useMessagesScreen()} />;

const meta = preview.type<{ args: Partial<MessagesScreenProps> }>().meta({
  title: 'Screens/Member centre/Messages',
  render: (args, { globals }) => (
    <div style={{ maxWidth: 720 }}>
      <MessagesScreen {...sampleMessages(globals)} {...args} />
    </div>
  ),
});

const retry = fn();
const failure = { status: 'failed', error: { kind: 'timeout', outcomeUnknown: false }, retry } as const;

/** On the platform: a message that is opened is read, and its folder has one less to read. */
export const AsMember = meta.story({
  parameters: { sandbox: { scenario: 'demonstration', persona: 'member', path: '/?centre=messageV2' } },
  render: () => <Wired />,
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    await userEvent.click(await canvas.findByRole('tab', { name: new RegExp(t('messages:folders.platform')) }));
    const list = within(await canvas.findByRole('list', { name: t('messages:list') }));
    const unread = () => canvas.queryAllByRole('button', { name: new RegExp(`^${t('messages:unread')} `) }).length;
    const before = unread();
    await expect(before).toBeGreaterThan(0);
    await userEvent.click(
      list.getAllByRole('button', { name: new RegExp(`^${t('messages:unread')} `) })[0] as HTMLElement,
    );
    await expect(await canvas.findByRole('heading', { level: 3 })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('messages:back') }));
    await waitFor(() => expect(unread()).toBe(before - 1));
  },
});

/** Unread messages say so in words. Each is opened, marked and deleted by its own buttons. */
export const Ready = meta.story({
  args: { onOpen: fn(), onRead: fn(), onDelete: fn(), onFolder: fn() },
  play: async ({ canvas, args, globals, sandbox }) => {
    const t = translatorOf(sandbox);
    const [unread, , read] = sampleRows(globals);
    const button = (name: string) => canvas.getByRole('button', { name });
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(`^${t('messages:unread')} .*1,000`) }));
    await expect(args.onOpen).toHaveBeenCalledWith(unread?.id);
    await userEvent.click(button(t('messages:markRead', { title: unread?.title ?? '' })));
    await expect(args.onRead).toHaveBeenCalledWith([unread?.key]);
    await expect(
      canvas.queryByRole('button', { name: t('messages:markRead', { title: read?.title ?? '' }) }),
    ).toBeNull();
    await userEvent.click(button(t('messages:deleteOne', { title: read?.title ?? '' })));
    await expect(args.onDelete).toHaveBeenCalledWith(read?.key);
    await userEvent.click(button(t('messages:readAll')));
    await expect(args.onRead).toHaveBeenCalledWith('all');
    await userEvent.click(canvas.getByRole('tab', { name: new RegExp(t('messages:folders.support')) }));
    await expect(args.onFolder).toHaveBeenCalledWith('support');
  },
});

/** Questions show their number and state. They cannot be deleted. */
export const Questions = meta.story({
  render: (args, { globals }) => (
    <MessagesScreen
      {...sampleMessages(globals)}
      folder="support"
      page={ready({ rows: sampleQuestions(globals), total: 2, totalPages: 1 })}
      {...args}
    />
  ),
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    await expect(canvas.getByText(t('messages:ticket.statuses.answered'))).toBeVisible();
    await expect(canvas.getByText(t('messages:ticket.statuses.waiting'))).toBeVisible();
    await expect(canvas.getByRole('list').querySelectorAll('svg')).toHaveLength(1);
  },
});

/** Two hundred and fifty pages, and a count in the tab that stops at 99+. */
export const FiveThousand = meta.story({
  args: { onPage: fn() },
  render: (args, { globals }) => (
    <MessagesScreen
      {...sampleMessages(globals)}
      unread={{ personal: 4_999, platform: 0, support: 0 }}
      page={ready({ rows: sampleRows(globals), total: 5_000, totalPages: 250 })}
      {...args}
    />
  ),
  play: async ({ canvas, sandbox }) => {
    const tab = canvas.getAllByRole('tab')[0];
    await expect(tab).toHaveTextContent('99+');
    await expect(tab).toHaveAccessibleName(
      expect.stringContaining(translatorOf(sandbox)('messages:unreadCount', { count: 4_999 })),
    );
  },
});

export const Loading = meta.story({ args: { page: loading } });

export const Empty = meta.story({
  args: { page: ready({ rows: [], total: 0, totalPages: 0 }), unread: { personal: 0, platform: 0, support: 0 } },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    await expect(canvas.getByRole('heading', { name: t('messages:empty.personal.title') })).toBeVisible();
    await expect(canvas.getByRole('button', { name: t('messages:readAll') })).toBeDisabled();
  },
});

/** A search without a hit offers to show all messages again. */
export const NothingFound = meta.story({
  args: {
    ...{ page: ready({ rows: [], total: 0, totalPages: 0 }), text: 'zzz', unreadOnly: true },
    ...{ onText: fn(), onUnreadOnly: fn() },
  },
  play: async ({ canvas, args, sandbox }) => {
    await userEvent.click(canvas.getByRole('button', { name: translatorOf(sandbox)('messages:empty.filtered.clear') }));
    await expect(args.onText).toHaveBeenCalledWith('');
    await expect(args.onUnreadOnly).toHaveBeenCalledWith(false);
  },
});

export const Failed = meta.story({
  args: { page: failure },
  play: async ({ canvas }) => {
    retry.mockClear();
    await userEvent.click(within(canvas.getByRole('tabpanel')).getAllByRole('button').at(-1) as HTMLElement);
    await expect(retry).toHaveBeenCalledOnce();
  },
});

/** A long title without spaces, on the smallest phone. */
export const LongOnThePhone = meta.story({
  globals: { viewport: { value: 'smallest' } },
  render: (args, { globals }) => (
    <MessagesScreen
      {...sampleMessages(globals)}
      page={ready({
        rows: sampleRows(globals).map((row) => ({ ...row, title: `${row.title} ${'ก'.repeat(60)}` })),
        ...{ total: 5_000, totalPages: 250 },
      })}
      {...args}
    />
  ),
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
});

/** An open message links to the page that it is about. */
export const Opened = meta.story({
  args: { onClose: fn(), onUnread: fn(), onDelete: fn() },
  render: (args, { globals }) => (
    <MessagesScreen
      {...sampleMessages(globals)}
      opened={{ is: 'message', id: 'M1', message: ready(sampleMessage(globals)) }}
      {...args}
    />
  ),
  play: async ({ canvas, args, sandbox }) => {
    const t = translatorOf(sandbox);
    await expect(canvas.getByRole('link', { name: t('messages:open.withdraw') })).toHaveAttribute(
      'href',
      '/?centre=withdraw&ref=W7KINNARI2',
    );
    await userEvent.click(canvas.getByRole('button', { name: t('messages:markUnread') }));
    await expect(args.onUnread).toHaveBeenCalledWith('M1');
    await userEvent.click(canvas.getByRole('button', { name: t('messages:delete') }));
    await expect(args.onDelete).toHaveBeenCalledWith('M1');
    await userEvent.click(canvas.getByRole('button', { name: t('messages:back') }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

export const OpenFailed = meta.story({
  args: { opened: { is: 'message', id: 'M1', message: failure } },
});

/** A message that was deleted elsewhere. */
export const Gone = meta.story({
  args: {
    opened: {
      ...{ is: 'message', id: 'M1' },
      message: {
        status: 'failed',
        error: { kind: 'refused', code: 'record_not_found', message: '', detail: {} },
        retry,
      },
    },
  },
  play: async ({ canvas, sandbox }) => {
    await expect(canvas.getByRole('heading', { name: translatorOf(sandbox)('messages:gone') })).toBeVisible();
  },
});

const onPlatform = platformStories(Wired);

export const AsTrial = meta.story(onPlatform.trial);
export const InMaintenance = meta.story(onPlatform.maintenance);
