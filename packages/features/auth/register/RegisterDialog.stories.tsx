import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ready } from '#core/data/remote.ts';
import preview from '#storybook/preview.tsx';
import { translatorOf } from '#storybook/sandboxPlatform.ts';
import { Text } from '#ui/Text/Text.tsx';
import { filledValues, longWords, sampleForm, sampleRegister } from './register.samples.tsx';
import type { RegisterDialogProps, RegisterFormProps } from './register.types.ts';
import { RegisterDialog } from './RegisterDialog.tsx';

type Args = RegisterFormProps & Pick<RegisterDialogProps, 'onAbandon' | 'onClose'>;

const meta = preview.type<{ args: Args }>().meta({
  title: 'Screens/Register/Dialog',
  args: { ...sampleRegister, loginHref: '/login', onAbandon: fn(), onClose: fn() },
  render: ({ onAbandon, onClose, ...form }) => (
    <RegisterDialog form={form} open onAbandon={onAbandon} onClose={onClose} />
  ),
  parameters: { layout: 'fullscreen' },
});

/** Focus is trapped inside, and Escape closes. */
export const Opened = meta.story({
  args: { onClose: fn(), onAbandon: fn() },
  play: async ({ args, sandbox }) => {
    const dialog = await screen.findByRole('dialog', { name: translatorOf(sandbox)('register:title') });
    await waitFor(() => expect(dialog).toHaveFocus());
    await userEvent.tab({ shift: true });
    await expect(dialog.contains(document.activeElement)).toBe(true);
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(args.onAbandon).toHaveBeenCalledOnce();
  },
});

/** The way back to the login opens its dialog instead of leaving the page. */
export const BackToTheLogin = meta.story({
  args: { onLogIn: fn() },
  play: async ({ args, sandbox }) => {
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('link', { name: translatorOf(sandbox)('register:login') }));
    await expect(args.onLogIn).toHaveBeenCalledOnce();
  },
});

/** With a notice and the longest texts. */
export const LongText = meta.story({
  args: {
    view: ready(sampleForm({ method: 'username' })),
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
  play: async ({ args, sandbox }) => {
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(within(dialog).getByRole('alert')).toBeVisible());
    await userEvent.click(within(dialog).getByRole('button', { name: translatorOf(sandbox)('register:reset') }));
    await expect(args.onClear).toHaveBeenCalledOnce();
  },
});
