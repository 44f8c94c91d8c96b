import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { test } from 'vitest';
import { sessionActive } from '#api/session.ts';
import { tellEnd } from '#features/auth/ended/endChannel.ts';
import { signInAs } from '#sandbox/personas.ts';
import type { RenderOptions } from '#storybook/renderOnPlatform.tsx';
import { accounts } from '#storybook/sandboxPlatform.ts';
import { renderSite } from './renderSite.testing.tsx';
import { logIn } from './site.testing.tsx';

/** The site of a member whose account may have one session. */
async function renderMember(options: RenderOptions) {
  const rendered = await renderSite({
    persona: 'member',
    settings: { humanCheck: 'none', sessionsAtOnce: 1 },
    ...options,
  });
  const { sandbox, t } = rendered;
  const dialogOf = (reason: 'elsewhere' | 'closed') =>
    screen.findByRole('alertdialog', { name: t(`sessionEnd:ended.title.${reason}`) });
  return {
    ...rendered,
    dialogOf,
    /** Another device logs in, and this one notices with its next call. */
    async replace() {
      signInAs(sandbox, accounts.member);
      await sandbox.platform.client.call(sessionActive, {});
      return dialogOf('elsewhere');
    },
    amount: () =>
      waitFor(() => {
        const field = document.querySelector<HTMLInputElement>('[role=dialog] input[name=amount]');
        if (field === null) throw new Error('no amount');
        return field;
      }),
  };
}

// The lightest first: it loads the site for all of them.
test('a refusal that tells no reason leads to the login as before', async () => {
  const { sandbox, t } = await renderMember({ path: '/help' });
  await waitFor(() => expect(sandbox.asked.get()).toBe(true));
  const token = sandbox.platform.session.current()?.token ?? '';
  sandbox.store.transaction(() => sandbox.store.remove('sessions', token));
  await sandbox.platform.client.call(sessionActive, {});
  await screen.findByText(t('common:sessionExpired'));
  await expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('LGN-16: another login is told of, and the way to the login leads back to the page', async () => {
  const { amount, replace, t, url } = await renderMember({ path: '/help?centre=depositv2' });
  await userEvent.type(await amount(), '1234');
  const ended = await replace();
  await expect(ended).toHaveTextContent(t('sessionEnd:ended.device', { device: 'Chrome, Windows' }));
  await userEvent.click(within(ended).getByRole('button', { name: t('sessionEnd:ended.logIn') }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await logIn(t, await screen.findByRole('dialog'));
  await waitFor(async () => expect((await amount()).value.replace(',', '')).toBe('1234'));
  await expect(url()).toBe('/help?centre=depositv2');
});

test('LGN-16: after another login the player can secure the account', async () => {
  const { replace, t, url } = await renderMember({ path: '/help' });
  const dialog = within(await replace());
  await userEvent.click(await dialog.findByRole('button', { name: t('sessionEnd:ended.secure') }));
  await logIn(t, await screen.findByRole('dialog'));
  await waitFor(() => expect(url()).toContain('centre=securityCenter'));
});

test('LGN-16: on a page for members the login tells it, and leads on to the page or to security', async () => {
  const { dialogOf, replace, t, url } = await renderMember({ path: '/changePassword' });
  await replace();
  // The page, over which it may have been told already, gives way to the login.
  await waitFor(() => expect(url()).toContain('/login?next='));
  await waitFor(() => expect(document.querySelector('form')).not.toBeNull());
  const dialog = within(await dialogOf('elsewhere'));
  await userEvent.click(await dialog.findByRole('button', { name: t('sessionEnd:ended.secure') }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await logIn(t, document.body);
  await waitFor(() => expect(url()).toContain('centre=securityCenter'));
});

test('another tab with the same session is told, too, and a tab with another one is not', async () => {
  const { dialogOf, sandbox } = await renderMember({ path: '/help', session: 'browser' });
  await waitFor(() => expect(sandbox.asked.get()).toBe(true));
  const token = sandbox.platform.session.current()?.token ?? '';
  // A tab whose code has not come yet hears nothing; what was said before it is not said again.
  await waitFor(async () => {
    tellEnd('another', { ended: 'elsewhere', at: '2026-11-21T03:00:00.000Z' });
    tellEnd(token, { ended: 'closed', at: '2026-11-21T03:00:00.000Z' });
    await expect(screen.getByRole('alertdialog')).toBeVisible();
  });
  await dialogOf('closed');
  await expect(screen.getAllByRole('alertdialog')).toHaveLength(1);
  // It is logged out, too, and the login that this would open does not stand beside.
  await expect(sandbox.platform.session.current()).toBeNull();
  await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull());
});
