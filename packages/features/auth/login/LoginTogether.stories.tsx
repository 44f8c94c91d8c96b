import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { demoPassword } from '#sandbox/accounts/password.ts';
import preview from '#storybook/preview.tsx';
import { translatorOf } from '#storybook/sandboxPlatform.ts';
import { Box } from '#ui/Box/Box.tsx';
import type { LoginOutcome } from './login.types.ts';
import { LoginBar } from './LoginBar.tsx';
import { LoginDialog } from './LoginDialog.tsx';
import { useLogin } from './useLogin.ts';

interface TogetherProps {
  readonly onDone: (outcome: LoginOutcome) => void;
}

/** The header bar and the dialog, sharing one `useLogin`. */
function Together({ onDone }: TogetherProps) {
  const [open, setOpen] = useState(false);
  const { form, onAbandon } = useLogin({
    onDone(outcome) {
      setOpen(false);
      onDone(outcome);
    },
  });
  return (
    <Box tone="chrome" padding="md">
      <LoginBar form={form} onNeedRoom={() => setOpen(true)} />
      <LoginDialog form={form} open={open} onAbandon={onAbandon} onClose={() => setOpen(false)} />
    </Box>
  );
}

const meta = preview.meta({
  title: 'Screens/Login/Bar and dialog',
  component: Together,
  args: { onDone: fn() },
  parameters: { layout: 'fullscreen', sandbox: { persona: 'visitor' } },
});

const firstTime = { firstTimeLogin: true, passwordExpired: false, type: 'username', mustChange: true };

export const TheBarAlone = meta.story({
  play: async ({ canvas, args, sandbox }) => {
    const t = translatorOf(sandbox);
    await userEvent.type(canvas.getByRole('textbox', { name: t('login:username') }), 'newbie');
    await userEvent.type(canvas.getByLabelText(t('login:password')), `${demoPassword}{Enter}`);
    await waitFor(() => expect(args.onDone).toHaveBeenCalledWith(firstTime));
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(canvas.getByLabelText(t('login:password'))).toHaveValue('');
  },
});

/** The dialog shows what was typed into the bar, and the error for which the bar has no space. */
export const TheDialogTakesOver = meta.story({
  play: async ({ canvas, args, sandbox }) => {
    const t = translatorOf(sandbox);
    await userEvent.type(canvas.getByRole('textbox', { name: t('login:username') }), 'demo');
    await userEvent.type(canvas.getByLabelText(t('login:password')), 'wrong{Enter}');
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByText(translatorOf(sandbox)('errors:credentials'));
    await expect(dialog.getByRole('textbox', { name: t('login:username') })).toHaveValue('demo');
    const password = dialog.getByLabelText(t('login:password'));
    await waitFor(() => expect(password).toHaveFocus());
    // The wrong password is selected, so typing replaces it.
    await userEvent.keyboard(`${demoPassword}{Enter}`);
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

/** Closing the dialog aborts the attempt; no session starts afterwards. */
export const Cancelled = meta.story({
  parameters: {
    sandbox: {
      faults: [
        { match: 'sessionLogin', when: { calls: [1] }, fault: { kind: 'refuse', code: 'credentials_incorrect' } },
        { match: 'sessionLogin', when: { calls: [2] }, fault: { kind: 'hang' }, effect: 'notApplied' },
      ],
    },
  },
  play: async ({ canvas, args, sandbox }) => {
    const t = translatorOf(sandbox);
    await userEvent.type(canvas.getByRole('textbox', { name: t('login:username') }), 'demo');
    await userEvent.type(canvas.getByLabelText(t('login:password')), `${demoPassword}{Enter}`);
    const dialog = within(await screen.findByRole('dialog'));
    const submit = dialog.getByRole('button', { name: t('login:submit') });
    await userEvent.click(submit);
    await expect(submit).toHaveAttribute('aria-busy', 'true');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: t('login:submit') })).not.toHaveAttribute('aria-busy'),
    );
    await expect(args.onDone).not.toHaveBeenCalled();
    await expect(sandbox.platform.session.current()).toBeNull();
    await expect(canvas.getByLabelText(t('login:password'))).toHaveValue(demoPassword);
  },
});
