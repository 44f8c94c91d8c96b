import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { storyMessages } from '#storybook/storyMessages.ts';
import { Box } from '../Box/Box.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Badge, badgeTones } from './Badge.tsx';

const meta = preview.meta({ title: 'Kit/Badge', component: Badge, args: { children: '' } });

const unread = (words: string, count: number) => words.replace('{count}', String(count));

export const Playground = meta.story({
  render: (_, { globals }) => <Badge tone="alert" count={120} label={unread(storyMessages(globals).unread, 120)} />,
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText('99+')).toBeVisible();
    await expect(canvas.getByText(unread(storyMessages(globals).unread, 120))).toBeInTheDocument();
  },
});

export const Tones = meta.story({
  render: (_, { globals }) => (
    <Stack>
      {(['canvas', 'surface'] as const).map((surface) => (
        <Box key={surface} tone={surface} padding="sm" radius="card">
          <Inline gap="xs">
            {badgeTones.map((tone) => (
              <Badge key={tone} tone={tone}>
                {`${storyMessages(globals).new} ${tone}`}
              </Badge>
            ))}
          </Inline>
        </Box>
      ))}
    </Stack>
  ),
});

export const Counts = meta.story({
  render: (_, { globals }) => (
    <Inline gap="xs">
      {[0, 1, 8, 42, 99, 100].map((count) => (
        <Badge key={count} tone="alert" count={count} label={unread(storyMessages(globals).unread, count)} />
      ))}
    </Inline>
  ),
});

export const Narrow = meta.story({
  render: (_, { globals }) => (
    <div style={{ width: 220 }}>
      <Badge tone="warning">{storyMessages(globals).sentence}</Badge>
    </div>
  ),
});
