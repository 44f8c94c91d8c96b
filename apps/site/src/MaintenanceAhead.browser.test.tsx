import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { beforeEach, test, vi } from 'vitest';
import { systemStatus } from '#api/system.ts';
import type { Translate } from '#core/i18n/translate.ts';
import { stubStreams } from '#core/live/testStream.testing.ts';
import { paths } from '#core/routing/paths.ts';
import { statusEveryMs } from '#core/site/maintenanceAhead.ts';
import { vendorOf } from '#features/games/catalogue.testing.ts';
import { changeSettings } from '#sandbox/changeSettings.ts';
import type { RenderOptions } from '#storybook/renderOnPlatform.tsx';
import { minuteMs, secondMs } from '#text/durations.ts';
import { renderSite } from './renderSite.testing.tsx';
import { gameOpened } from './site.testing.tsx';

/** How long a maintenance lasts. */
const lastsMs = 45 * minuteMs;
/** The site, that many ms before a maintenance. */
const renderBefore = (ms: number, options: RenderOptions) =>
  renderSite({
    ...options,
    prepare(sandbox) {
      const maintenanceStart = sandbox.now() + ms;
      changeSettings(sandbox, { maintenanceStart, maintenanceEnd: maintenanceStart + lastsMs });
      options.prepare?.(sandbox);
    },
  });

/** What the notice says, apart from the times. */
const notice = (t: Translate) => {
  const [before = ''] = t('maintenanceAhead:at', { time: '|', minutes: 1 }).split('|');
  return screen.queryByText((text) => text.startsWith(before.trim()) && /\d\d:\d\d/.test(text));
};

test('an announced maintenance is told of on every page, until the player puts it away', async () => {
  const { t, url } = await renderBefore(14 * minuteMs, { path: '/help' });
  await waitFor(() => expect(notice(t)).toBeVisible());
  await expect(notice(t)).toHaveTextContent('14');
  await expect(notice(t)?.closest('[aria-live]')).toHaveAttribute('aria-live', 'polite');
  await userEvent.click(screen.getByRole('button', { name: t('common:close') }));
  await expect(notice(t)).toBeNull();
  await userEvent.click(document.querySelector('header a[href="/"]') as HTMLElement);
  await waitFor(() => expect(url()).toBe('/'));
  await expect(notice(t)).toBeNull();
});

test('one that is announced while the page is seen is heard of by the clock, without the push channel', async () => {
  const timers = vi.spyOn(globalThis, 'setTimeout');
  const { calls, sandbox, t } = await renderSite({ path: '/help' });
  const due = () => timers.mock.calls.filter(([, ms]) => ms === statusEveryMs).map(([ask]) => ask);
  await waitFor(() => expect(due()).toHaveLength(1));
  const asked = calls(systemStatus).length;
  changeSettings(sandbox, { maintenanceStart: sandbox.now() + 14 * minuteMs });
  for (const ask of due()) ask();
  await waitFor(() => expect(notice(t)).toBeVisible());
  await expect(calls(systemStatus)).toHaveLength(asked + 1);
});

test('it stands above the dialog of a centre', async () => {
  const { t } = await renderBefore(14 * minuteMs, { persona: 'member', path: '/help?centre=depositv2' });
  await screen.findByRole('dialog');
  await waitFor(() => expect(notice(t)).toBeVisible());
  const { left, top } = notice(t)?.getBoundingClientRect() ?? new DOMRect();
  await waitFor(() => expect(document.elementFromPoint(left + 2, top + 2)).toBe(notice(t)));
  await expect(notice(t)?.closest('[aria-hidden=true]')).toBeNull();
});

