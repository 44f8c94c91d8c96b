import { screen, userEvent, waitFor, within } from 'storybook/test';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { memberInfo } from '#api/member.ts';
import { passkeyList } from '#api/passkeys.ts';
import { playStatus } from '#api/responsiblePlay.ts';
import { systemPermission } from '#api/system.ts';
import { useNavigate } from '#core/routing/router.ts';
import { asksAfterLogin, noteAfterLogin } from '#core/session/afterLogin.ts';
import { practiceKey } from '#sandbox/accounts/practiceKeys.ts';
import { changeSettings } from '#sandbox/changeSettings.ts';
import { startRest } from '#sandbox/play/protections.ts';
import { memberIdOf } from '#sandbox/seed/members.ts';
import { storeKey } from '#storybook/answerWithKey.ts';
import { type RenderOptions, noProps, renderOnPlatform } from '#storybook/renderOnPlatform.tsx';
import { accounts, type SandboxContext } from '#storybook/sandboxPlatform.ts';
import { useToast } from '#ui/Toast/useToast.ts';
import { PasskeyOffer } from './PasskeyOffer.tsx';

const memberId = memberIdOf(accounts.member);
const count = `passkeyOffered:${memberId}` as const;
const makesKeys = () => vi.spyOn(PublicKeyCredential, 'isUserVerifyingPlatformAuthenticatorAvailable');

beforeEach(() => {
  makesKeys().mockResolvedValue(true);
});

/** A message that comes after all that was shown before, and a way to another page and back. */
function Site() {
  const toast = useToast();
  const navigate = useNavigate();
  return (
    <>
      <button type="button" onClick={() => toast.show({ text: 'last' })}>
        message
      </button>
      <button type="button" onClick={() => void navigate('/lottery')}>
        lottery
      </button>
      <button type="button" onClick={() => void navigate('/')}>
        home
      </button>
    </>
  );
}

async function renderOffer({ prepare, ...options }: RenderOptions = {}) {
  onTestFinished(() => localStorage.removeItem(count));
  const rendered = await renderOnPlatform(PasskeyOffer, noProps, {
    persona: 'member',
    path: '/',
    beside: <Site />,
    ...options,
    prepare: (sandbox) => {
      noteAfterLogin('passkeyOffer', sandbox.platform.session.current()?.token ?? '');
      prepare?.(sandbox);
    },
  });
  const { t, sandbox } = rendered;
  const isMarked = (): boolean => asksAfterLogin('passkeyOffer', sandbox.platform.session.current()?.token);
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  return { ...rendered, isMarked, press, text: t('passkeyOffer:text') };
}

test('SEC-08: an account without a passkey is offered one, is led to it by one press, and a reload offers none', async () => {
  const { isMarked, t, text, press } = await renderOffer();
  await screen.findByText(text);
  expect(localStorage.getItem(count)).toBe('1');
  expect(isMarked()).toBe(false);
  await press(t('passkeyOffer:create'));
  await screen.findByRole('dialog', { name: t('passkeys:add.title') });
  expect(screen.queryByText(text)).toBeNull();
});

test('SEC-08: an offer is declined by one press, and is not made again at this login', async () => {
  const { t, text, press } = await renderOffer();
  const offer = within(await screen.findByRole('region', { name: t('common:messages') }));
  await screen.findByText(text);
  await userEvent.click(offer.getByRole('button', { name: t('common:close') }));
  await waitFor(() => expect(screen.queryByText(text)).toBeNull());
  await press('message');
  await screen.findByText('last');
  expect(screen.queryByText(text)).toBeNull();
  expect(localStorage.getItem(count)).toBe('1');
});

test('SEC-08: an offer waits until the player is where nobody plays, and leaves with that page', async () => {
  const { isMarked, text, press, calls } = await renderOffer({ path: '/lottery' });
  await waitFor(() => expect(calls(passkeyList).some(({ settled }) => settled)).toBe(true));
  await press('message');
  await screen.findByText('last');
  expect(screen.queryByText(text)).toBeNull();
  expect(isMarked()).toBe(true);
  await press('home');
  await screen.findByText(text);
  await press('lottery');
  await waitFor(() => expect(screen.queryByText(text)).toBeNull());
  await press('home');
  await press('message');
  await waitFor(() => expect(screen.getAllByText('last')).toHaveLength(2));
  expect(screen.queryByText(text)).toBeNull();
});

test('SEC-08: an offer lies over no dialog, and counts once', async () => {
  const { text } = await renderOffer();
  await screen.findByText(text);
  const dialog = document.createElement('dialog');
  onTestFinished(() => dialog.remove());
  dialog.open = true;
  document.body.append(dialog);
  await waitFor(() => expect(screen.queryByText(text)).toBeNull());
  dialog.remove();
  await screen.findByText(text);
  expect(localStorage.getItem(count)).toBe('1');
});

const policy = (change: Partial<SandboxContext['settings']['policy']>) => (sandbox: SandboxContext) =>
  changeSettings(sandbox, { policy: { ...sandbox.settings.policy, ...change } });
test.each<readonly [string, (sandbox: SandboxContext) => void]>([
  ['where the operator has no passkeys', policy({ passkeys: 'off' })],
  ['where the operator offers none', policy({ passkeyOffer: false })],
  ['after two offers', () => localStorage.setItem(count, '2')],
  [
    'to an account that has one',
    (sandbox) => sandbox.store.transaction(() => storeKey(sandbox, memberId, practiceKey({ id: 'AAAA' }))),
  ],
  ['during a break', (sandbox) => sandbox.store.transaction(() => startRest(sandbox, memberId, 'timeout', '1d'))],
  ['on a device that makes none', () => void makesKeys().mockResolvedValue(false)],
])('SEC-08: no passkey is offered %s', async (_, prepare) => {
  const { text, press, calls, everyCall } = await renderOffer({ prepare });
  // All that decides is known.
  await waitFor(() => {
    for (const operation of [memberInfo, systemPermission])
      expect(calls(operation).some(({ settled }) => settled)).toBe(true);
    for (const { settled } of [...everyCall, ...calls(playStatus)]) expect(settled).toBe(true);
  });
  await press('message');
  await screen.findByText('last');
  expect(screen.queryByText(text)).toBeNull();
});
