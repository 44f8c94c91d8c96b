import { LockKeyhole } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { storyMessages } from '#storybook/storyMessages.ts';
import { Icon } from '../Icon/Icon.tsx';
import { PasswordInput } from './PasswordInput.tsx';

const meta = preview.meta({
  title: 'Kit/PasswordInput',
  component: PasswordInput,
  args: { label: '', autoComplete: 'current-password' as const, showLabel: '', hideLabel: '', onChange: fn() },
  render: (args, { globals }) => {
    const { password, show, hide } = storyMessages(globals);
    return (
      <div style={{ maxWidth: 360 }}>
        <PasswordInput {...args} label={password} showLabel={show} hideLabel={hide} />
      </div>
    );
  },
});

export const Playground = meta.story({
  play: async ({ canvas, globals, userEvent }) => {
    const { password, show, hide } = storyMessages(globals);
    const input = canvas.getByLabelText(password);
    await userEvent.type(input, 'lotus88');
    await expect(input).toHaveAttribute('type', 'password');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(input).toHaveAttribute('type', 'text');
    await expect(canvas.getByRole('button', { name: hide })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(input).toHaveAttribute('type', 'password');
    await expect(canvas.getByRole('button', { name: show })).toHaveFocus();
    await expect(input).toHaveValue('lotus88');
  },
});

export const Small = meta.story({ args: { size: 'small', labelHidden: true, defaultValue: 'lotus88' } });

export const WithIcon = meta.story({ args: { leading: <Icon of={LockKeyhole} />, defaultValue: 'lotus88' } });

export const Invalid = meta.story({
  render: (args, { globals }) => {
    const { password, show, hide, hint } = storyMessages(globals);
    return (
      <div style={{ width: 220 }}>
        <PasswordInput {...args} label={password} showLabel={show} hideLabel={hide} error={hint} required />
      </div>
    );
  },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByLabelText(storyMessages(globals).password)).toBeInvalid();
  },
});

export const Disabled = meta.story({ args: { disabled: true, defaultValue: 'lotus88' } });