test('in a game it is told of in the bar, in the last five minutes only', async () => {
  const path: RenderOptions['path'] = (it) =>
    paths.seamless({ vassalage: vendorOf(it, 'LIVE').vassalage, gameType: 'LIVE' });
  const later = await renderBefore(6 * minuteMs, { persona: 'member', path });
  await gameOpened();
  await expect(notice(later.t)).toBeNull();
  later.unmount();
  const { t } = await renderBefore(4 * minuteMs, { persona: 'member', path });
  await gameOpened();
  await waitFor(() => expect(notice(t)).toBeVisible());
  await expect(notice(t)?.closest('header')).not.toBeNull();
  await expect(notice(t)?.closest('[role=alert]')).not.toBeNull();
});

test('in the last minute nothing is paid in, and what was typed stays', async () => {
  const { t } = await renderBefore(61 * secondMs, { persona: 'member', path: '/help?centre=depositv2' });
  const amount = await screen.findByRole('textbox', { name: t('deposit:amount') });
  await userEvent.type(amount, '500');
  const button = screen.getByRole('button', { name: t('deposit:submit') });
  await waitFor(() => expect(button).toBeDisabled());
  await waitFor(() => expect(button).toHaveAccessibleDescription(/\d\d:\d\d/));
  await expect(amount).toHaveValue('500');
  await expect(notice(t)?.closest('[aria-live]')).toHaveAttribute('aria-live', 'assertive');
});

test('the site closes when the maintenance begins, and opens by itself when it ends', async () => {
  // Reads are spread over twenty seconds; this visit has the first.
  vi.spyOn(Math, 'random').mockReturnValue(0);
  const timers = vi.spyOn(globalThis, 'setTimeout');
  let aheadMs = 0;
  const { sandbox, t } = await renderBefore(14 * minuteMs, {
    path: '/help',
    prepare(prepared) {
      const { now } = prepared;
      Object.assign(prepared, { now: () => now() + aheadMs });
    },
  });
  /** Lets the time pass after which the site asks for the status. */
  const pass = async (ms: number) => {
    const due = () => timers.mock.calls.findLast(([, wait = 0]) => wait > ms - 3 * minuteMs && wait <= ms)?.[0];
    await waitFor(() => expect(due()).toBeDefined());
    aheadMs += ms;
    sandbox.platform.clock.synchronise(new Date(sandbox.now()).toISOString());
    due()?.();
  };
  await waitFor(() => expect(notice(t)).toBeVisible());
  const closed = () => screen.queryByRole('heading', { level: 1, name: t('system:maintenance.title') });
  await pass(14 * minuteMs);
  await waitFor(() => expect(closed()).toBeVisible());
  await pass(lastsMs);
  await waitFor(() => expect(closed()).toBeNull());
  await expect(notice(t)).toBeNull();
});

test('its end is heard of from the push channel, and the site opens by itself, spread over twenty seconds', async () => {
  // This visit is among the last.
  vi.spyOn(Math, 'random').mockReturnValue(0.99);
  const streams = stubStreams();
  const { calls, sandbox, t } = await renderSite({
    path: '/help',
    scenario: 'maintenance',
    settings: { live: 'stream' },
  });
  const closed = () => screen.queryByRole('heading', { level: 1, name: t('system:maintenance.title') });
  await waitFor(() => expect(closed()).toBeVisible());
  await waitFor(() => expect(streams).toHaveLength(1));
  streams[0]?.open();
  const asked = calls(systemStatus).length;
  const timers = vi.spyOn(globalThis, 'setTimeout');
  changeSettings(sandbox, { maintenance: false, maintenanceEnd: null });
  const ended = { maintenance: false, maintenanceStart: null, maintenanceEnd: null };
  streams[0]?.say({ topic: 'status', version: sandbox.now() + 1, ...ended });
  const due = () => timers.mock.calls.find(([, ms = 0]) => ms > 19 * secondMs && ms <= 20 * secondMs)?.[0];
  await waitFor(() => expect(due()).toBeDefined());
  await expect(closed()).toBeVisible();
  await expect(calls(systemStatus)).toHaveLength(asked);
  due()?.();
  await waitFor(() => expect(closed()).toBeNull());
});

beforeEach(() => () => void vi.restoreAllMocks());
