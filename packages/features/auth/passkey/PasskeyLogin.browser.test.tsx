import { expect, userEvent } from 'storybook/test';
import { test, vi } from 'vitest';
import { practiceKey } from '#sandbox/accounts/practiceKeys.ts';
import { sessionsOf } from '#sandbox/accounts/sessions.ts';
import { memberIdOf } from '#sandbox/seed/members.ts';
import { renderOnPlatform } from '#storybook/renderOnPlatform.tsx';
import { accounts } from '#storybook/sandboxPlatform.ts';
import { PasskeyLoginButton } from './PasskeyLoginButton.tsx';
import { usePasskeyLogin } from './usePasskeyLogin.ts';

const key = practiceKey({ id: 'AAAA', synced: true });

/** Stands in for the device: answers what the browser was asked with the key for practice. */
function answerWithKey() {
  return vi.spyOn(navigator.credentials, 'get').mockImplementation(async (options) => {
    const { challenge } = options?.publicKey ?? {};
    if (!(challenge instanceof ArrayBuffer)) throw new TypeError('no challenge');
    const text = btoa(String.fromCharCode(...new Uint8Array(challenge)));
    const asked = { challenge: text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '') };
    return { id: key.id, type: 'public-key', toJSON: () => key.use(asked, location.origin) } as Credential;
  });
}

test('a prompt that was dismissed can be opened again, and a key logs in with one tap', async () => {
  const get = answerWithKey().mockRejectedValueOnce(new DOMException('', 'NotAllowedError'));
  const finish = vi.fn(async () => {});
  const memberId = memberIdOf(accounts.member);
  const { canvas, sandbox, t } = await renderOnPlatform(
    PasskeyLoginButton,
    () => usePasskeyLogin({ entry: 'member', finish }),
    {
      persona: 'visitor',
      prepare: ({ store }) =>
        store.transaction(() =>
          store.put('passkeys', key.id, {
            ...{ id: key.id, memberId, name: 'Phone', counter: 0, synced: true, createdAt: 0, lastUsedAt: null },
            publicKey: key.publicKey,
            suspended: false,
          }),
        ),
    },
  );
  const button = canvas.getByRole('button', { name: t('passkeyLogin:submit') });
  await userEvent.click(button);
  await canvas.findByText(t('passkeyLogin:browser.dismissed'));
  await expect(sessionsOf(sandbox, memberId)).toHaveLength(0);
  await userEvent.click(button);
  await vi.waitFor(() =>
    expect(finish).toHaveBeenCalledWith(expect.objectContaining({ token: expect.anything() }), 'passkey'),
  );
  await expect(sessionsOf(sandbox, memberId)).toHaveLength(1);
  await expect(get).toHaveBeenCalledTimes(2);
});
