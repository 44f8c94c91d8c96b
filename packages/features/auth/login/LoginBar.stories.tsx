import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { translatorOf } from '#storybook/sandboxPlatform.ts';
import { Box } from '#ui/Box/Box.tsx';
import { filledValues, sampleLogin } from './login.samples.ts';
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
  play: async ({ canvas, args, sandbox }) => {
    const t = translatorOf(sandbox);
    await expect(canvas.getByRole('textbox', { name: t('login:username') })).toHaveAttribute(
      'autocomplete',
      'username',
    );
    await userEvent.click(canvas.getByRole('button', { name: t('login:submit') }));
    await waitFor(() => expect(args.onNeedRoom).toHaveBeenCalledOnce());
  },
});

export const Filled = meta.story({
  args: { values: filledValues, onSubmit: fn(async () => 'done' as const) },
  play: async ({ canvas, args, sandbox }) => {
    await userEvent.type(canvas.getByLabelText(translatorOf(sandbox)('login:password')), '{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onNeedRoom).not.toHaveBeenCalled();
  },
});
