import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { memberInfo } from '#api/member.ts';
import type { Translate } from '#core/i18n/translate.ts';
import { useLocation } from '#core/routing/router.ts';
import { useMember } from '#core/session/member.ts';
import preview from '#storybook/preview.tsx';
import { translatorOf } from '#storybook/sandboxPlatform.ts';
import { useCachedCount } from '#storybook/useCachedCount.ts';
import { Button } from '#ui/Button/Button.tsx';
import { ToastProvider } from '#ui/Toast/ToastProvider.tsx';
import { LogoutDialog } from './LogoutDialog.tsx';
import { useLogout } from './useLogout.ts';

/** Shows path, role and cached member answers, with a button that opens the dialog. */
function Wired() {
  const [open, setOpen] = useState(false);
  const logout = useLogout({ open, onClose: () => setOpen(false) });
  const { role, info } = useMember();
  const cached = useCachedCount(memberInfo);
  const { pathname } = useLocation();
  return (
    <>
      <output>{[pathname, role, info.status, `${cached} cached`].join(' · ')}</output>
      <Button onClick={() => setOpen(true)}>☰</Button>
      <LogoutDialog {...logout} />
    </>
  );
}

const meta = preview.meta({
  title: 'Screens/Logout/With a platform',
  render: (_, { sandbox }) => (
    <ToastProvider label={translatorOf(sandbox)('login:logout.title')} closeLabel="×">
      <Wired />
    </ToastProvider>
  ),
  parameters: { sandbox: { persona: 'member', path: '/rng' } },
});

async function signOut(canvas: { getByText: typeof screen.getByText }, t: Translate) {
  await waitFor(() => expect(canvas.getByText('/rng · member · ready · 1 cached')).toBeVisible());
  await userEvent.click(canvas.getByText('☰'));
  await userEvent.click(await screen.findByRole('button', { name: t('login:logout.confirm') }));
  await waitFor(() => expect(canvas.getByText('/ · visitor · loading · 0 cached')).toBeInTheDocument());
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
}

/** LGN-13: the session ends on the platform and in this tab, which goes to the home page. */
export const SignsOut = meta.story({
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    await signOut(canvas, t);
    await waitFor(() => expect([...sandbox.store.entries('sessions')]).toHaveLength(0));
    await expect(sandbox.platform.session.current()).toBeNull();
    await expect(screen.queryByText(t('login:logout.unreachable'))).toBeNull();
  },
});

/** Signs the device out without a network, and shows that the server was not reached. */
export const Offline = meta.story({
  parameters: { sandbox: { faults: [{ match: 'sessionLogout', fault: { kind: 'network' } }] } },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    await signOut(canvas, t);
    await expect(sandbox.platform.session.current()).toBeNull();
    await waitFor(() => expect(screen.getByText(t('login:logout.unreachable'))).toBeVisible());
  },
});

/** The session had already ended: no warning. */
export const AlreadyEnded = meta.story({
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    await waitFor(() => expect(canvas.getByText(/member · ready/)).toBeVisible());
    const { store } = sandbox;
    store.transaction(() => {
      for (const [token] of [...store.entries('sessions')]) store.remove('sessions', token);
    });
    await signOut(canvas, t);
    await expect(screen.queryByText(t('login:logout.unreachable'))).toBeNull();
  },
});
