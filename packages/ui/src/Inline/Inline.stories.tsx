import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { storyMessages } from '#storybook/storyMessages.ts';
import { Box } from '../Box/Box.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Inline } from './Inline.tsx';

const meta = preview.meta({
  title: 'Kit/Inline',
  component: Inline,
  render: (args, { globals }) => {
    const { vendorNames } = storyMessages(globals);
    return (
      <Inline {...args}>
        {vendorNames.split(', ').map((name) => (
          <Box key={name} tone="accentSoft" padding="sm" radius="control">
            {name}
          </Box>
        ))}
      </Inline>
    );
  },
});

export const Playground = meta.story({
  args: { role: 'group', 'aria-label': 'line' },
  play: async ({ canvas }) => {
    const line = canvas.getByRole('group', { name: 'line' });
    await expect(line.scrollWidth).toBe(line.clientWidth);
  },
});

export const Justified = meta.story({
  render: (_, { globals }) => {
    const { deposit, withdraw } = storyMessages(globals);
    return (
      <Stack>
        {(['start', 'center', 'end', 'between'] as const).map((justify) => (
          <Box key={justify} tone="sunken" padding="xs" radius="control">
            <Inline justify={justify}>
              <Box tone="accentSoft" padding="sm" radius="control">
                {deposit}
              </Box>
              <Box tone="accentSoft" padding="lg" radius="control">
                {withdraw}
              </Box>
            </Inline>
          </Box>
        ))}
      </Stack>
    );
  },
});

export const Narrow = meta.story({
  decorators: [
    (Story) => (
      <div style={{ width: 220 }}>
        <Story />
      </div>
    ),
  ],
});
