import { expect, onTestFinished, test, vi } from 'vitest';
import { pushSubscribe, pushSubscribeDocs } from '#api/push.ts';
import { devicesOf } from '#sandbox/live/pushDevices.ts';
import { signInAs } from '#sandbox/personas.ts';
import { memberIdOf } from '#sandbox/seed/members.ts';
import { type RenderOptions, noProps, renderOnPlatform } from '#storybook/renderOnPlatform.tsx';
import { usePushSession } from './usePushSession.ts';

const Site = () => {
  usePushSession();
  return null;
};

/** A browser with a subscription, and a notification in view. */
async function visit(options: RenderOptions) {
  const unsubscribe = vi.fn(async () => true);
  const close = vi.fn<() => void>();
  const toJSON = () => pushSubscribeDocs.example.address;
  const registration = {
    getNotifications: async () => [{ close }],
    pushManager: { getSubscription: async () => ({ unsubscribe, toJSON }) },
  } as unknown as ServiceWorkerRegistration;
  const clearBadge = vi.spyOn(navigator, 'clearAppBadge').mockResolvedValue();
  onTestFinished(() => clearBadge.mockRestore());
  const asked = vi.spyOn(navigator.serviceWorker, 'getRegistration');
  onTestFinished(() => asked.mockRestore());
  const site = await renderOnPlatform(Site, noProps, {
    ...options,
    prepare: () => void asked.mockResolvedValue(registration),
  });
  return { ...site, unsubscribe, close, clearBadge };
}

test('MEM-04e: the end of a session ends notifications and the badge of the icon at once, without a call', async () => {
  const { sandbox, unsubscribe, close, clearBadge, everyCall } = await visit({ persona: 'member' });
  expect(unsubscribe).not.toHaveBeenCalled();
  expect(clearBadge).not.toHaveBeenCalled();
  sandbox.platform.session.signOut();
  await vi.waitFor(() => expect(unsubscribe).toHaveBeenCalledOnce());
  expect(close).toHaveBeenCalledOnce();
  expect(clearBadge).toHaveBeenCalledOnce();
  expect(everyCall).toEqual([]);
});

test('MEM-04e: a session that begins takes the device over', async () => {
  const { sandbox, unsubscribe, calls } = await visit({ persona: 'visitor' });
  sandbox.platform.session.signIn(signInAs(sandbox, 'demo'));
  await vi.waitFor(() => expect(devicesOf(sandbox, memberIdOf('demo'))).toHaveLength(1));
  expect(calls(pushSubscribe).map(({ input }) => input.kinds)).toEqual([[]]);
  expect(unsubscribe).not.toHaveBeenCalled();
});

test('MEM-04e: a session that has expired ends them at the next start, where tabs share it', async () => {
  const { unsubscribe, clearBadge } = await visit({
    persona: 'visitor',
    deployment: { policy: { session: 'browser' } },
  });
  await vi.waitFor(() => expect(unsubscribe).toHaveBeenCalledOnce());
  expect(clearBadge).toHaveBeenCalledOnce();
});
