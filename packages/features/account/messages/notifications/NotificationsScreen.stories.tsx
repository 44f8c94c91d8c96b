import { expect, fn, userEvent, waitFor } from 'storybook/test';
import type { ApiError } from '#api/errors.ts';
import { memberEvents } from '#api/memberEvents.ts';
import { memberNotifySettings } from '#api/notifications.ts';
import { loading, ready } from '#core/data/remote.ts';
import { groupOf, groupsFor } from '#core/live/useLastEvents.ts';
import { note } from '#sandbox/live/note.ts';
import { notifySettingsOf } from '#sandbox/live/notifySettings.ts';
import { memberIdOf } from '#sandbox/seed/members.ts';
import { platformStories } from '#storybook/platformStories.tsx';
import preview from '#storybook/preview.tsx';
import { type Globals, sampleOf } from '#storybook/sampleOf.ts';
import { translatorOf } from '#storybook/sandboxPlatform.ts';
import { newestFirst } from './notifications.model.ts';
import type { FeedProps, FeedRow, NotificationsScreenProps, SettingsProps } from './notifications.types.ts';
import { NotificationsScreen } from './NotificationsScreen.tsx';
import { Feed, PushSettings, SettingsForm } from './parts/laterParts.ts';
import { samplePush } from './push.samples.ts';
import { useNotificationsScreen } from './useNotificationsScreen.ts';

// With the stories: none of them waits until a cold server has built what the page loads later.
await Promise.all([Feed.preload(), PushSettings.preload(), SettingsForm.preload()]);

/** Twelve events of several days, of which two are new, and one of a kind that the site does not know. */
function sampleRows(globals: Globals): readonly FeedRow[] {
  const { list } = sampleOf(memberEvents, {}, globals, { scenario: 'played' });
  const known = list
    .filter((_, at) => at % 4 === 0)
    .map((event, at) => ({
      ...{ ...event, group: groupOf(event), fresh: at < 2 },
      href: event.link && `/?centre=${event.link.page}&ref=${event.link.reference ?? ''}`,
    }));
  const unknown = {
    ...known.at(-1),
    id: 'E0',
    kind: { other: 'lanternFair' },
    label: 'ลอยกระทง',
    group: null,
    href: null,
  };
  return newestFirst([...known, unknown as FeedRow]);
}

const sampleFeed = (globals: Globals, rows = sampleRows(globals)): FeedProps => ({
  page: ready({ list: rows, totalPages: 1, fresh: rows.filter(({ fresh }) => fresh).length }),
  groups: groupsFor(rows, false),
  filter: { group: '' },
  onFilter: onFilter,
  onSeen,
  list: {
    ...{ answered: { from: '2026-11-11', to: '2026-11-21' }, pageNo: 1, refreshing: false, filtered: false },
    ...{ onClearFilters, onPage: () => {}, onRefresh: () => {} },
  },
});
const [onFilter, onSeen, onClearFilters, retry] = [fn(), fn(), fn(), fn()];
const onSave = fn((): Promise<ApiError | null> => Promise.resolve(null));

const sampleSettings = (globals: Globals): SettingsProps => {
  const settings = sampleOf(memberNotifySettings, {}, globals);
  return { settings: ready({ ...settings, quiet: { from: '22:30', to: '07:00' } }), hasTeam: false, onSave };
};

interface Args {
  readonly tab?: NotificationsScreenProps['tab'];
  readonly feed?: Partial<FeedProps>;
  readonly settings?: Partial<SettingsProps>;
}

const meta = preview.type<{ args: Args }>().meta({
  title: 'Screens/Member centre/Notifications',
  render: ({ tab = 'feed', feed, settings }, { globals }) => (
    <NotificationsScreen
      tab={tab}
      onTab={() => {}}
      feed={{ ...sampleFeed(globals), ...feed }}
      settings={{ ...sampleSettings(globals), ...settings }}
      push={samplePush(globals)}
    />
  ),
  beforeEach: () => [onFilter, onSeen, onClearFilters, retry, onSave].forEach((each) => void each.mockClear()),
});

const timeout: ApiError = { kind: 'timeout', outcomeUnknown: false };
const nothing = ready({ list: [], totalPages: 1, fresh: 0 });
const failed = { status: 'failed', error: timeout, retry } as const;
const Wired = () => <NotificationsScreen {...useNotificationsScreen()} />;
const onPlatform = platformStories(Wired, { scenario: 'demonstration', path: '/?centre=notifications' });

