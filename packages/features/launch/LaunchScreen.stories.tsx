import { expect, fn, userEvent } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { loading, ready } from '../shared/remote.ts';
import { LaunchScreen, type LaunchScreenProps } from './LaunchScreen.tsx';

const failure = (kind: 'network' | 'timeout') => ({ kind, outcomeUnknown: true }) as const;

const retry = fn();

const sample: LaunchScreenProps = {
  launch: { status: 'opening' },
  balance: ready('10000.00'),
  onRefreshBalance: fn(async () => {}),
  currencySymbol: '฿',
  language: 'TH',
  backHref: '/rng?vassalage=LAM',
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

export const VendorInMaintenance = meta.story({
  args: {
    launch: {
      status: 'failed',
      retry: fn(),
      error: { kind: 'refused', code: 'vendor_maintenance', message: '', detail: {} },
    },
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
