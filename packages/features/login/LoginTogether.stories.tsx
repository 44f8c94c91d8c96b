import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import en from '#locales/en/errors.json';
import th from '#locales/th/errors.json';
import { demoPassword } from '#sandbox/password.ts';
import preview from '#storybook/preview.tsx';
import { Box } from '#ui/Box/Box.tsx';
import { wordsOf } from './login.samples.ts';
import { LoginBar } from './LoginBar.tsx';
import { LoginDialog } from './LoginDialog.tsx';
import type { LoginOutcome } from './useEnter.ts';
import { useLogin } from './useLogin.ts';

interface TogetherProps {
  readonly onDone: (outcome: LoginOutcome) => void;
}

/** The bar of the header and the dialog, over one login. */
function Together({ onDone }: TogetherProps) {
  const [open, setOpen] = useState(false);
  const login = useLogin({
    onDone(outcome) {
      setOpen(false);
      onDone(outcome);
    },
  });
  return (
    <Box tone="chrome" padding="md">
      <LoginBar {...login} onNeedRoom={() => setOpen(true)} />
      <LoginDialog {...login} open={open} onClose={() => setOpen(false)} />
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
  play: async ({ canvas, globals, args }) => {
    const words = wordsOf(globals);
    await userEvent.type(canvas.getByRole('textbox', { name: words.username }), 'newbie');
    await userEvent.type(canvas.getByLabelText(words.password), `${demoPassword}{Enter}`);
    await waitFor(() => expect(args.onDone).toHaveBeenCalledWith(firstTime));
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(canvas.getByLabelText(words.password)).toHaveValue('');
  },
});

/** What was typed into the bar is in the dialog, with the message that the bar has no room for. */
export const TheDialogTakesOver = meta.story({
  play: async ({ canvas, globals, args }) => {
    const words = wordsOf(globals);
    await userEvent.type(canvas.getByRole('textbox', { name: words.username }), 'demo');
    await userEvent.type(canvas.getByLabelText(words.password), 'wrong{Enter}');
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByText((globals['language'] === 'en' ? en : th).credentials);
    await expect(dialog.getByRole('textbox', { name: words.username })).toHaveValue('demo');
    const password = dialog.getByLabelText(words.password);
    await waitFor(() => expect(password).toHaveFocus());
    // It is selected, so that typing replaces it.
    await userEvent.keyboard(`${demoPassword}{Enter}`);
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

/** Closing the dialog calls an attempt off: nobody is logged in behind the player's back. */
export const CalledOff = meta.story({
  parameters: {
    sandbox: {
      faults: [
        { match: 'sessionLogin', when: { calls: [1] }, fault: { kind: 'refuse', code: 'credentials_incorrect' } },
        { match: 'sessionLogin', when: { calls: [2] }, fault: { kind: 'hang' }, effect: 'notApplied' },
      ],
    },
  },
  play: async ({ canvas, globals, args, sandbox }) => {
    const words = wordsOf(globals);
    await userEvent.type(canvas.getByRole('textbox', { name: words.username }), 'demo');
    await userEvent.type(canvas.getByLabelText(words.password), `${demoPassword}{Enter}`);
    const dialog = within(await screen.findByRole('dialog'));
    const submit = dialog.getByRole('button', { name: words.submit });
    await userEvent.click(submit);
    await expect(submit).toHaveAttribute('aria-busy', 'true');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: words.submit })).not.toHaveAttribute('aria-busy'));
    await expect(args.onDone).not.toHaveBeenCalled();
    await expect(sandbox.platform.session.current()).toBeNull();
    await expect(canvas.getByLabelText(words.password)).toHaveValue(demoPassword);
  },
});
