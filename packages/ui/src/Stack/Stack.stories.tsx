import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { storyMessages } from '#storybook/storyMessages.ts';
import { Box } from '../Box/Box.tsx';
import { Text } from '../Text/Text.tsx';
import { Stack } from './Stack.tsx';

const meta = preview.meta({
  title: 'Kit/Stack',
  component: Stack,
  render: (args, { globals }) => {
    const { gameName, sentence, vendor } = storyMessages(globals);
    return (
      <Stack {...args}>
        {[gameName, sentence, vendor].map((words) => (
          <Box key={words} as={args.as === 'ul' ? 'li' : 'div'} tone="accentSoft" padding="sm" radius="control">
            <Text>{words}</Text>
          </Box>
        ))}
      </Stack>
    );
  },
});

export const Playground = meta.story({
  args: { as: 'ul', gap: 'md' },
  play: async ({ canvas }) => {
    const items = canvas.getAllByRole('listitem').map((item) => item.getBoundingClientRect());
    const [first, second, third] = items;
    if (!first || !second || !third) throw new Error('three items');
    await expect(second.top - first.bottom).toBeGreaterThan(0);
    await expect(second.top - first.bottom).toBeCloseTo(third.top - second.bottom, 1);
    await expect(first.width).toBe(second.width);
  },
});

export const AlignStart = meta.story({ args: { align: 'start', gap: 'xs' } });
export const AlignCenter = meta.story({ args: { align: 'center', gap: 'xs' } });

export const Narrow = meta.story({
  decorators: [
    (Story) => (
      <div style={{ width: 220 }}>
        <Story />
      </div>
    ),
  ],
});
