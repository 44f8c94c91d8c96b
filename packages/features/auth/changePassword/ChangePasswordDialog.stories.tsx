import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { translatorOf } from '#storybook/sandboxPlatform.ts';
import { filledValues, sampleChange } from '../password/password.samples.ts';
import type { ChangePasswordDialogProps, ChangePasswordFormProps } from './changePassword.types.ts';
import { ChangePasswordDialog } from './ChangePasswordDialog.tsx';

type Args = ChangePasswordFormProps & Required<Omit<ChangePasswordDialogProps, 'form'>>;

const meta = preview.type<{ args: Args }>().meta({
  title: 'Screens/Password/Change dialog',
  args: { ...sampleChange, open: true, forced: null, onClose: fn(), onSignOut: fn() },
  render: ({ open, forced, onClose, onSignOut, ...form }) => (
    <ChangePasswordDialog form={form} open={open} forced={forced} onClose={onClose} onSignOut={onSignOut} />
  ),
  parameters: { layout: 'fullscreen' },
});

export const Voluntary = meta.story({
  play: async ({ args, sandbox }) => {
    const t = translatorOf(sandbox);
    await expect(await screen.findByRole('dialog', { name: t('password:change.title') })).toHaveAccessibleDescription(
      t('password:change.text'),
    );
    await expect(screen.queryByRole('button', { name: t('password:change.signOut') })).toBeNull();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

/** Ignores Escape and clicks outside; the only way out is to sign out. The current password is known. */
export const ForcedFirstTime = meta.story({
  args: { forced: 'firstTime', asksOld: false },
  play: async ({ args, sandbox }) => {
    const t = translatorOf(sandbox);
    const dialog = await screen.findByRole('dialog');
    await expect(dialog).toHaveAccessibleDescription(t('password:change.firstTime'));
    await expect(screen.queryByLabelText(t('password:fields.oldPassword'))).toBeNull();
    await userEvent.keyboard('{Escape}');
    const beside = dialog.previousElementSibling;
    if (beside) await userEvent.click(beside);
    await expect(args.onClose).not.toHaveBeenCalled();
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: t('password:change.signOut') }));
    await expect(args.onSignOut).toHaveBeenCalledOnce();
  },
});

/** After a reload the current password is no longer known. */
export const ForcedExpired = meta.story({
  args: { forced: 'expired', values: filledValues },
  globals: { viewport: { value: 'phone' } },
  play: async ({ sandbox }) => {
    const t = translatorOf(sandbox);
    await expect(await screen.findByRole('dialog')).toHaveAccessibleDescription(t('password:change.expired'));
    await expect(screen.getByLabelText(t('password:fields.oldPassword'))).toHaveValue(filledValues.oldPassword);
  },
});

/** Cannot be closed while busy. */
export const Busy = meta.story({
  args: { values: filledValues, busy: true },
  play: async ({ args }) => {
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});
