import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { translatorOf } from '#storybook/sandboxPlatform.ts';
import { LogoutDialog } from './LogoutDialog.tsx';

const meta = preview.meta({
  title: 'Screens/Logout/Dialog',
  component: LogoutDialog,
  args: { open: true, onClose: fn(), onConfirm: fn(async () => {}) },
  parameters: { layout: 'fullscreen' },
});

export const Asked = meta.story({
  play: async ({ sandbox }) => {
    const t = translatorOf(sandbox);
    const dialog = await screen.findByRole('alertdialog', { name: t('login:logout.title') });
    await expect(dialog).toHaveAccessibleDescription(t('login:logout.text'));
  },
});

export const Cancelled = meta.story({
  play: async ({ args, sandbox }) => {
    await userEvent.click(await screen.findByRole('button', { name: translatorOf(sandbox)('login:logout.cancel') }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
});

export const Confirmed = meta.story({
  play: async ({ args, sandbox }) => {
    const confirm = await screen.findByRole('button', { name: translatorOf(sandbox)('login:logout.confirm') });
    confirm.click();
    confirm.click();
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await expect(args.onConfirm).toHaveBeenCalledWith(false);
  },
});

/** LGN-14: a device that others use forgets the player, where they say so. */
export const SharedDevice = meta.story({
  globals: { viewport: { value: 'smallest' } },
  play: async ({ args, sandbox }) => {
    const t = translatorOf(sandbox);
    const box = await screen.findByRole('checkbox', { name: t('sessionEnd:forget.label') });
    await expect(box).not.toBeChecked();
    await expect(box).toHaveAccessibleDescription(t('sessionEnd:forget.hint'));
    await userEvent.click(box);
    await userEvent.click(screen.getByRole('button', { name: t('login:logout.confirm') }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await expect(args.onConfirm).toHaveBeenCalledWith(true);
  },
});

/** While busy it can neither be confirmed again nor cancelled. */
export const Busy = meta.story({
  args: { onConfirm: fn(() => new Promise<void>(() => {})) },
  play: async ({ args, sandbox }) => {
    const confirm = await screen.findByRole('button', { name: translatorOf(sandbox)('login:logout.confirm') });
    await userEvent.click(confirm);
    await expect(confirm).toHaveAttribute('aria-busy', 'true');
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});
