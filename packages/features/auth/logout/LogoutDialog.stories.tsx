import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import en from '#locales/en/login.json';
import enEnd from '#locales/en/sessionEnd.json';
import th from '#locales/th/login.json';
import thEnd from '#locales/th/sessionEnd.json';
import preview from '#storybook/preview.tsx';
import { LogoutDialog } from './LogoutDialog.tsx';

const meta = preview.meta({
  title: 'Screens/Logout/Dialog',
  component: LogoutDialog,
  args: { open: true, onClose: fn(), onConfirm: fn(async () => {}) },
  parameters: { layout: 'fullscreen' },
});

const messagesOf = (globals: { readonly language?: unknown }) => (globals.language === 'en' ? en : th).logout;

export const Asked = meta.story({
  play: async ({ globals }) => {
    const dialog = await screen.findByRole('alertdialog', { name: messagesOf(globals).title });
    await expect(dialog).toHaveAccessibleDescription(messagesOf(globals).text);
  },
});

export const Cancelled = meta.story({
  play: async ({ args, globals }) => {
    await userEvent.click(await screen.findByRole('button', { name: messagesOf(globals).cancel }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
});

export const Confirmed = meta.story({
  play: async ({ args, globals }) => {
    const confirm = await screen.findByRole('button', { name: messagesOf(globals).confirm });
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
  play: async ({ args, globals }) => {
    const { confirm } = messagesOf(globals);
    const { forget } = globals['language'] === 'en' ? enEnd : thEnd;
    const box = await screen.findByRole('checkbox', { name: forget.label });
    await expect(box).not.toBeChecked();
    await expect(box).toHaveAccessibleDescription(forget.hint);
    await userEvent.click(box);
    await userEvent.click(screen.getByRole('button', { name: confirm }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await expect(args.onConfirm).toHaveBeenCalledWith(true);
  },
});

/** While busy it can neither be confirmed again nor cancelled. */
export const Busy = meta.story({
  args: { onConfirm: fn(() => new Promise<void>(() => {})) },
  play: async ({ args, globals }) => {
    const confirm = await screen.findByRole('button', { name: messagesOf(globals).confirm });
    await userEvent.click(confirm);
    await expect(confirm).toHaveAttribute('aria-busy', 'true');
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});
