import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { translatorOf } from '#storybook/sandboxPlatform.ts';
import { Text } from '#ui/Text/Text.tsx';
import { filledValues, longWords, sampleRegister, stepArgs } from './register.samples.tsx';
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

/** The number has the focus, which is trapped inside; Escape closes. */
export const Opened = meta.story({
  args: { onClose: fn(), onAbandon: fn() },
  play: async ({ args, sandbox }) => {
    const dialog = await screen.findByRole('dialog', { name: translatorOf(sandbox)('register:title') });
    const number = within(dialog).getByRole('textbox', { name: translatorOf(sandbox)('fields:fields.mobileNum') });
    await waitFor(() => expect(number).toHaveFocus());
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
    ...stepArgs('account', { method: 'username' }),
    values: { ...filledValues, payeeName: longWords },
    notice: <Text size="sm">{longWords}</Text>,
    failure: {
      kind: 'refused',
      code: 'unknown',
      message: longWords,
      detail: {},
    },
    onBack: fn(),
  },
  play: async ({ args, sandbox }) => {
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(within(dialog).getByRole('alert')).toBeVisible());
    await userEvent.click(within(dialog).getByRole('button', { name: translatorOf(sandbox)('register:back') }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
});
