import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { storyMessages } from '#storybook/storyMessages.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Heading, headingLevels, headingSizes } from './Heading.tsx';

const meta = preview.meta({
  title: 'Kit/Heading',
  component: Heading,
  args: { children: '', level: 1 as const },
  render: (args, { globals }) => <Heading {...args}>{args.children || storyMessages(globals).heading}</Heading>,
});

export const Playground = meta.story({
  args: { tabIndex: -1 },
  play: async ({ canvas, globals }) => {
    const heading = canvas.getByRole('heading', { level: 1, name: storyMessages(globals).heading });
    heading.focus();
    await expect(heading).toHaveFocus();
  },
});

export const Levels = meta.story({
  render: (args, { globals }) => (
    <Stack gap="sm">
      {headingLevels.map((level) => (
        <Heading key={level} {...args} level={level}>
          {storyMessages(globals).heading}
        </Heading>
      ))}
    </Stack>
  ),
});

export const Sizes = meta.story({
  render: (args, { globals }) => (
    <Stack gap="sm">
      {headingSizes.map((size) => (
        <Heading key={size} {...args} level={2} size={size}>
          {storyMessages(globals).heading}
        </Heading>
      ))}
    </Stack>
  ),
});

export const Narrow = meta.story({
  render: (args, { globals }) => (
    <div style={{ width: 220 }}>
      <Heading {...args}>{storyMessages(globals).longName}</Heading>
    </div>
  ),
});
