import { expect } from 'storybook/test';
import { elementOf } from '#storybook/elementOf.ts';
import preview from '#storybook/preview.tsx';
import { storyMessages } from '#storybook/storyMessages.ts';
import { Box } from '../Box/Box.tsx';
import { Grid } from '../Grid/Grid.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text, textSizes, textTones, textWeights } from './Text.tsx';

const meta = preview.meta({
  title: 'Kit/Text',
  component: Text,
  args: { children: '' },
  render: (args, { globals }) => <Text {...args}>{args.children || storyMessages(globals).paragraph}</Text>,
});

export const Playground = meta.story({
  play: async ({ canvas, globals }) => {
    await expect(elementOf(canvas.getByText(storyMessages(globals).paragraph))?.tagName).toBe('P');
  },
});

export const Sizes = meta.story({
  render: (args, { globals }) => (
    <Stack gap="xs">
      {textSizes.map((size) => (
        <Text key={size} {...args} size={size}>
          {storyMessages(globals).sentence}
        </Text>
      ))}
    </Stack>
  ),
});

export const Weights = meta.story({
  render: (args, { globals }) => (
    <Stack gap="xs">
      {textWeights.map((weight) => (
        <Text key={weight} {...args} weight={weight}>
          {storyMessages(globals).sentence}
        </Text>
      ))}
    </Stack>
  ),
});

export const Tones = meta.story({
  render: (args, { globals }) => (
    <Grid columns={{ phone: 1, tablet: 3 }}>
      {(['canvas', 'surface', 'sunken'] as const).map((surface) => (
        <Box key={surface} tone={surface} padding="md" radius="card" border>
          {textTones.map((tone) => (
            <Text key={tone} {...args} tone={tone}>
              {storyMessages(globals).failedTitle}
            </Text>
          ))}
        </Box>
      ))}
    </Grid>
  ),
});

export const Numeric = meta.story({ args: { children: '1,111.11 / 8,888.88', numeric: true, align: 'end' } });

/** Long words break, truncated lines end in an ellipsis, and Thai tone marks are not clipped. */
export const Narrow = meta.story({
  render: (args, { globals }) => (
    <div style={{ width: 220 }}>
      <Stack>
        <Text {...args}>{storyMessages(globals).longName}</Text>
        <Text {...args} lines={2}>
          {storyMessages(globals).longName}
        </Text>
        <Text {...args} lines={1}>
          {`ผู้ที่กู้ปู่ญี่ปุ่นรู้ปู้ฏ์ฎุ๊ญู๋ — ${storyMessages(globals).longName}`}
        </Text>
      </Stack>
    </div>
  ),
});
