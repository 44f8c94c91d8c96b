import { expect, userEvent } from 'storybook/test';
import { beforeEach, test, vi } from 'vitest';
import { practiceKey } from '#sandbox/accounts/practiceKeys.ts';
import { sessionsOf } from '#sandbox/accounts/sessions.ts';
import { memberIdOf } from '#sandbox/seed/members.ts';
import { answerWithKey, storeKey } from '#storybook/answerWithKey.ts';
import { renderOnPlatform } from '#storybook/renderOnPlatform.tsx';
import { accounts } from '#storybook/sandboxPlatform.ts';
import { PasskeyLogin } from './PasskeyLogin.tsx';
import { PasskeyLoginButton } from './PasskeyLoginButton.tsx';
import { usePasskeyLogin } from './usePasskeyLogin.ts';

const key = practiceKey({ id: 'AAAA', synced: true });
const memberId = memberIdOf(accounts.member);

beforeEach(() => localStorage.removeItem('passkeyHere'));

test('a prompt that was dismissed can be opened again, and a key logs in with one tap', async () => {
  const get = answerWithKey(key).mockRejectedValueOnce(new DOMException('', 'NotAllowedError'));
  const finish = vi.fn(async () => {});
  const { canvas, sandbox, t } = await renderOnPlatform(
    PasskeyLoginButton,
    () => usePasskeyLogin({ entry: 'member', finish }),
    {
      persona: 'visitor',
      prepare: (platform) => platform.store.transaction(() => storeKey(platform, memberId, key)),
    },
  );
  const button = canvas.getByRole('button', { name: t('login:passkey') });
  await userEvent.click(button);
  await canvas.findByText(t('passkeyLogin:browser.dismissed'));
  await expect(sessionsOf(sandbox, memberId)).toHaveLength(0);
  await userEvent.click(button);
  await vi.waitFor(() =>
    expect(finish).toHaveBeenCalledWith(expect.objectContaining({ token: expect.anything() }), 'passkey'),
  );
  await expect(sessionsOf(sandbox, memberId)).toHaveLength(1);
  await expect(localStorage.getItem('passkeyHere')).toBe('1');
  await expect(get).toHaveBeenCalledTimes(2);
});

test('a key that the platform does not know any more is no reason for the app to begin with the login', async () => {
  localStorage.setItem('passkeyHere', '1');
  answerWithKey(key);
  vi.spyOn(PublicKeyCredential, 'signalUnknownCredential').mockResolvedValue();
  const { canvas, t } = await renderOnPlatform(
    PasskeyLoginButton,
    () => usePasskeyLogin({ entry: 'member', finish: async () => {} }),
    { persona: 'visitor' },
  );
  await userEvent.click(canvas.getByRole('button', { name: t('login:passkey') }));
  await canvas.findByText(t('passkeyLogin:refused.passkey_unknown'));
  await expect(localStorage.getItem('passkeyHere')).toBeNull();
});

test('a suggestion ends with the button and with the page, and one that is chosen logs in', async () => {
  vi.spyOn(PublicKeyCredential, 'isConditionalMediationAvailable').mockResolvedValue(true);
  const requests: CredentialRequestOptions[] = [];
  const answer = answerWithKey(key);
  const byKey = answer.getMockImplementation();
  const choose = Promise.withResolvers<void>();
  answer.mockImplementation(async (options = {}) => {
    requests.push(options);
    if (options.mediation !== 'conditional') throw new DOMException('', 'NotAllowedError');
    // The first one waits for nobody.
    await (requests.length === 1 ? new Promise(() => {}) : choose.promise);
    return byKey?.(options) ?? null;
  });
  const finish = vi.fn(async () => {});
  const { canvas, t, unmount } = await renderOnPlatform(
    PasskeyLogin,
    () => ({ host: { entry: 'member' as const, finish } }),
    { persona: 'visitor', prepare: (platform) => platform.store.transaction(() => storeKey(platform, memberId, key)) },
  );
  await vi.waitFor(() => expect(requests).toHaveLength(1));
  await userEvent.click(canvas.getByRole('button', { name: t('login:passkey') }));
  // The prompt, and after it the suggestion again.
  await vi.waitFor(() => expect(requests).toHaveLength(3));
  await expect(requests.map(({ mediation }) => mediation)).toEqual(['conditional', undefined, 'conditional']);
  await expect(requests.map(({ signal }) => signal?.aborted)).toEqual([true, false, false]);
  choose.resolve();
  await vi.waitFor(() => expect(finish).toHaveBeenCalledWith(expect.anything(), 'passkey'));
  await expect(requests).toHaveLength(3);
  unmount();
  await expect(requests[2]?.signal?.aborted).toBe(true);
});
