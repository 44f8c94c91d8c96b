import { expect, userEvent, waitFor } from 'storybook/test';
import { test } from 'vitest';
import { memberEvents } from '#api/memberEvents.ts';
import { memberNotifySettings, memberNotifySettingsChange } from '#api/notifications.ts';
import { useRefreshAll } from '#core/data/remote.ts';
import { localStore } from '#core/data/storage.ts';
import { note } from '#sandbox/live/note.ts';
import { notifySettingsOf } from '#sandbox/live/notifySettings.ts';
import type { NotifySettings } from '#sandbox/schema/live.ts';
import { memberIdOf } from '#sandbox/seed/members.ts';
import { type RenderOptions, renderOnPlatform } from '#storybook/renderOnPlatform.tsx';
import type { SandboxContext } from '#storybook/sandboxPlatform.ts';
import { NotificationsScreen } from './NotificationsScreen.tsx';
import { useNotificationsScreen } from './useNotificationsScreen.ts';

const demo = memberIdOf('demo');
const seenKey = `eventsSeen:${demo}` as const;

/** Stands in for what the platform pushes. */
function Pushed() {
  const refreshAll = useRefreshAll();
  return (
    <button type="button" onClick={() => void refreshAll(memberEvents)}>
      pushed
    </button>
  );
}

const happens = (sandbox: SandboxContext, ...labels: readonly string[]): void =>
  sandbox.store.transaction(() => {
    for (const label of labels) note(sandbox, demo, 'message', { label: { th: label, en: label } });
  });

async function renderPage(options: RenderOptions = {}) {
  const rendered = await renderOnPlatform(NotificationsScreen, useNotificationsScreen, {
    persona: 'member',
    path: '/?centre=notifications',
    beside: <Pushed />,
    ...options,
  });
  const { t } = rendered;
  const { body } = document;
  const find = (role: 'button' | 'tab' | 'checkbox' | 'combobox', name: string): Promise<HTMLElement> =>
    waitFor(() => {
      const found = rendered.canvas.getByRole(role, { name });
      return found;
    });
  return {
    ...rendered,
    push: () =>
      userEvent.click(
        [...body.querySelectorAll('button')].find((each) => each.textContent === 'pushed') as HTMLElement,
      ),
    group: () => find('combobox', t('notifications:feed.group')),
    seen: () => find('button', t('notifications:feed.seen')),
    tab: async (name: 'feed' | 'settings') => userEvent.click(await find('tab', t(`notifications:${name}.tab`))),
    box: (group: 'bets' | 'money', channel: 'mail' | 'sms') =>
      find('checkbox', `${t(`events:groups.${group}`)}: ${t(`notifications:settings.channels.${channel}`)}`),
    async save() {
      const button = await find('button', t('notifications:settings.save'));
      // While it saves, a press is none.
      await waitFor(() => expect(button).not.toHaveAttribute('aria-busy', 'true'));
      await userEvent.click(button);
    },
  };
}

test('what happens after the first look is new until it is marked as seen', async () => {
  const { canvas, sandbox, push, seen, t } = await renderPage({
    prepare: (platform) => happens(platform, 'Lotus'),
  });
  await expect(await canvas.findByText('Lotus')).toBeVisible();
  await expect(await seen()).toBeDisabled();
  happens(sandbox, 'Orchid', 'Jasmine');
  await push();
  await expect(await canvas.findByText(t('notifications:feed.fresh', { count: 2 }))).toBeVisible();
  await expect(canvas.getByText('Jasmine')).toBeVisible();
  await expect(localStore.get(seenKey)).toBe('1');
  await userEvent.click(await seen());
  await waitFor(() => expect(canvas.queryByText(t('notifications:feed.new'))).toBeNull());
  await expect(localStore.get(seenKey)).toBe('3');
});

test('the mark is kept on the device', async () => {
  const { canvas, t } = await renderPage({
    prepare(sandbox) {
      localStore.set(seenKey, '3');
      happens(sandbox, 'Lotus', 'Orchid', 'Jasmine', 'Rose');
    },
  });
  await expect(await canvas.findByText(t('notifications:feed.fresh', { count: 1 }))).toBeVisible();
  await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent(
    new RegExp(`^${t('notifications:feed.new')} Rose`),
  );
  await expect(localStore.get(seenKey)).toBe('3');
});

