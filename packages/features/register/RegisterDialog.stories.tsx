import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { ready } from '../shared/remote.ts';
import { filledValues, longWords, sampleForm, sampleRegister, wordsOf } from './register.samples.tsx';
import { RegisterDialog, type RegisterDialogProps } from './RegisterDialog.tsx';

const meta = preview.type<{ args: Partial<RegisterDialogProps> }>().meta({
  title: 'Screens/Register/Dialog',
  render: (args) => <RegisterDialog {...sampleRegister} open onClose={fn()} loginHref="/login" {...args} />,
  parameters: { layout: 'fullscreen' },
});

/** Opened over a page; the keyboard stays inside, and Escape leaves. */
export const Opened = meta.story({
  args: { onClose: fn(), onAbandon: fn() },
  play: async ({ args, globals }) => {
    const words = wordsOf(globals);
    const dialog = await screen.findByRole('dialog', { name: words.title });
    await waitFor(() => expect(dialog).toHaveFocus());
    await userEvent.tab({ shift: true });
    await expect(dialog.contains(document.activeElement)).toBe(true);
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(args.onAbandon).toHaveBeenCalledOnce();
  },
});

/** With what the site puts around it, and words as long as they get. */
export const LongText = meta.story({
  args: {
    form: ready(sampleForm({ method: 'username' })),
    values: { ...filledValues, payeeName: longWords },
    notice: <Text size="sm">{longWords}</Text>,
    failure: {
      kind: 'refused',
      code: 'unknown',
      message: longWords,
      detail: {},
    },
    onClear: fn(),
  },
  play: async ({ args, globals }) => {
    const words = wordsOf(globals);
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(within(dialog).getByRole('alert')).toBeVisible());
    await userEvent.click(within(dialog).getByRole('button', { name: words.reset }));
    await expect(args.onClear).toHaveBeenCalledOnce();
  },
});
