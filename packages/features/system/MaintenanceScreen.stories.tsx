import { expect, fn, userEvent, waitFor } from 'storybook/test';
import type { OfferedLanguage } from '#api/primitives.ts';
import preview from '#storybook/preview.tsx';
import { formatMoment } from '../shared/format.ts';
import { MaintenanceScreen } from './MaintenanceScreen.tsx';
import { SampleBrand, type SampleBrandProps } from './system.samples.tsx';
import { useMaintenanceScreen } from './useMaintenanceScreen.ts';

function Wired({ globals }: SampleBrandProps) {
  return <MaintenanceScreen brand={<SampleBrand globals={globals} />} {...useMaintenanceScreen()} />;
}

const iso = '2026-04-13T11:30:00.000Z';

const meta = preview.meta({
  title: 'Screens/System/Maintenance',
  component: MaintenanceScreen,
  parameters: { layout: 'fullscreen' },
  args: { brand: null, end: { iso, text: '' }, checking: false, lastCheck: null, onCheck: fn() },
  render: (args, { globals }) => {
    const language = String(globals['language']).toUpperCase() as OfferedLanguage;
    return (
      <MaintenanceScreen
        {...args}
        brand={<SampleBrand globals={globals} />}
        end={args.end && { iso, text: formatMoment(Date.parse(iso), language, 'Asia/Bangkok') }}
      />
    );
  },
});

export const Ready = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onCheck).toHaveBeenCalledOnce();
  },
});

export const OpenEnded = meta.story({ args: { end: null } });

export const Checking = meta.story({ args: { checking: true } });

export const StillClosed = meta.story({ args: { lastCheck: { answered: true, time: '18:24' } } });

export const CheckFailed = meta.story({ args: { lastCheck: { answered: false, time: '18:24' } } });

export const WithSupport = meta.story({
  args: { onSupport: fn() },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(2);
  },
});

/** Against the stand-in platform: a press asks again, and says what came of it. */
export const Platform = meta.story({
  parameters: { sandbox: { scenario: 'maintenance' } },
  render: (_, { globals }) => <Wired globals={globals} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(await canvas.findByText(/\d\d[:.]\d\d/, { selector: '[role="status"]' })).toBeVisible();
  },
});

export const PlatformCheckLost = meta.story({
  parameters: {
    sandbox: {
      scenario: 'maintenanceOpenEnded',
      faults: [{ match: 'systemStatus', when: { afterCalls: 1 }, fault: { kind: 'refuse', code: 'unknown' } }],
    },
  },
  render: (_, { globals }) => <Wired globals={globals} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(canvas.getByRole('status')).not.toBeEmptyDOMElement());
  },
});
