import { Bell, Heart } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { storyMessages } from '#storybook/storyMessages.ts';
import { Box } from '../Box/Box.tsx';
import { buttonTones } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { IconButton } from './IconButton.tsx';

const meta = preview.meta({
  title: 'Kit/IconButton',
  component: IconButton,
  args: { label: '', icon: <Icon of={Heart} />, onClick: fn() },
  render: (args, { globals }) => <IconButton {...args} label={storyMessages(globals).favourite} />,
});

export const Playground = meta.story({
  play: async ({ canvas, args, globals, userEvent }) => {
    const button = canvas.getByRole('button', { name: storyMessages(globals).favourite });
    await userEvent.click(button);
    await userEvent.keyboard(' ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
    await expect(button.getBoundingClientRect().width).toBeGreaterThanOrEqual(44);
  },
});

export const Pressed = meta.story({
  args: { pressed: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { pressed: true })).toBeVisible();
  },
});

/** A small button has a touch target of 44 px. */
export const Small = meta.story({
  args: { size: 'small', tone: 'outline', shape: 'round' },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button');
    const { right, bottom, width } = button.getBoundingClientRect();
    await expect(width).toBeLessThan(44);
    await expect(document.elementFromPoint(right + 3, bottom - 12)).toBe(button);
  },
});

export const Variants = meta.story({
  render: (args, { globals }) => (
    <Inline>
      {buttonTones.map((tone) => (
        <IconButton key={tone} {...args} tone={tone} label={`${storyMessages(globals).favourite} ${tone}`} />
      ))}
      {buttonTones.map((tone) => (
        <IconButton
          key={tone}
          {...args}
          tone={tone}
          size="small"
          shape="round"
          label={`${storyMessages(globals).notice} ${tone}`}
          icon={<Icon of={Bell} />}
        />
      ))}
      <Box tone="chrome" padding="xs" radius="control">
        <IconButton {...args} label={storyMessages(globals).menu} icon={<Icon of={Bell} />} />
      </Box>
    </Inline>
  ),
});

export const Busy = meta.story({
  args: { busy: true },
  play: async ({ canvas, args, userEvent }) => {
    const button = canvas.getByRole('button');
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
  },
});

export const Disabled = meta.story({ args: { disabled: true } });
