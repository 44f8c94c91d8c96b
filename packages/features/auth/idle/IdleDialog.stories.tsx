import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { translatorOf } from '#storybook/sandboxPlatform.ts';
import { IdleDialog } from './IdleDialog.tsx';

const meta = preview.meta({
  title: 'Screens/Logout/Idle time-out',
  component: IdleDialog,
  args: { open: true, leftMs: 119_000, onStay: fn(), onLeave: fn() },
  parameters: { layout: 'fullscreen' },
});

/** LGN-15: the time counts down; a key that was meant for the page answers nothing. */
export const TwoMinutesLeft = meta.story({
  play: async ({ args, sandbox }) => {
    const t = translatorOf(sandbox);
    const dialog = await screen.findByRole('alertdialog', { name: t('sessionEnd:idle.title') });
    await expect(dialog).toHaveAccessibleDescription(t('sessionEnd:idle.text'));
    await waitFor(() => expect(within(dialog).getByText(t('sessionEnd:idle.left', { time: '1:59' }))).toBeVisible());
    // In coarse steps: a screen reader is not interrupted each second.
    await expect(within(dialog).getByRole('status')).toHaveTextContent(
      t('sessionEnd:idle.leftSpoken', { seconds: '120' }),
    );
    await userEvent.keyboard(' {Enter}{Escape}');
    await expect(args.onStay).not.toHaveBeenCalled();
    await userEvent.click(within(dialog).getByRole('button', { name: t('sessionEnd:idle.stay') }));
    await expect(args.onStay).toHaveBeenCalledOnce();
  },
});

export const LastSeconds = meta.story({
  args: { leftMs: 9_000 },
  globals: { viewport: { value: 'smallest' } },
  play: async ({ args, sandbox }) => {
    const t = translatorOf(sandbox);
    const dialog = within(await screen.findByRole('alertdialog', { name: t('sessionEnd:idle.title') }));
    await expect(dialog.getByRole('status')).toHaveTextContent(t('sessionEnd:idle.leftSpoken', { seconds: '10' }));
    await waitFor(() => expect(dialog.getByText(t('sessionEnd:idle.left', { time: '0:09' }))).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: t('sessionEnd:idle.leave') }));
    await expect(args.onLeave).toHaveBeenCalledOnce();
  },
});
