import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { storyMessages } from '#storybook/storyMessages.ts';
import { Box } from '../Box/Box.tsx';
import { Text } from '../Text/Text.tsx';
import { Grid } from './Grid.tsx';

const meta = preview.meta({
  title: 'Kit/Grid',
  component: Grid,
  render: (args, { globals }) => {
    const { vendorNames, longName } = storyMessages(globals);
    return (
      <Grid {...args}>
        {[longName, ...vendorNames.split(', ')].map((name) => (
          <Box key={name} tone="accentSoft" padding="sm" radius="control">
            <Text lines={2}>{name}</Text>
          </Box>
        ))}
      </Grid>
    );
  },
});

export const Playground = meta.story({
  args: { columns: { phone: 2, tablet: 4, desktop: 6 }, role: 'group', 'aria-label': 'grid' },
  play: async ({ canvas }) => {
    const grid = canvas.getByRole('group', { name: 'grid' });
    const columns = getComputedStyle(grid).gridTemplateColumns.split(' ').length;
    await expect(columns).toBe(innerWidth >= 1024 ? 6 : innerWidth >= 768 ? 4 : 2);
  },
});

export const AsManyAsFit = meta.story({ args: { fill: 'medium' } });

export const Narrow = meta.story({
  args: { fill: 'large', gap: 'xs' },
  decorators: [
    (Story) => (
      <div style={{ width: 220 }}>
        <Story />
      </div>
    ),
  ],
});
