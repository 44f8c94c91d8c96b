import { expect, fn, userEvent } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { translatorOf } from '#storybook/sandboxPlatform.ts';
import { Stack } from '#ui/Stack/Stack.tsx';
import { FreePlay } from './FreePlay.tsx';

const meta = preview.meta({
  title: 'Screens/Login/Free play',
  component: FreePlay,
  args: { busy: false, failure: null, onPress: fn() },
});

/** Idle, busy, refused. */
export const States = meta.story({
  render: (args) => (
    <Stack gap="xl">
      <FreePlay {...args} />
      <FreePlay {...args} busy />
      <FreePlay {...args} failure={{ kind: 'refused', code: 'operation_not_allowed', message: '', detail: {} }} />
    </Stack>
  ),
  play: async ({ canvas, args, sandbox }) => {
    const t = translatorOf(sandbox);
    const [first, busy] = canvas.getAllByRole('button', { name: t('login:freePlay.button') });
    await expect(first).toHaveAccessibleDescription(t('login:freePlay.hint'));
    await userEvent.click(first as HTMLElement);
    await userEvent.click(busy as HTMLElement);
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
});
