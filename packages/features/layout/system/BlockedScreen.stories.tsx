import { expect, fn, userEvent } from 'storybook/test';
import { type Support, SupportContext } from '#core/site/support.ts';
import preview from '#storybook/preview.tsx';
import { SampleBrand, type SampleBrandProps } from '#storybook/SampleBrand.tsx';
import { BlockedScreen } from './BlockedScreen.tsx';
import { useBlockedScreen } from './useBlockedScreen.ts';

function Wired({ globals }: SampleBrandProps) {
  return <BlockedScreen brand={<SampleBrand globals={globals} linked={false} />} {...useBlockedScreen()} />;
}

const meta = preview.meta({
  title: 'Screens/System/Blocked',
  component: BlockedScreen,
  parameters: { layout: 'fullscreen' },
  args: { brand: null, ip: '203.0.113.24', onSupport: fn() },
  render: (args, { globals }) => <BlockedScreen {...args} brand={<SampleBrand globals={globals} linked={false} />} />,
});

export const Ready = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onSupport).toHaveBeenCalledOnce();
  },
});

/** Unknown IP address and no customer service. */
export const WithoutAddressAndService = meta.story({
  args: { ip: null, onSupport: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

export const LongAddress = meta.story({
  args: { ip: '2001:0db8:85a3:0000:0000:8a2e:0370:7334' },
  globals: { viewport: { value: 'smallest' } },
});

const support: Support = { entries: [{ csType: 'LIVECHAT', csPosition: '', title: '', path: '' }], open: fn() };

/** SYS-03d: on the platform, the button opens the operator's first service. */
export const Platform = meta.story({
  parameters: { sandbox: { scenario: 'blocked' } },
  render: (_, { globals }) => (
    <SupportContext value={support}>
      <Wired globals={globals} />
    </SupportContext>
  ),
  play: async ({ canvas, sandbox }) => {
    await expect(sandbox.settings.regionRestriction).toBe(true);
    await expect(await canvas.findByText(/^[\d.]+$|^[\da-f:]+$/i)).toBeVisible();
    await userEvent.click(canvas.getByRole('button'));
    await expect(support.open).toHaveBeenLastCalledWith(support.entries[0]);
  },
});
