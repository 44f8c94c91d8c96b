import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { usePlatform } from '#core/data/platform.tsx';
import { AuthPromptsContext, useRequireAuth } from '#core/session/requireAuth.ts';
import preview from '#storybook/preview.tsx';
import { translatorOf } from '#storybook/sandboxPlatform.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Dialog } from '#ui/Dialog/Dialog.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';
import type { LoginRequest } from './authPrompts.types.ts';
import { LazyTrialDialog } from './LazyTrialDialog.tsx';
import { useAuthPrompts } from './useAuthPrompts.ts';

/** Fake login dialog whose buttons sign in as a member or as a trial account. */
function FakeLogin({ open, reason, onClose, onDone }: LoginRequest) {
  const { session } = usePlatform();
  const enter = (type: number) => () => {
    session.signIn('token');
    session.setAccountType(type);
    onDone();
    // A second call must not run the action again.
    onDone();
  };
  return (
    <Dialog
      width="dialog"
      dismissible="withoutButton"
      open={open}
      onOpenChange={onClose}
      title="login"
      description={reason ?? 'asked for'}
      actions={
        <>
          <Button onClick={enter(0)}>member</Button>
          <Button onClick={enter(4)}>trial</Button>
        </>
      }
    />
  );
}

function Page({ onLogin }: { onLogin: () => void }) {
  const { requireAuth, allowed } = useRequireAuth();
  const [firstDrawn] = useState(() => requireAuth);
  const [runs, setRuns] = useState(0);
  const run = (): void => setRuns((count) => count + 1);
  return (
    <Stack>
      <Button onClick={() => requireAuth(run)}>♥</Button>
      <Button onClick={() => firstDrawn(run)}>as first drawn</Button>
      <Button onClick={onLogin}>login</Button>
      <Text>{`${runs} ×`}</Text>
      <Text>{allowed ? 'may' : 'may not'}</Text>
    </Stack>
  );
}

function Wired() {
  const authPrompts = useAuthPrompts();
  return (
    <AuthPromptsContext value={{ ...authPrompts.dialogs, signUp }}>
      <Page onLogin={authPrompts.openLogin} />
      <FakeLogin {...authPrompts.login} />
      {authPrompts.trial.open && <LazyTrialDialog trial={authPrompts.trial} />}
    </AuthPromptsContext>
  );
}

const meta = preview.meta({
  title: 'Screens/Login/RequireAuth',
  render: () => <Wired />,
  parameters: { sandbox: { persona: 'visitor' } },
});

const signUp = fn();
const click = async (name: string): Promise<void> => userEvent.click(await screen.findByRole('button', { name }));

/** ROL-01: shows the reason, then the login, then runs the action once. */
export const GoesOnAfterTheLogin = meta.story({
  play: async ({ canvas }) => {
    await click('♥');
    await expect(await screen.findByRole('dialog')).toHaveAccessibleDescription('notLoggedIn');
    await click('member');
    await waitFor(() => expect(canvas.getByText('1 ×')).toBeVisible());
    await click('♥');
    await waitFor(() => expect(canvas.getByText('2 ×')).toBeVisible());
  },
});

/** What a document shows is pressed before the page has drawn who is logged in: the account that there is counts. */
export const KnowsTheSessionBeforeThePage = meta.story({
  play: async ({ canvas, sandbox }) => {
    sandbox.platform.session.signIn('token');
    sandbox.platform.session.setAccountType(0);
    await click('as first drawn');
    await waitFor(() => expect(canvas.getByText('1 ×')).toBeVisible());
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
});

/** Closing the login drops the pending action. */
export const DropsCancelledAction = meta.story({
  play: async ({ canvas }) => {
    await click('♥');
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await click('login');
    await expect(await screen.findByRole('dialog')).toHaveAccessibleDescription('asked for');
    await click('member');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByText('0 ×')).toBeVisible();
  },
});

/** ROL-04: a trial account gets an explanation instead of the action. */
export const TrialIsRefused = meta.story({
  parameters: { sandbox: { persona: 'trial' } },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    sandbox.platform.session.setAccountType(4);
    await canvas.findByText('may not');
    await click('♥');
    const dialog = await screen.findByRole('alertdialog', { name: t('common:trial.title') });
    await expect(dialog).toHaveAccessibleDescription(t('common:trial.text'));
    signUp.mockClear();
    await click(t('common:trial.button'));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(signUp).toHaveBeenCalledOnce();
    await expect(canvas.getByText('0 ×')).toBeVisible();
  },
});

/** The action does not run when the player logs in with a trial account. */
export const TrialAfterTheLogin = meta.story({
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    await click('♥');
    await click('trial');
    await screen.findByRole('alertdialog', { name: t('common:trial.title') });
    await click(t('common:trial.button'));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(canvas.getByText('0 ×')).toBeVisible();
  },
});
