import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Box } from '#ui/Box/Box.tsx';
import { filledValues, sampleLogin, messagesOf } from './login.samples.ts';
import type { LoginBarProps, LoginFormProps } from './login.types.ts';
import { LoginBar } from './LoginBar.tsx';

const meta = preview.type<{ args: LoginFormProps & Pick<LoginBarProps, 'onNeedRoom'> }>().meta({
  title: 'Screens/Login/Bar',
  args: { ...sampleLogin, onNeedRoom: fn() },
  render: ({ onNeedRoom, ...form }) => <LoginBar form={form} onNeedRoom={onNeedRoom} />,
  decorators: [
    (Story) => (
      <Box tone="chrome" padding="md">
        {Story()}
      </Box>
    ),
  ],
});

export const Empty = meta.story({
  args: { onSubmit: fn(async () => 'wrong' as const) },
  play: async ({ canvas, args, globals }) => {
    const messages = messagesOf(globals);
    await expect(canvas.getByRole('textbox', { name: messages.username })).toHaveAttribute('autocomplete', 'username');
    await userEvent.click(canvas.getByRole('button', { name: messages.submit }));
    await waitFor(() => expect(args.onNeedRoom).toHaveBeenCalledOnce());
  },
});

export const Filled = meta.story({
  args: { values: filledValues, onSubmit: fn(async () => 'done' as const) },
  play: async ({ canvas, args, globals }) => {
    await userEvent.type(canvas.getByLabelText(messagesOf(globals).password), '{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onNeedRoom).not.toHaveBeenCalled();
  },
});

export const Busy = meta.story({ args: { values: filledValues, busy: true } });
