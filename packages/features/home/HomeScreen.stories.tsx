import { expect, fn, userEvent } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { loading, ready } from '../shared/remote.ts';
import { sampleHome } from './home.samples.ts';
import { HomeScreen, type HomeScreenProps } from './HomeScreen.tsx';
import { useHomeScreen } from './useHomeScreen.ts';

function Wired() {
  return <HomeScreen {...useHomeScreen()} />;
}

const failed = { status: 'failed', error: { kind: 'network', outcomeUnknown: false }, retry: fn() } as const;

const meta = preview.type<{ args: Partial<HomeScreenProps> }>().meta({
  title: 'Screens/Home/Home',
  render: (args, { sandbox, globals }) => <HomeScreen {...sampleHome(sandbox, globals)} {...args} />,
});

export const Member = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  },
});

export const Visitor = meta.story({ args: { role: 'visitor', nickname: null, recent: null, onOpen: fn() } });

/** Whoever may not play is asked first: the link is not followed. */
export const Trial = meta.story({
  args: { role: 'trial', recent: null, onOpen: fn() },
  play: async ({ canvas, args }) => {
    const link = canvas.getAllByRole('list')[0]?.querySelector('a');
    link?.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenCalledOnce();
    await expect(args.onOpen).toHaveBeenCalledWith(link?.getAttribute('href'));
  },
});

export const Loading = meta.story({ args: { nickname: null, recent: loading, hot: loading, categories: loading } });

export const Empty = meta.story({ args: { recent: ready([]), hot: ready([]), categories: ready([]) } });

export const Failed = meta.story({ args: { recent: failed, hot: failed, categories: failed } });

export const OneBlockFailed = meta.story({
  args: { hot: failed },
  play: async ({ canvas }) => {
    failed.retry.mockClear();
    await userEvent.click(canvas.getByRole('button'));
    await expect(failed.retry).toHaveBeenCalledOnce();
  },
});

export const LongText = meta.story({
  args: { nickname: 'ผู้รักการผจญภัยในวิหารทองคำริมแม่น้ำเจ้าพระยาWithoutAnySpaceAtAll' },
  parameters: { sandbox: { scenario: 'longText' } },
});

export const PlatformVisitor = meta.story({
  parameters: { sandbox: { persona: 'visitor' } },
  render: () => <Wired />,
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('heading', { level: 3 })).length).toBeGreaterThan(5);
  },
});

export const PlatformMember = meta.story({
  parameters: { sandbox: { persona: 'member' } },
  render: () => <Wired />,
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('heading', { level: 3 })).length).toBeGreaterThan(5);
  },
});

/** The vendors do not come: the hot games stay usable. */
export const PlatformFault = meta.story({
  parameters: {
    sandbox: {
      persona: 'visitor',
      faults: [{ match: 'gameVendorList', fault: { kind: 'refuse', code: 'system_maintenance' } }],
    },
  },
  render: () => <Wired />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button')).toBeVisible();
    await expect(await canvas.findByRole('list')).toBeVisible();
  },
});
