import { expect, fn, spyOn, userEvent, waitFor } from 'storybook/test';
import type { OfferedLanguage } from '#api/primitives.ts';
import { loading, ready } from '#core/data/remote.ts';
import { formatMoment, formatTime } from '#core/format/dates.ts';
import { rootStatusOf, useSystemStatus } from '#core/site/site.ts';
import { changeSettings } from '#sandbox/changeSettings.ts';
import preview from '#storybook/preview.tsx';
import { SampleBrand, type SampleBrandProps } from '#storybook/SampleBrand.tsx';
import { MaintenanceScreen } from './MaintenanceScreen.tsx';
import { sampleWaiting } from './system.samples.tsx';
import { useMaintenanceScreen } from './useMaintenanceScreen.ts';

function Wired({ globals }: SampleBrandProps) {
  return <MaintenanceScreen brand={<SampleBrand globals={globals} linked={false} />} {...useMaintenanceScreen()} />;
}

const iso = '2026-04-13T11:30:00.000Z';

const meta = preview.meta({
  title: 'Screens/System/Maintenance',
  component: MaintenanceScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    brand: null,
    end: { iso, text: '' },
    checking: false,
    lastCheck: null,
    onCheck: fn(),
    onSupport: fn(),
    games: ready([]),
  },
  render: (args, { globals, sandbox }) => {
    const language = String(globals['language']).toUpperCase() as OfferedLanguage;
    return (
      <MaintenanceScreen
        {...args}
        brand={<SampleBrand globals={globals} linked={false} />}
        end={args.end && { iso, text: formatMoment(Date.parse(iso), language) }}
        games={args.games.status === 'ready' ? ready(sampleWaiting(sandbox, globals)) : args.games}
      />
    );
  },
});

/** SYS-02: the games are pictures without links, since nothing can be played. */
export const Ready = meta.story({
  play: async ({ canvas, args }) => {
    const [check, service] = canvas.getAllByRole('button');
    await userEvent.click(check as HTMLElement);
    await expect(args.onCheck).toHaveBeenCalledOnce();
    await userEvent.click(service as HTMLElement);
    await expect(args.onSupport).toHaveBeenCalledOnce();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6);
    await expect(canvas.queryByRole('link')).toBeNull();
  },
});

export const OpenEnded = meta.story({
  args: { end: null, lastCheck: { answered: true, time: '18:24' } },
  globals: { viewport: { value: 'smallest' } },
});

export const Loading = meta.story({ args: { checking: true, games: loading } });

/** The check and the games failed, and there is no customer service. */
export const Failed = meta.story({
  args: {
    onSupport: undefined,
    lastCheck: { answered: false, time: '18:24' },
    games: { status: 'failed', error: { kind: 'network', outcomeUnknown: false }, retry: fn() },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
    await expect(canvas.queryByRole('list')).toBeNull();
  },
});

export const LongText = meta.story({
  parameters: { layout: 'fullscreen', sandbox: { scenario: 'longText' } },
  globals: { viewport: { value: 'phone' } },
});

/** On the platform: a click checks again and reports the result, with the time in the site's zone. */
export const InMaintenance = meta.story({
  parameters: { sandbox: { scenario: 'maintenance' } },
  render: (_, { globals }) => <Wired globals={globals} />,
  play: async ({ canvas, sandbox }) => {
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(6));
    const before = sandbox.platform.clock.now();
    await userEvent.click(canvas.getByRole('button'));
    const result = await canvas.findByText(/\d\d:\d\d/, { selector: '[role="status"], [role="status"] *' });
    const times = [before, sandbox.platform.clock.now()].map((time) => formatTime(time, 'EN'));
    await expect(times.some((time) => result.textContent.includes(time))).toBe(true);
  },
});

export const PlatformCheckLost = meta.story({
  parameters: {
    sandbox: {
      scenario: 'maintenanceOpenEnded',
      faults: [
        { match: 'systemStatus', when: { afterCalls: 1 }, fault: { kind: 'refuse', code: 'unknown' } },
        { match: 'gameHot', fault: { kind: 'refuse', code: 'system_maintenance' } },
      ],
    },
  },
  render: (_, { globals }) => <Wired globals={globals} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(canvas.getByRole('status')).not.toBeEmptyDOMElement());
    await expect(canvas.queryByRole('list')).toBeNull();
  },
});

function UntilOpen({ globals }: SampleBrandProps) {
  const [status] = useSystemStatus();
  const open = status.status === 'ready' && rootStatusOf(status.value) === 'normal';
  return open ? <main /> : <Wired globals={globals} />;
}

function showTab(visible: boolean): void {
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => !visible });
  document.dispatchEvent(new Event('visibilitychange'));
}

/** Without a known end it checks about every five minutes, except in a hidden tab, and closes when maintenance is over. */
export const PlatformOpensByItself = meta.story({
  parameters: { sandbox: { scenario: 'maintenanceOpenEnded' } },
  render: (_, { globals }) => <UntilOpen globals={globals} />,
  play: async ({ canvas, sandbox }) => {
    await canvas.findByRole('heading', { level: 1 });
    const timers = spyOn(window, 'setTimeout');
    const checkTimers = () => timers.mock.calls.filter(([, delay]) => Number(delay) >= 4 * 60_000);
    try {
      showTab(false);
      await expect(checkTimers()).toHaveLength(0);
      showTab(true);
      await waitFor(() => expect(checkTimers()).toHaveLength(1));
      sandbox.store.transaction(() => changeSettings(sandbox, { maintenance: false }));
      const [wake] = checkTimers()[0] ?? [];
      if (typeof wake === 'function') wake();
      await waitFor(() => expect(canvas.queryByRole('heading')).toBeNull());
    } finally {
      Reflect.deleteProperty(document, 'hidden');
      timers.mockRestore();
    }
  },
});
