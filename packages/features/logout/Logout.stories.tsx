import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { useSWRConfig } from 'swr';
import en from '#locales/en/login.json';
import th from '#locales/th/login.json';
import preview from '#storybook/preview.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { ToastProvider } from '#ui/Toast/ToastProvider.tsx';
import { useMember } from '../shared/member.ts';
import { LogoutDialog } from './LogoutDialog.tsx';
import { useLogout } from './useLogout.ts';

/** Somebody signed in, a button, and what is left of them in the cache. */
function Wired() {
  const [open, setOpen] = useState(false);
  const logout = useLogout({ open, onClose: () => setOpen(false) });
  const { role, info } = useMember();
  const { cache } = useSWRConfig();
  const { pathname } = useLocation();
  const kept = [...cache.keys()].filter((key) => cache.get(key)?.data !== undefined && key.includes('memberInfo'));
  return (
    <>
      <output>{[pathname, role, info.status, `${kept.length} kept`].join(' · ')}</output>
      <Button onClick={() => setOpen(true)}>☰</Button>
      <LogoutDialog {...logout} />
    </>
  );
}

const meta = preview.meta({
  title: 'Screens/Logout/With a platform',
  render: (_, { globals }) => (
    <ToastProvider label={wordsOf(globals).title} closeLabel="×">
      <Wired />
    </ToastProvider>
  ),
  parameters: { sandbox: { persona: 'member', path: '/rng' } },
});

const wordsOf = (globals: { readonly language?: unknown }) => (globals.language === 'en' ? en : th).logout;

async function signOut(canvas: { getByText: typeof screen.getByText }, globals: { readonly language?: unknown }) {
  await waitFor(() => expect(canvas.getByText('/rng · member · ready · 1 kept')).toBeVisible());
  await userEvent.click(canvas.getByText('☰'));
  await userEvent.click(await screen.findByRole('button', { name: wordsOf(globals).confirm }));
  await waitFor(() => expect(canvas.getByText('/ · visitor · loading · 0 kept')).toBeInTheDocument());
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
}

/** LGN-13: the platform has ended the session, this tab knows nobody any more, and it is at home. */
export const SignsOut = meta.story({
  play: async ({ canvas, globals, sandbox }) => {
    await signOut(canvas, globals);
    await waitFor(() => expect([...sandbox.world.store.entries('sessions')]).toHaveLength(0));
    await expect(sandbox.platform.session.current()).toBeNull();
    await expect(screen.queryByText(wordsOf(globals).unreachable)).toBeNull();
  },
});

/** The device signs out whatever happens, and says that the server did not hear of it. */
export const Offline = meta.story({
  parameters: { sandbox: { faults: [{ match: 'sessionLogout', fault: { kind: 'network' } }] } },
  play: async ({ canvas, globals, sandbox }) => {
    await signOut(canvas, globals);
    await expect(sandbox.platform.session.current()).toBeNull();
    await waitFor(() => expect(screen.getByText(wordsOf(globals).unreachable)).toBeVisible());
  },
});

/** The session had ended by itself: there is nothing to warn of. */
export const AlreadyEnded = meta.story({
  play: async ({ canvas, globals, sandbox }) => {
    await waitFor(() => expect(canvas.getByText(/member · ready/)).toBeVisible());
    const { store } = sandbox.world;
    store.transaction(() => {
      for (const [token] of [...store.entries('sessions')]) store.remove('sessions', token);
    });
    await signOut(canvas, globals);
    await expect(screen.queryByText(wordsOf(globals).unreachable)).toBeNull();
  },
});
