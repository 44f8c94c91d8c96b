import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { filledValues, sampleChange, messagesOf } from '../password/password.samples.ts';
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
  play: async ({ args, globals }) => {
    const messages = messagesOf(globals).change;
    await expect(await screen.findByRole('dialog', { name: messages.title })).toHaveAccessibleDescription(
      messages.text,
    );
    await expect(screen.queryByRole('button', { name: messages.signOut })).toBeNull();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

/** Ignores Escape and clicks outside; the only way out is to sign out. The current password is known. */
export const ForcedFirstTime = meta.story({
  args: { forced: 'firstTime', asksOld: false },
  play: async ({ args, globals }) => {
    const messages = messagesOf(globals);
    const dialog = await screen.findByRole('dialog');
    await expect(dialog).toHaveAccessibleDescription(messages.change.firstTime);
    await expect(screen.queryByLabelText(messages.fields.oldPassword)).toBeNull();
    await userEvent.keyboard('{Escape}');
    const beside = dialog.previousElementSibling;
    if (beside) await userEvent.click(beside);
    await expect(args.onClose).not.toHaveBeenCalled();
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: messages.change.signOut }));
    await expect(args.onSignOut).toHaveBeenCalledOnce();
  },
});

/** After a reload the current password is no longer known. */
export const ForcedExpired = meta.story({
  args: { forced: 'expired', values: filledValues },
  globals: { viewport: { value: 'phone' } },
  play: async ({ globals }) => {
    await expect(await screen.findByRole('dialog')).toHaveAccessibleDescription(messagesOf(globals).change.expired);
    await expect(screen.getByLabelText(messagesOf(globals).fields.oldPassword)).toHaveValue(filledValues.oldPassword);
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