test('a mark that is no cursor is none', async () => {
  const { canvas, seen } = await renderPage({
    prepare(sandbox) {
      localStore.set(seenKey, 'yesterday');
      happens(sandbox, 'Lotus');
    },
  });
  await expect(await canvas.findByText('Lotus')).toBeVisible();
  await expect(await seen()).toBeDisabled();
  await waitFor(() => expect(localStore.get(seenKey)).toBe('1'));
});

test('a group that is chosen while the list loads holds for the list that comes', async () => {
  const { canvas, sandbox, group, t } = await renderPage({
    prepare: (platform) => happens(platform, 'Lotus'),
    faults: [{ match: 'memberEvents', when: { calls: [1] }, fault: { kind: 'hang' } }],
  });
  await waitFor(() => expect(sandbox.faults.waiting()).toBe(1));
  await userEvent.selectOptions(await group(), t('events:groups.money'));
  sandbox.faults.release();
  const none = t('notifications:feed.noneOf', { group: t('events:groups.money') });
  await expect(await canvas.findByRole('heading', { name: none })).toBeVisible();
  await expect(canvas.queryByText('Lotus')).toBeNull();
  await userEvent.selectOptions(await group(), t('events:groups.messages'));
  await expect(await canvas.findByText('Lotus')).toBeVisible();
});

/** Saves settings as another tab does. */
const savedElsewhere = ({ store }: SandboxContext, settings: NotifySettings): void =>
  store.transaction(() => store.put('notifySettings', demo, settings));

test('what another tab has saved in the meantime stays, and is shown', async () => {
  const { sandbox, calls, tab, box, save } = await renderPage();
  await tab('settings');
  await userEvent.click(await box('bets', 'sms'));
  const elsewhere = { from: '23:00', to: '06:00' };
  savedElsewhere(sandbox, {
    groups: {
      bets: { screen: true, mail: true, sms: false },
      money: { screen: true, mail: true, sms: false },
    },
    quiet: elsewhere,
  });
  await save();
  await waitFor(() =>
    expect(notifySettingsOf(sandbox, demo)).toEqual({
      groups: {
        bets: { screen: true, mail: true, sms: true },
        money: { screen: true, mail: true, sms: false },
      },
      quiet: elsewhere,
    }),
  );
  await expect(calls(memberNotifySettingsChange)).toHaveLength(1);
  await waitFor(async () => expect(await box('money', 'mail')).toBeChecked());
});

test('a save that fails loses nothing, also when its tab is left, and succeeds the next time', async () => {
  const { canvas, sandbox, tab, box, save, t } = await renderPage({
    faults: [
      {
        match: 'memberNotifySettingsChange',
        when: { calls: [1] },
        fault: { kind: 'refuse', code: 'operation_not_allowed' },
      },
    ],
  });
  await tab('settings');
  await userEvent.click(await box('bets', 'sms'));
  await save();
  await expect(await canvas.findByText(t('notifications:settings.notSaved'))).toBeVisible();
  await tab('feed');
  await tab('settings');
  await expect(await box('bets', 'sms')).toBeChecked();
  await save();
  await waitFor(() => expect(notifySettingsOf(sandbox, demo).groups.bets?.sms).toBe(true));
  await waitFor(() => expect(canvas.queryByText(t('notifications:settings.notSaved'))).toBeNull());
});

test('what is changed while it is being saved is still to be saved', async () => {
  const { sandbox, calls, tab, box, save } = await renderPage({
    faults: [{ match: 'memberNotifySettingsChange', when: { calls: [1] }, fault: { kind: 'hang' } }],
  });
  await tab('settings');
  await userEvent.click(await box('bets', 'sms'));
  await save();
  await waitFor(() => expect(sandbox.faults.waiting()).toBe(1));
  await userEvent.click(await box('money', 'mail'));
  sandbox.faults.release();
  await waitFor(() => expect(calls(memberNotifySettings).at(-1)?.settled).toBe(true));
  await waitFor(() => expect(notifySettingsOf(sandbox, demo).groups.bets?.sms).toBe(true));
  await expect(await box('money', 'mail')).toBeChecked();
  const reads = calls(memberNotifySettings).length;
  await save();
  await waitFor(() => expect(notifySettingsOf(sandbox, demo).groups.money?.mail).toBe(true));
  await expect(await box('bets', 'sms')).toBeChecked();
  // The page is not taken away while it still stores the answer.
  await waitFor(() => expect(calls(memberNotifySettings).length).toBeGreaterThan(reads));
  await waitFor(() => expect(calls(memberNotifySettings).at(-1)?.settled).toBe(true));
});
