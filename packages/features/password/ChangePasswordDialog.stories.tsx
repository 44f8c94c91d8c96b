import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { ChangePasswordDialog } from './ChangePasswordDialog.tsx';
import { filledValues, sampleChange, wordsOf } from './password.samples.ts';

const meta = preview.meta({
  title: 'Screens/Password/Change dialog',
  component: ChangePasswordDialog,
  args: { ...sampleChange, open: true, forced: null, onClose: fn(), onSignOut: fn() },
  parameters: { layout: 'fullscreen' },
});

export const OwnAccord = meta.story({
  play: async ({ args, globals }) => {
    const words = wordsOf(globals).change;
    await expect(await screen.findByRole('dialog', { name: words.title })).toHaveAccessibleDescription(words.text);
    await expect(screen.queryByRole('button', { name: words.signOut })).toBeNull();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

/** It stays for Escape and a press beside it; the one way out is to sign out. The password of the login is held. */
export const ForcedFirstTime = meta.story({
  args: { forced: 'firstTime', asksOld: false },
  play: async ({ args, globals }) => {
    const words = wordsOf(globals);
    const dialog = await screen.findByRole('dialog');
    await expect(dialog).toHaveAccessibleDescription(words.change.firstTime);
    await expect(screen.queryByLabelText(words.fields.oldPassword)).toBeNull();
    await userEvent.keyboard('{Escape}');
    const beside = dialog.previousElementSibling;
    if (beside) await userEvent.click(beside);
    await expect(args.onClose).not.toHaveBeenCalled();
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: words.change.signOut }));
    await expect(args.onSignOut).toHaveBeenCalledOnce();
  },
});

/** After a reload nobody holds the password any more. */
export const ForcedExpired = meta.story({
  args: { forced: 'expired', values: filledValues },
  globals: { viewport: { value: 'phone' } },
  play: async ({ globals }) => {
    await expect(await screen.findByRole('dialog')).toHaveAccessibleDescription(wordsOf(globals).change.expired);
    await expect(screen.getByLabelText(wordsOf(globals).fields.oldPassword)).toHaveValue(filledValues.oldPassword);
  },
});

/** Nobody closes a change that is on its way. */
export const Busy = meta.story({
  args: { values: filledValues, busy: true },
  play: async ({ args }) => {
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});
