import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { test } from 'vitest';
import { authenticatorBegin } from '#api/authenticator.ts';
import { authenticatorOf } from '#sandbox/accounts/authenticators.ts';
import { demoPassword } from '#sandbox/accounts/password.ts';
import { authenticatorCode } from '#sandbox/accounts/totp.ts';
import { memberIdOf } from '#sandbox/seed/members.ts';
import { type RenderOptions, renderOnPlatform } from '#storybook/renderOnPlatform.tsx';
import { accounts } from '#storybook/sandboxPlatform.ts';
import { AuthenticatorCard } from './AuthenticatorCard.tsx';
import { useAuthenticator } from './useAuthenticator.ts';

async function renderCard(options: RenderOptions = {}) {
  const rendered = await renderOnPlatform(AuthenticatorCard, useAuthenticator, { persona: 'member', ...options });
  const { canvas, sandbox, t } = rendered;
  const stored = () => authenticatorOf(sandbox, { id: memberIdOf(accounts.member) });
  const code = (aheadMs: number) => authenticatorCode(sandbox.now() + aheadMs, stored().pending?.secret ?? '');
  const input = (dialog: ReturnType<typeof within>, label: string) =>
    dialog.getByLabelText((text: string) => text.replace(/\*$/, '') === label, { selector: 'input' });
  return {
    ...rendered,
    stored,
    async openSetup() {
      await userEvent.click(await canvas.findByRole('button', { name: t('authenticator:turnOn') }));
      const dialog = within(await screen.findByRole('dialog'));
      await waitFor(() => input(dialog, t('stepUp:labels.loginPassword')));
      await userEvent.type(input(dialog, t('stepUp:labels.loginPassword')), `${demoPassword}{Enter}`);
      await dialog.findByRole('img');
      return dialog;
    },
    /** @param aheadMs how far the clock of the app is ahead, for a code after the one that was used */
    async enterCode(dialog: ReturnType<typeof within>, aheadMs = 0) {
      const field = input(dialog, t('authenticator:setup.code'));
      await userEvent.clear(field);
      await userEvent.type(field, `${code(aheadMs)}{Enter}`);
      return within(await screen.findByRole('list', { name: t('authenticator:recovery.list') }));
    },
    async finish() {
      await userEvent.click(screen.getByRole('checkbox'));
      await userEvent.click(screen.getByRole('button', { name: t('authenticator:recovery.done') }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    },
  };
}

test('is turned on with a code of the app, and off again with a recovery code', async () => {
  const { canvas, enterCode, finish, openSetup, stored, t } = await renderCard();
  const codes = await enterCode(await openSetup());
  const recovery = codes.getAllByRole('listitem').map(({ textContent }) => textContent);
  await expect(recovery).toHaveLength(10);
  await finish();
  await canvas.findByText(t('authenticator:codesLeft', { count: 10 }));
  await expect(stored().secret).not.toBeNull();

  await userEvent.click(canvas.getByRole('button', { name: t('authenticator:turnOff') }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await userEvent.type(dialog.getByRole('textbox'), recovery[0] ?? '');
  await userEvent.click(dialog.getByRole('button', { name: t('authenticator:end.submit') }));
  await canvas.findByText(t('authenticator:off'));
  await expect(stored().secret).toBeNull();
});

test('a lost answer to the confirmation says so, and another code shows the recovery codes', async () => {
  const { enterCode, openSetup, stored, t } = await renderCard({
    faults: [{ match: 'authenticatorConfirm', when: { calls: [1] }, effect: 'applied', fault: { kind: 'network' } }],
  });
  const dialog = await openSetup();
  const field = dialog.getByRole('textbox');
  await userEvent.type(field, `${authenticatorCode(Date.now(), stored().pending?.secret)}{Enter}`);
  await dialog.findByText(t('authenticator:setup.maybe'));
  // The first code was used, although its answer was lost.
  const codes = await enterCode(dialog, 30_000);
  await expect(codes.getAllByRole('listitem')).toHaveLength(10);
});

test('a setup that was closed is not continued: the next one has another secret', async () => {
  const { calls, enterCode, openSetup, stored } = await renderCard();
  await openSetup();
  const first = stored().pending?.secret;
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const dialog = await openSetup();
  await expect(stored().pending?.secret).not.toBe(first);
  await expect(calls(authenticatorBegin)).toHaveLength(2);
  await enterCode(dialog);
});
