import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import en from '#locales/en/sessionEnd.json';
import th from '#locales/th/sessionEnd.json';
import preview from '#storybook/preview.tsx';
import { IdleDialog } from './IdleDialog.tsx';

const meta = preview.meta({
  title: 'Screens/Logout/Idle time-out',
  component: IdleDialog,
  args: { open: true, leftMs: 119_000, onStay: fn(), onLeave: fn() },
  parameters: { layout: 'fullscreen' },
});

const messagesOf = ({ language }: { readonly language?: unknown }) => (language === 'en' ? en : th).idle;

/** LGN-15: the time counts down; a key that was meant for the page answers nothing. */
export const TwoMinutesLeft = meta.story({
  play: async ({ args, globals }) => {
    const { title, text, left, leftSpoken, stay } = messagesOf(globals);
    const dialog = await screen.findByRole('alertdialog', { name: title });
    await expect(dialog).toHaveAccessibleDescription(text);
    await waitFor(() => expect(within(dialog).getByText(left.replace('{time}', '1:59'))).toBeVisible());
    // In coarse steps: a screen reader is not interrupted each second.
    await expect(within(dialog).getByRole('status')).toHaveTextContent(leftSpoken.replace('{seconds}', '120'));
    await userEvent.keyboard(' {Enter}{Escape}');
    await expect(args.onStay).not.toHaveBeenCalled();
    await userEvent.click(within(dialog).getByRole('button', { name: stay }));
    await expect(args.onStay).toHaveBeenCalledOnce();
  },
});

export const LastSeconds = meta.story({
  args: { leftMs: 9_000 },
  globals: { viewport: { value: 'smallest' } },
  play: async ({ args, globals }) => {
    const { title, left, leftSpoken, leave } = messagesOf(globals);
    const dialog = within(await screen.findByRole('alertdialog', { name: title }));
    await expect(dialog.getByRole('status')).toHaveTextContent(leftSpoken.replace('{seconds}', '10'));
    await waitFor(() => expect(dialog.getByText(left.replace('{time}', '0:09'))).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: leave }));
    await expect(args.onLeave).toHaveBeenCalledOnce();
  },
});
