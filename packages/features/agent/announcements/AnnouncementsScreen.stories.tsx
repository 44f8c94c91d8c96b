import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { loading, ready } from '#core/data/remote.ts';
import { readNotices } from '#core/notices/readNotices.ts';
import { platformStories } from '#storybook/platformStories.tsx';
import preview from '#storybook/preview.tsx';
import type { Globals } from '#storybook/sampleOf.ts';
import { translatorOf } from '#storybook/sandboxPlatform.ts';
import { storyMessages } from '#storybook/storyMessages.ts';
import type { AnnouncementsScreenProps, AnnouncementView } from './announcements.types.ts';
import { AnnouncementsScreen } from './AnnouncementsScreen.tsx';
import { useAnnouncementsScreen } from './useAnnouncementsScreen.ts';

/** The screen with its hook, as the site joins them. */
const Connected = () => <AnnouncementsScreen {...useAnnouncementsScreen()} />;

const rows = (globals: Globals): readonly AnnouncementView[] => {
  const { heading, longName, paragraph } = storyMessages(globals);
  return [heading, longName].map((title, at) => ({
    ...{ id: `notice-${at}`, title, date: '2 มีนาคม 2569 12:00', unread: at === 0 },
    content: `<p>${paragraph}</p>`,
  }));
};

const meta = preview.type<{ args: Partial<AnnouncementsScreenProps> }>().meta({
  title: 'Screens/Agent/Announcements',
  render: (args, { globals }) => (
    <AnnouncementsScreen
      announcements={ready({ rows: rows(globals), totalPages: 1 })}
      wanted={null}
      pageNo={1}
      onPage={fn()}
      onRead={fn()}
      {...args}
    />
  ),
});

/** What was not read is marked; opening one shows its text. */
export const Ready = meta.story({
  args: { onRead: fn() },
  play: async ({ args, canvas, globals, sandbox }) => {
    const t = translatorOf(sandbox);
    const { heading, paragraph } = storyMessages(globals);
    const [first, second] = canvas.getAllByRole('button');
    await expect(first).toHaveAccessibleName(expect.stringContaining(t('announcements:unread')));
    await expect(second).not.toHaveAccessibleName(expect.stringContaining(t('announcements:unread')));
    await expect(first).toHaveAccessibleName(expect.stringContaining(heading));
    await userEvent.click(first as HTMLElement);
    await expect(await canvas.findByText(paragraph)).toBeVisible();
    await expect(args.onRead).toHaveBeenCalledOnce();
    await expect(args.onRead).toHaveBeenCalledWith('notice-0');
  },
});

/** A link to an announcement opens it. */
export const Linked = meta.story({
  args: { wanted: 'notice-1' },
  play: async ({ canvas, globals }) => {
    await waitFor(() => expect(canvas.getAllByRole('button')[1]).toHaveFocus());
    await expect(await canvas.findByText(storyMessages(globals).paragraph)).toBeVisible();
  },
});

export const Loading = meta.story({ args: { announcements: loading } });

export const Empty = meta.story({
  args: { announcements: ready({ rows: [], totalPages: 0 }) },
  play: async ({ canvas, sandbox }) => {
    await expect(canvas.getByRole('heading', { name: translatorOf(sandbox)('announcements:empty') })).toBeVisible();
  },
});

const retry = fn();
export const Failed = meta.story({
  args: {
    announcements: { status: 'failed', error: { kind: 'network', outcomeUnknown: false }, retry },
  },
  play: async ({ canvas, sandbox }) => {
    retry.mockClear();
    await expect(canvas.getByRole('heading', { name: translatorOf(sandbox)('announcements:failed') })).toBeVisible();
    await userEvent.click(canvas.getByRole('button'));
    await expect(retry).toHaveBeenCalledOnce();
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'smallest' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** Reads from the sandbox platform; what was read is remembered on this device. */
export const AsAgent = meta.story({
  parameters: { sandbox: { persona: 'agent' } },
  render: () => <Connected />,
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    const list = within(await canvas.findByRole('list', { name: t('announcements:list') }));
    const [first] = list.getAllByRole('button');
    await expect(first).toHaveAccessibleName(expect.stringContaining(t('announcements:unread')));
    await userEvent.click(first as HTMLElement);
    await waitFor(() => expect(readNotices()).toEqual(['agent-notice-1']));
  },
});

const onPlatform = platformStories(Connected, { persona: 'agent' });

export const InMaintenance = meta.story(onPlatform.maintenance);
export const LongText = meta.story(onPlatform.longText);
