import { Phone, User } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { storyMessages } from '#storybook/storyMessages.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { TextInput } from './TextInput.tsx';

const meta = preview.meta({
  title: 'Kit/TextInput',
  component: TextInput,
  args: { label: '', onChange: fn() },
  render: (args, { globals }) => (
    <div style={{ maxWidth: 360 }}>
      <TextInput {...args} label={args.label || storyMessages(globals).username} />
    </div>
  ),
});

export const Playground = meta.story({
  args: { autoComplete: 'username', maxLength: 12 },
  play: async ({ canvas, args, globals, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: storyMessages(globals).username });
    await userEvent.click(canvas.getByText(storyMessages(globals).username));
    await expect(input).toHaveFocus();
    await userEvent.keyboard('demo');
    await expect(input).toHaveValue('demo');
    await expect(args.onChange).toHaveBeenLastCalledWith('demo');
    const ring = getComputedStyle(input.parentElement as Element);
    await expect(ring.outlineStyle).toBe('solid');
  },
});

export const Variants = meta.story({
  render: (args, { globals }) => {
    const { username, phone, amount, hint, notice } = storyMessages(globals);
    return (
      <div style={{ maxWidth: 360 }}>
        <Stack>
          <TextInput {...args} label={username} hint={hint} required />
          <TextInput {...args} label={username} leading={<Icon of={User} />} defaultValue="demo" />
          <TextInput {...args} label={phone} type="tel" leading={<Icon of={Phone} />} placeholder="08x xxx xxxx" />
          <TextInput {...args} label={amount} inputMode="decimal" leading="฿" defaultValue="1,000.00" />
          <TextInput {...args} label={notice} readOnly defaultValue={hint} />
          <TextInput {...args} label={username} labelHidden size="small" placeholder={username} />
        </Stack>
      </div>
    );
  },
});

export const Invalid = meta.story({
  render: (args, { globals }) => (
    <div style={{ maxWidth: 360 }}>
      <TextInput
        {...args}
        label={storyMessages(globals).phone}
        error={storyMessages(globals).phoneError}
        defaultValue="08123"
        leading={<Icon of={Phone} />}
      />
    </div>
  ),
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(storyMessages(globals).phoneError);
  },
});

export const Disabled = meta.story({
  args: { disabled: true, defaultValue: 'demo' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'x');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

export const Narrow = meta.story({
  render: (args, { globals }) => (
    <div style={{ width: 220 }}>
      <TextInput
        {...args}
        label={storyMessages(globals).longName}
        hint={storyMessages(globals).sentence}
        defaultValue={storyMessages(globals).longName}
        leading={<Icon of={User} />}
      />
    </div>
  ),
});
