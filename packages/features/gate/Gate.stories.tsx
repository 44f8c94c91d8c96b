import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import en from '#locales/en/shared.json';
import th from '#locales/th/shared.json';
import preview from '#storybook/preview.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { Dialog } from '#ui/Dialog/Dialog.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { useGate } from '../shared/gate.ts';
import { usePlatform } from '../shared/platform.tsx';
import { GateProvider } from './GateProvider.tsx';
import { type LoginRequest, useGateDialogs } from './useGateDialogs.ts';

/** Stands in for the login of the site: its buttons sign in, as a member or as a trial account. */
function LoginStandIn({ open, reason, onClose, onDone }: LoginRequest) {
  const { session } = usePlatform();
  const enter = (type: number) => () => {
    session.signIn('token');
    session.setAccountType(type);
    onDone();
    // A second report must not run anything again.
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
  const { demand, allowed } = useGate();
  const [runs, setRuns] = useState(0);
  return (
    <Stack>
      <Button onClick={() => demand(() => setRuns((count) => count + 1))}>♥</Button>
      <Button onClick={onLogin}>login</Button>
      <Text>{`${runs} ×`}</Text>
      <Text>{allowed ? 'may' : 'may not'}</Text>
    </Stack>
  );
}

function Wired() {
  const gate = useGateDialogs();
  return (
    <GateProvider gate={gate}>
      <Page onLogin={gate.openLogin} />
      <LoginStandIn {...gate.login} />
    </GateProvider>
  );
}

const meta = preview.meta({
  title: 'Screens/Login/Gate',
  render: () => <Wired />,
  parameters: { sandbox: { persona: 'visitor' } },
});

const wordsOf = (globals: { readonly language?: unknown }) => (globals.language === 'en' ? en : th).trial;
const press = async (name: string): Promise<void> => userEvent.click(await screen.findByRole('button', { name }));

/** ROL-01: the message, the login, and then what the visitor wanted, once. */
export const GoesOnAfterTheLogin = meta.story({
  play: async ({ canvas }) => {
    await press('♥');
    await expect(await screen.findByRole('dialog')).toHaveAccessibleDescription('notLoggedIn');
    await press('member');
    await waitFor(() => expect(canvas.getByText('1 ×')).toBeVisible());
    await press('♥');
    await waitFor(() => expect(canvas.getByText('2 ×')).toBeVisible());
  },
});

export const ForgetsWhatWasCalledOff = meta.story({
  play: async ({ canvas }) => {
    await press('♥');
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await press('login');
    await expect(await screen.findByRole('dialog')).toHaveAccessibleDescription('asked for');
    await press('member');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByText('0 ×')).toBeVisible();
  },
});

/** ROL-04. */
export const TrialIsToldWhyNot = meta.story({
  parameters: { sandbox: { persona: 'trial' } },
  play: async ({ canvas, globals, sandbox }) => {
    sandbox.platform.session.setAccountType(4);
    await canvas.findByText('may not');
    await press('♥');
    const dialog = await screen.findByRole('alertdialog', { name: wordsOf(globals).title });
    await expect(dialog).toHaveAccessibleDescription(wordsOf(globals).text);
    await press(wordsOf(globals).button);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(canvas.getByText('0 ×')).toBeVisible();
  },
});

/** Whoever logs in to go on and turns out to be a trial account does not go on. */
export const TrialAfterTheLogin = meta.story({
  play: async ({ canvas, globals }) => {
    await press('♥');
    await press('trial');
    await screen.findByRole('alertdialog', { name: wordsOf(globals).title });
    await press(wordsOf(globals).button);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(canvas.getByText('0 ×')).toBeVisible();
  },
});