/** On the platform: what has happened, by pages and by group, each with the way to what it is about. The first look finds nothing new. */
export const AsMember = meta.story({
  ...onPlatform.ready,
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(15));
    await expect(canvas.getByRole('button', { name: t('notifications:feed.seen') })).toBeDisabled();
    const [newest] = canvas.getAllByRole('listitem');
    await userEvent.click(canvas.getByRole('button', { name: t('memberCentre:paging.last') }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(50 - 3 * 15);
    await expect(newest).not.toBeInTheDocument();
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: t('notifications:feed.group') }),
      t('events:groups.messages'),
    );
    // A question to customer service opens as one, not as a message.
    await waitFor(() =>
      expect(canvas.getAllByRole('link').map((link) => link.getAttribute('href'))).toContainEqual(
        expect.stringMatching(/centre=messageV2&ref=support\.Q/),
      ),
    );
  },
});

/** An agent sees the events of the team, and can choose them. What is saved is on the platform. */
export const AsAgent = meta.story({
  ...platformStories(Wired, { persona: 'agent', path: '/?centre=notifications' }).ready,
  beforeEach: ({ sandbox }) =>
    sandbox.store.transaction(() => note(sandbox, memberIdOf('agent'), 'teamSignUp', { count: 1 })),
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    await expect(await canvas.findByText(t('events:kinds.teamSignUp', { count: 1 }))).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: t('notifications:settings.tab') }));
    const box = (group: 'team' | 'security', channel: 'screen' | 'sms') =>
      canvas.findByRole('checkbox', {
        name: `${t(`events:groups.${group}`)}: ${t(`notifications:settings.channels.${channel}`)}`,
      });
    await expect(await box('security', 'screen')).toBeDisabled();
    await userEvent.click(await box('team', 'sms'));
    await userEvent.click(canvas.getByRole('checkbox', { name: t('notifications:quiet.on') }));
    await userEvent.click(canvas.getByRole('button', { name: t('notifications:settings.save') }));
    await waitFor(() =>
      expect(notifySettingsOf(sandbox, memberIdOf('agent'))).toEqual({
        groups: { team: { screen: true, mail: false, sms: true } },
        quiet: { from: '22:00', to: '07:00' },
      }),
    );
    await expect(await box('team', 'sms')).toBeChecked();
  },
});

/** New rows say so in words. A row of a kind that the site does not know has the platform's words, and leads nowhere. */
export const Ready = meta.story({
  play: async ({ canvas, sandbox, globals }) => {
    const t = translatorOf(sandbox);
    const rows = sampleRows(globals);
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(rows.length));
    await expect(canvas.getAllByRole('link')).toHaveLength(rows.filter(({ href }) => href !== null).length);
    await expect(canvas.getByText(t('notifications:feed.fresh', { count: 2 }))).toBeVisible();
    await expect(canvas.getAllByText(t('notifications:feed.new'), { selector: '[aria-hidden] *' })).toHaveLength(2);
    await expect(canvas.getByText('ลอยกระทง')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('notifications:feed.seen') }));
    await expect(onSeen).toHaveBeenCalledOnce();
    await userEvent.selectOptions(canvas.getByRole('combobox'), t('events:groups.bets'));
    await expect(onFilter).toHaveBeenCalledWith({ group: 'bets' });
  },
});

export const Loading = meta.story({ args: { feed: { page: loading } } });

export const Empty = meta.story({
  args: { feed: { page: nothing } },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    await expect(await canvas.findByRole('heading', { name: t('notifications:feed.empty') })).toBeVisible();
    await expect(canvas.getByRole('button', { name: t('notifications:feed.seen') })).toBeDisabled();
  },
});

/** A group without an entry offers to show all. */
export const NothingOfThisGroup = meta.story({
  args: { feed: { page: nothing, filter: { group: 'security' } } },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    const title = t('notifications:feed.noneOf', { group: t('events:groups.security') });
    await expect(await canvas.findByRole('heading', { name: title })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('notifications:feed.showAll') }));
    await expect(onClearFilters).toHaveBeenCalledOnce();
  },
});

export const Failed = meta.story({
  args: { feed: { page: failed } },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    await expect(await canvas.findByRole('heading', { name: t('notifications:feed.failed') })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('common:retry') }));
    await expect(retry).toHaveBeenCalledOnce();
  },
});

