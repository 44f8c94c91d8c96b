import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { test, vi } from 'vitest';
import { passkeysOf } from '#sandbox/accounts/passkeys.ts';
import { demoPassword } from '#sandbox/accounts/password.ts';
import { practiceKey } from '#sandbox/accounts/practiceKeys.ts';
import { memberIdOf } from '#sandbox/seed/members.ts';
import { renderOnPlatform } from '#storybook/renderOnPlatform.tsx';
import { accounts } from '#storybook/sandboxPlatform.ts';
import { PasskeysCard } from './PasskeysCard.tsx';
import { usePasskeys } from './usePasskeys.ts';

/** Stands in for the device: answers what the browser was asked with a key for practice. */
function answerWith(key: ReturnType<typeof practiceKey>) {
  return vi.spyOn(navigator.credentials, 'create').mockImplementation(async (options) => {
    const { challenge } = options?.publicKey ?? {};
    if (!(challenge instanceof ArrayBuffer)) throw new TypeError('no challenge');
    const text = btoa(String.fromCharCode(...new Uint8Array(challenge)));
    const asked = { challenge: text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '') };
    return { id: key.id, type: 'public-key', toJSON: () => key.create(asked, location.origin) } as Credential;
  });
}

test('a key is created with the browser and listed, and the browser is told when it is removed', async () => {
  const key = practiceKey({ synced: true });
  const create = answerWith(key);
  const signal = vi.spyOn(PublicKeyCredential, 'signalAllAcceptedCredentials').mockResolvedValue();
  const { canvas, sandbox, t } = await renderOnPlatform(
    PasskeysCard,
    () => ({ ...usePasskeys(), here: 'ready' as const }),
    { persona: 'member' },
  );
  const stored = () => passkeysOf(sandbox, memberIdOf(accounts.member));
  const typePassword = async (dialog: ReturnType<typeof within>, end = '') => {
    const label = t('stepUp:labels.loginPassword');
    const input = await dialog.findByLabelText((text: string) => text.replace(/\*$/, '') === label, {
      selector: 'input',
    });
    await userEvent.type(input, `${demoPassword}${end}`);
  };

  await userEvent.click(await canvas.findByRole('button', { name: t('passkeys:add.open') }));
  const adding = within(await screen.findByRole('dialog'));
  await typePassword(adding, '{Enter}');
  await userEvent.click(await adding.findByRole('button', { name: t('passkeys:add.submit') }));
  await canvas.findByText(t('passkeys:synced'));
  await expect(stored()).toMatchObject([{ id: key.id, synced: true }]);
  await waitFor(() => expect(localStorage.getItem('passkeyHere')).toBe('1'));
  await expect(create.mock.lastCall?.[0]?.publicKey?.authenticatorSelection).toMatchObject({
    residentKey: 'required',
    userVerification: 'required',
  });

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.click(canvas.getByRole('button', { name: new RegExp(t('passkeys:remove.open')) }));
  const removing = within(await screen.findByRole('alertdialog'));
  await typePassword(removing);
  await userEvent.click(removing.getByRole('button', { name: t('passkeys:remove.submit') }));
  await canvas.findByText(t('passkeys:none'));
  await expect(stored()).toEqual([]);
  await waitFor(() => expect(localStorage.getItem('passkeyHere')).toBeNull());
  await waitFor(() =>
    expect(signal).toHaveBeenLastCalledWith(expect.objectContaining({ allAcceptedCredentialIds: [] })),
  );
});
