import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { test } from 'vitest';
import { sessionActive } from '#api/session.ts';
import type { Translate } from '#core/i18n/translate.ts';
import { changeSettings } from '#sandbox/changeSettings.ts';
import { type SandboxContext, accounts } from '#storybook/sandboxPlatform.ts';
import { renderSite } from './renderSite.testing.tsx';
import { logIn } from './site.testing.tsx';

/** The amount of a deposit, in the member centre. */
const amount = () =>
  waitFor(() => {
    const field = document.querySelector<HTMLInputElement>('[role=dialog] input[name=amount]');
    if (field === null) throw new Error('no amount');
    return field;
  });

/** The platform ends the session; the next call is refused. */
async function expire(sandbox: SandboxContext, t: Translate): Promise<HTMLElement> {
  const { store } = sandbox;
  store.transaction(() => store.remove('sessions', sandbox.platform.session.current()?.token ?? ''));
  await sandbox.platform.client.call(sessionActive, {});
  const expired = await screen.findByText(t('common:sessionExpired'));
  await waitFor(() => expect(expired).toBeVisible());
  return screen.findByRole('dialog');
}

const open = () => renderSite({ persona: 'member', settings: { humanCheck: 'none' }, path: '/help?centre=depositv2' });

// The lightest first: it loads the site for all of them.
test('the site reports that the player is there, where the operator has a time-out', async () => {
  const { calls } = await renderSite({
    persona: 'member',
    path: '/help',
    prepare: (sandbox) =>
      changeSettings(sandbox, { policy: { ...sandbox.settings.policy, session: { idleMinutes: 30 } } }),
  });
  await waitFor(() => expect(calls(sessionActive)).toHaveLength(1));
  await expect(within(document.body).queryByRole('alertdialog')).toBeNull();
});

test('LGN-15: after the time-out and a login, the player is where they were, with what was typed', async () => {
  const { sandbox, t, url } = await open();
  await userEvent.type(await amount(), '1234');
  const login = await expire(sandbox, t);
  await waitFor(() => expect(document.querySelector('input[name=amount]')).toBeNull());
  await logIn(t, login);
  await waitFor(async () => expect((await amount()).value.replace(',', '')).toBe('1234'));
  await expect(url()).toBe('/help?centre=depositv2');
});

test('another member who logs in finds nothing of what was typed', async () => {
  const { sandbox, t } = await open();
  await userEvent.type(await amount(), '1234');
  await logIn(t, await expire(sandbox, t), accounts.agent);
  await expect((await amount()).value).toBe('');
});
