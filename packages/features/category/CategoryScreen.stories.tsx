import { expect, fn, userEvent } from 'storybook/test';
import type { GameType } from '#api/primitives.ts';
import preview from '#storybook/preview.tsx';
import { loading, ready } from '../shared/remote.ts';
import { sampleCategory } from './category.samples.ts';
import { CategoryScreen, type CategoryScreenProps } from './CategoryScreen.tsx';
import { useCategoryScreen } from './useCategoryScreen.ts';

function Wired({ type }: { type: GameType }) {
  return <CategoryScreen {...useCategoryScreen(type)} />;
}

const retry = fn();

const meta = preview.type<{ args: Partial<CategoryScreenProps> }>().meta({
  title: 'Screens/Category/Category',
  args: { type: 'LIVE' },
  render: (args, { sandbox, globals }) => (
    <CategoryScreen {...sampleCategory(args.type ?? 'LIVE', sandbox, globals)} {...args} />
  ),
});

export const LiveCasino = meta.story({});

export const Lottery = meta.story({ args: { type: 'LOTT' } });

/** Whoever may not play is asked first: the link is not followed. */
export const Visitor = meta.story({
  args: { role: 'visitor', onOpen: fn() },
  play: async ({ canvas, args }) => {
    const [card] = canvas.getAllByRole('link');
    if (card) await userEvent.click(card);
    await expect(args.onOpen).toHaveBeenCalledOnce();
    await expect(args.onOpen).toHaveBeenCalledWith(card?.getAttribute('href'));
  },
});

export const Trial = meta.story({ args: { type: 'SPORTS', role: 'trial', onOpen: fn() } });

export const Loading = meta.story({ args: { vendors: loading } });

export const Empty = meta.story({ args: { type: 'ESPORTS', vendors: ready([]) } });

export const Failed = meta.story({
  args: { vendors: { status: 'failed', error: { kind: 'timeout', outcomeUnknown: false }, retry } },
  play: async ({ canvas }) => {
    retry.mockClear();
    await userEvent.click(canvas.getByRole('button'));
    await expect(retry).toHaveBeenCalledOnce();
  },
});

export const LongText = meta.story({ parameters: { sandbox: { scenario: 'longText' } } });

/** NAV-07: the vendors of cockfighting are vendors of sports on the platform, and are launched as such. */
export const PlatformCockfight = meta.story({
  parameters: { sandbox: { persona: 'member', path: '/cockfight' } },
  render: () => <Wired type="COCKFIGHT" />,
  play: async ({ canvas }) => {
    const cards = await canvas.findAllByRole('link');
    await expect(cards).toHaveLength(5);
    await expect(cards[0]).toHaveAttribute('href', expect.stringContaining('gameType=SPORTS'));
  },
});

export const PlatformFault = meta.story({
  parameters: {
    sandbox: {
      persona: 'visitor',
      path: '/live',
      faults: [
        {
          match: 'gameVendorList',
          when: { calls: [1] },
          fault: { kind: 'refuse', code: 'unknown' },
        },
      ],
    },
  },
  render: () => <Wired type="LIVE" />,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button'));
    await expect((await canvas.findAllByRole('link')).length).toBeGreaterThan(3);
  },
});
