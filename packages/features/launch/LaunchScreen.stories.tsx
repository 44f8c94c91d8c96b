import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { changeSettings } from '#sandbox/settings.ts';
import preview from '#storybook/preview.tsx';
import type { SandboxContext } from '#storybook/sandboxAddon.ts';
import { loading, ready } from '../shared/remote.ts';
import { sampleOthers } from './launch.samples.ts';
import { LaunchScreen, type LaunchScreenProps } from './LaunchScreen.tsx';
import { useLaunchScreen } from './useLaunchScreen.ts';

const failure = (kind: 'network' | 'timeout') => ({ kind, outcomeUnknown: true }) as const;

const retry = fn();

const sample: LaunchScreenProps = {
  launch: { status: 'opening' },
  balance: ready('10000.00'),
  onRefreshBalance: fn(async () => {}),
  currencySymbol: '฿',
  language: 'TH',
  backHref: '/rng?vassalage=LAM',
  others: null,
  onLeave: fn(),
};

const meta = preview.type<{ args: Partial<LaunchScreenProps> }>().meta({
  title: 'Screens/Games/Launch',
  parameters: { layout: 'fullscreen' },
  render: (args) => <LaunchScreen {...sample} {...args} />,
});

export const Opening = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeVisible();
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/rng?vassalage=LAM');
  },
});

export const Open = meta.story({
  args: {
    launch: { status: 'open', name: 'วิหารบัวทอง', address: 'about:blank', sandbox: 'allow-scripts' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByTitle(/วิหารบัวทอง/)).toHaveAttribute('sandbox', 'allow-scripts');
  },
});

export const LongName = meta.story({
  globals: { viewport: { value: 'smallest' } },
  args: {
    balance: ready('123456789.25'),
    launch: {
      status: 'open',
      name: 'ตำนานพญานาคราชผู้พิทักษ์ขุมทรัพย์ใต้บาดาลแห่งลุ่มแม่น้ำโขง',
      address: 'about:blank',
      sandbox: 'allow-scripts',
    },
  },
});

export const Unreachable = meta.story({
  args: { launch: { status: 'failed', error: failure('network'), retry }, balance: loading },
  play: async ({ canvas }) => {
    retry.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: /ลองใหม่|Try again/ }));
    await expect(retry).toHaveBeenCalledOnce();
  },
});

const vendorClosed = {
  status: 'failed',
  retry: fn(),
  error: { kind: 'refused', code: 'vendor_maintenance', message: '', detail: {} },
} as const;

export const VendorInMaintenance = meta.story({
  args: { launch: vendorClosed },
  render: (args, { sandbox, globals }) => (
    <LaunchScreen {...sample} {...args} others={ready(sampleOthers(sandbox, globals))} />
  ),
  play: async ({ canvas }) => {
    await expect(within(canvas.getByRole('list')).getAllByRole('link')).toHaveLength(4);
  },
});

/** On a phone, and the other games are on their way. */
export const VendorInMaintenanceLoading = meta.story({
  args: { launch: vendorClosed, others: loading },
  globals: { viewport: { value: 'smallest' } },
});

function Wired() {
  return <LaunchScreen {...useLaunchScreen()} />;
}

/** The games of other vendors are offered meanwhile, and open from here. */
export const PlatformVendorInMaintenance = meta.story({
  parameters: {
    layout: 'fullscreen',
    sandbox: { persona: 'member', path: '/game?vassalage=LTWR&gameType=RNG&nodeId=1&from=%2Frng' },
  },
  beforeEach: ({ sandbox: { world } }: { sandbox: SandboxContext }) =>
    world.store.transaction(() => changeSettings(world, { vendorsInMaintenance: ['LTWR'] })),
  render: () => <Wired />,
  play: async ({ canvas, canvasElement }) => {
    const others = within(await canvas.findByRole('list')).getAllByRole('link');
    await expect(others).toHaveLength(4);
    for (const link of others)
      await expect(link).not.toHaveAttribute('href', expect.stringContaining('vassalage=LTWR&'));
    await userEvent.click(others[0] as HTMLElement);
    await waitFor(() => expect(canvasElement.querySelector('iframe')).toBeVisible());
  },
});

/** ROL-04. */
export const TrialAccount = meta.story({
  args: {
    launch: {
      status: 'failed',
      retry: fn(),
      error: { kind: 'refused', code: 'trial_not_allowed', message: '', detail: {} },
    },
  },
});

export const IncompleteLink = meta.story({ args: { launch: { status: 'impossible', reason: 'incomplete' } } });
export const UnsafeAddress = meta.story({ args: { launch: { status: 'impossible', reason: 'unsafeAddress' } } });