/** A list that could not be read again says from when it is. */
export const Outdated = meta.story({
  render: (_, { globals }) => (
    <NotificationsScreen
      tab="feed"
      onTab={() => {}}
      feed={{
        ...sampleFeed(globals),
        page: ready({ list: sampleRows(globals), totalPages: 1, fresh: 0 }, false, Date.UTC(2026, 10, 21, 5), true),
      }}
      settings={sampleSettings(globals)}
      push={samplePush(globals)}
    />
  ),
  play: async ({ canvas }) => {
    const [said] = await canvas.findAllByText(/12:00/);
    await expect(said).toBeVisible();
  },
});

/** Long names without spaces, on the smallest phone. */
export const LongOnThePhone = meta.story({
  globals: { viewport: { value: 'smallest' } },
  render: (_, { globals }) => (
    <NotificationsScreen
      tab="feed"
      onTab={() => {}}
      feed={sampleFeed(
        globals,
        sampleRows(globals).map((row) => ({ ...row, label: `${row.label ?? ''} ${'ก'.repeat(60)}` })),
      )}
      settings={sampleSettings(globals)}
      push={samplePush(globals)}
    />
  ),
  play: async ({ canvas }) => {
    await canvas.findAllByRole('listitem');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
});

/** A table of groups and channels; what protects the player says why it cannot be taken off the screen. */
export const Settings = meta.story({
  args: { tab: 'settings', settings: { hasTeam: true } },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    await waitFor(() => expect(canvas.getAllByText(t('notifications:settings.fixed'))).toHaveLength(2));
    const disabled = canvas.getAllByRole('checkbox').filter((box) => (box as HTMLInputElement).disabled);
    await expect(disabled).toHaveLength(2);
    await expect(canvas.getByText(t('notifications:quiet.nextDay'))).toBeVisible();
  },
});

export const SettingsOnThePhone = meta.story({
  args: { tab: 'settings' },
  globals: { viewport: { value: 'smallest' } },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    await waitFor(() =>
      expect(canvas.getAllByText(t('notifications:settings.channels.sms')).length).toBeGreaterThan(5),
    );
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
});

export const SettingsLoading = meta.story({ args: { tab: 'settings', settings: { settings: loading } } });

export const SettingsFailed = meta.story({
  args: { tab: 'settings', settings: { settings: failed } },
  play: async ({ canvas, sandbox }) => {
    await userEvent.click(await canvas.findByRole('button', { name: translatorOf(sandbox)('common:retry') }));
    await expect(retry).toHaveBeenCalledOnce();
  },
});

/** A failed save says so at the button, and keeps every choice. */
export const NotSaved = meta.story({
  args: { tab: 'settings', settings: { onSave: () => Promise.resolve(timeout) } },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    const [, box] = await canvas.findAllByRole('checkbox');
    await userEvent.click(box as HTMLElement);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: t('notifications:quiet.from') }), '21:00');
    await userEvent.click(canvas.getByRole('button', { name: t('notifications:settings.save') }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t('notifications:settings.notSaved'));
    await expect(box as HTMLElement).toBeChecked();
    await expect(canvas.getByRole('combobox', { name: t('notifications:quiet.from') })).toHaveValue('21:00');
  },
});

/** Quiet hours that end when they begin are not sent; the field that has to change has the focus. */
export const QuietHoursThatAreNone = meta.story({
  args: { tab: 'settings' },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    const to = await canvas.findByRole('combobox', { name: t('notifications:quiet.to') });
    await userEvent.selectOptions(to, '22:30');
    await userEvent.click(canvas.getByRole('button', { name: t('notifications:settings.save') }));
    await waitFor(() => expect(to).toHaveFocus());
    await expect(to).toHaveAccessibleDescription(t('notifications:quiet.problems.same'));
    await expect(onSave).not.toHaveBeenCalled();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: t('notifications:quiet.from') }), '22:00');
    await expect(to).toBeValid();
    await userEvent.click(canvas.getByRole('button', { name: t('notifications:settings.save') }));
    await waitFor(() => expect(onSave).toHaveBeenCalledWith({ groups: {}, quiet: null, from: '22:00', to: '22:30' }));
  },
});

export const AsTrial = meta.story(onPlatform.trial);
export const InMaintenance = meta.story(onPlatform.maintenance);
