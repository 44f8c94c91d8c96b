import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { storyMessages } from '#storybook/storyMessages.ts';
import { Inline } from '../Inline/Inline.tsx';
import { Text } from '../Text/Text.tsx';
import { Avatar, avatarSizes } from './Avatar.tsx';

/** An inline SVG portrait, so that the story loads no file. */
const face = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" fill="#5b6fd8"/><circle cx="20" cy="16" r="7" fill="#ffe2c4"/><path d="M6 40a14 14 0 0 1 28 0Z" fill="#2b2f6b"/></svg>',
)}`;

const meta = preview.meta({
  title: 'Kit/Avatar',
  component: Avatar,
  args: { name: '' },
  render: (args, { globals }) => <Avatar {...args} name={args.name || storyMessages(globals).person} />,
});

export const Playground = meta.story({
  args: { src: face },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('img', { name: storyMessages(globals).person })).toBeVisible();
  },
});

/** Without a picture, the avatar shows the initial of the name. For a Thai name this is the first consonant. */
export const Initial = meta.story({});

/** When the picture fails to load, the initial stays visible. */
export const PictureMissing = meta.story({ args: { src: 'data:image/png;base64,AAAA' } });

/** Next to a visible name, the avatar is hidden from screen readers. */
export const Decorative = meta.story({
  render: (args, { globals }) => (
    <Inline>
      <Avatar {...args} name={storyMessages(globals).person} decorative />
      <Text>{storyMessages(globals).person}</Text>
    </Inline>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
});

export const Sizes = meta.story({
  render: (args, { globals }) => (
    <Inline>
      {avatarSizes.map((size) => (
        <Avatar key={size} {...args} name={storyMessages(globals).person} size={size} />
      ))}
      {avatarSizes.map((size) => (
        <Avatar key={size} {...args} name="demo" src={face} size={size} />
      ))}
    </Inline>
  ),
});
