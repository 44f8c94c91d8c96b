import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { BlockedScreen } from './BlockedScreen.tsx';
import { SampleBrand, type SampleBrandProps } from './system.samples.tsx';
import { useBlockedScreen } from './useBlockedScreen.ts';

function Wired({ globals }: SampleBrandProps) {
  return <BlockedScreen brand={<SampleBrand globals={globals} />} {...useBlockedScreen()} />;
}

const meta = preview.meta({
  title: 'Screens/System/Blocked',
  component: BlockedScreen,
  parameters: { layout: 'fullscreen' },
  args: { brand: null, ip: '203.0.113.24' },
  render: (args, { globals }) => <BlockedScreen {...args} brand={<SampleBrand globals={globals} />} />,
});

export const Ready = meta.story({});

/** Until the platform has said which address it sees, or when it does not say. */
export const WithoutAddress = meta.story({ args: { ip: null } });

export const LongAddress = meta.story({ args: { ip: '2001:0db8:85a3:0000:0000:8a2e:0370:7334' } });

export const WithSupport = meta.story({ args: { supportHref: 'https://support.example/' } });

export const Platform = meta.story({
  parameters: { sandbox: { scenario: 'blocked' } },
  render: (_, { globals }) => <Wired globals={globals} />,
  play: async ({ canvas, sandbox }) => {
    await expect(sandbox.world.settings.regionRestriction).toBe(true);
    await expect(await canvas.findByText(/^[\d.]+$|^[\da-f:]+$/i)).toBeVisible();
  },
});
