import { userEvent, waitFor } from 'storybook/test';
import { expect, onTestFinished, test, vi } from 'vitest';
import { pushState, pushSubscribe, pushSubscribeDocs } from '#api/push.ts';
import { startRest } from '#sandbox/play/protections.ts';
import { memberIdOf } from '#sandbox/seed/members.ts';
import { type RenderOptions, renderOnPlatform } from '#storybook/renderOnPlatform.tsx';
import { PushOffer } from './PushOffer.tsx';

/** The card in a browser that answers its prompt like this. */
async function offer(answer: NotificationPermission, options: RenderOptions = {}) {
  const requestPermission = vi.fn(async () => answer);
  vi.stubGlobal('Notification', { permission: 'default', requestPermission });
  const subscription = { toJSON: () => pushSubscribeDocs.example.address };
  const pushManager = { getSubscription: async () => null, subscribe: async () => subscription };
  const asked = vi.spyOn(navigator.serviceWorker, 'getRegistration');
  onTestFinished(() => {
    vi.unstubAllGlobals();
    asked.mockRestore();
    localStorage.removeItem('pushOfferFrom');
  });
  const card = await renderOnPlatform(PushOffer, () => ({ kind: 'draw' as const }), {
    persona: 'member',
    ...options,
    prepare: (sandbox) => {
      asked.mockResolvedValue({ pushManager } as unknown as ServiceWorkerRegistration);
      options.prepare?.(sandbox);
    },
  });
  return { ...card, requestPermission };
}

test('MEM-04e: the browser asks after a tap only, and the device is told of this kind', async () => {
  const { canvas, t, calls, requestPermission } = await offer('granted');
  const button = await canvas.findByRole('button', { name: t('pushOffer:tell.draw') });
  expect(requestPermission).not.toHaveBeenCalled();
  await userEvent.click(button);
  await canvas.findByText(t('pushOffer:on'));
  expect(calls(pushSubscribe).map(({ input }) => input.kinds)).toEqual([['draw', 'security']]);
});

test('MEM-04e: a card that was put away, or a prompt that was answered with no, is away for 30 days', async () => {
  const { canvas, t } = await offer('default');
  const button = await canvas.findByRole('button', { name: t('pushOffer:tell.draw') });
  await userEvent.click(button);
  await waitFor(() => expect(button).not.toBeInTheDocument());
  expect(localStorage.getItem('pushOfferFrom')).toMatch(/^20\d\d-\d\d-\d\d$/);
});

test('MEM-04e: nothing is asked during a break', async () => {
  const prepare: RenderOptions['prepare'] = (sandbox) =>
    sandbox.store.transaction(() => startRest(sandbox, memberIdOf('demo'), 'timeout', '1d'));
  const { canvas, calls } = await offer('granted', { prepare });
  await waitFor(() => expect(calls(pushState).some(({ settled }) => settled)).toBe(true));
  expect(canvas.queryByRole('button')).toBeNull();
});
