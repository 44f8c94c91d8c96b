import { expect, fn, userEvent } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { storyMessages } from '#storybook/storyMessages.ts';
import { Inline } from '../Inline/Inline.tsx';
import { Button, buttonSizes, buttonTones } from './Button.tsx';

const meta = preview.meta({
  title: 'Kit/Button',
  component: Button,
  args: { children: '', onClick: fn() },
  render: (args, { globals }) => <Button {...args}>{args.children || storyMessages(globals).deposit}</Button>,
});

export const Playground = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
});

export const Tones = meta.story({
  render: (args, { globals }) => (
    <Inline gap="sm">
      {buttonTones.map((tone) => (
        <Button key={tone} {...args} tone={tone}>
          {storyMessages(globals).deposit}
        </Button>
      ))}
    </Inline>
  ),
});

export const Sizes = meta.story({
  render: (args, { globals }) => (
    <Inline gap="sm">
      {buttonSizes.map((size) => (
        <Button key={size} {...args} size={size}>
          {storyMessages(globals).deposit}
        </Button>
      ))}
    </Inline>
  ),
});

/** A busy button keeps the focus and ignores clicks. */
export const Busy = meta.story({
  args: { busy: true },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button');
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
  },
});

export const Disabled = meta.story({ args: { disabled: true } });

export const LongText = meta.story({
  render: (args, { globals }) => (
    <div style={{ width: 220 }}>
      <Button {...args} fullWidth>
        {storyMessages(globals).sentence}
      </Button>
    </div>
  ),
});
