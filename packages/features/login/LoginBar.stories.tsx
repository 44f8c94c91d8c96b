import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Box } from '#ui/Box/Box.tsx';
import { filledValues, sampleLogin, wordsOf } from './login.samples.ts';
import { LoginBar } from './LoginBar.tsx';

const meta = preview.meta({
  title: 'Screens/Login/Bar',
  component: LoginBar,
  args: { ...sampleLogin, onNeedRoom: fn() },
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
    const words = wordsOf(globals);
    await expect(canvas.getByRole('textbox', { name: words.username })).toHaveAttribute('autocomplete', 'username');
    await userEvent.click(canvas.getByRole('button', { name: words.submit }));
    await waitFor(() => expect(args.onNeedRoom).toHaveBeenCalledOnce());
  },
});

export const Filled = meta.story({
  args: { values: filledValues, onSubmit: fn(async () => 'entered' as const) },
  play: async ({ canvas, args, globals }) => {
    await userEvent.type(canvas.getByLabelText(wordsOf(globals).password), '{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onNeedRoom).not.toHaveBeenCalled();
  },
});

export const Busy = meta.story({ args: { values: filledValues, busy: true } });
