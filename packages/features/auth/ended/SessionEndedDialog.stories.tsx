import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { type SandboxContext, translatorOf } from '#storybook/sandboxPlatform.ts';
import type { SessionEndedProps } from './sessionEnded.types.ts';
import { SessionEndedDialog } from './SessionEndedDialog.tsx';

const sample: SessionEndedProps = {
  open: true,
  reason: 'elsewhere',
  time: '22 November 2026 at 00:04',
  device: '',
  onLogIn: fn(),
  onSecure: fn(),
};

const meta = preview.type<{ args: Partial<SessionEndedProps> }>().meta({
  title: 'Screens/Logout/Ended by the platform',
  parameters: { layout: 'fullscreen' },
  render: (args) => <SessionEndedDialog {...sample} {...args} />,
});

const dialogOf = (sandbox: SandboxContext, reason: SessionEndedProps['reason']) =>
  screen.findByRole('alertdialog', { name: translatorOf(sandbox)(`sessionEnd:ended.title.${reason}`) });

/** LGN-16: another login. It says how to secure the account, and cannot be closed past the login. */
export const Elsewhere = meta.story({
  args: { device: 'Chrome, Windows', onLogIn: fn(), onSecure: fn() },
  play: async ({ args, sandbox }) => {
    const t = translatorOf(sandbox);
    const dialog = await dialogOf(sandbox, 'elsewhere');
    await expect(dialog).toHaveAccessibleDescription(t('sessionEnd:ended.text.elsewhere', { time: sample.time }));
    await waitFor(() => expect(within(dialog).getByText(t('sessionEnd:ended.notYou'))).toBeVisible());
    await expect(dialog).toHaveTextContent(t('sessionEnd:ended.device', { device: 'Chrome, Windows' }));
    await userEvent.keyboard('{Escape}');
    await expect(args.onLogIn).not.toHaveBeenCalled();
    await userEvent.click(within(dialog).getByRole('button', { name: t('sessionEnd:ended.secure') }));
    await expect(args.onSecure).toHaveBeenCalledOnce();
    await userEvent.click(within(dialog).getByRole('button', { name: t('sessionEnd:ended.logIn') }));
    await expect(args.onLogIn).toHaveBeenCalledOnce();
  },
});

/** A platform that does not know the device of the other login. */
export const ElsewhereOnAPhone = meta.story({
  globals: { viewport: { value: 'smallest' } },
  play: async ({ sandbox }) => {
    await dialogOf(sandbox, 'elsewhere');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
});

export const Password = meta.story({
  args: { reason: 'password' },
  play: async ({ sandbox }) => {
    await expect(within(await dialogOf(sandbox, 'password')).getAllByRole('button')).toHaveLength(1);
  },
});

/** From the list of devices, by customer service, or for a reason that the site does not know. */
export const Closed = meta.story({
  args: { reason: 'closed' },
  play: async ({ sandbox }) => {
    await expect(within(await dialogOf(sandbox, 'closed')).getAllByRole('button')).toHaveLength(1);
  },
});
