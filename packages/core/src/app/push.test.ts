import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pushPlaceHere, subscribeHere } from './push.ts';
import { addressHere, endPushHere } from './pushAddress.ts';

const address = { endpoint: 'https://push.example/1', keys: { p256dh: 'p', auth: 'a' } };
const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Version/18.1 Safari/604.1';
const did: string[] = [];
const note = (name: string) => async () => void did.push(name);

/** A browser with a worker, and perhaps a subscription of an earlier visit. */
function browser(permission: NotificationPermission, former = false) {
  const subscription = { unsubscribe: note('unsubscribe'), toJSON: () => address };
  const subscribe = vi.fn(async () => subscription);
  const pushManager = { getSubscription: async () => (former ? subscription : null), subscribe };
  const getNotifications = async () => [{ close: () => did.push('close') }];
  const registration = { pushManager, getNotifications };
  const requestPermission = vi.fn(async () => permission);
  vi.stubGlobal('Notification', { permission, requestPermission });
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => registration } });
  return { subscribe, requestPermission };
}
beforeEach(() => void (did.length = 0));
afterEach(() => vi.unstubAllGlobals());

describe('whether this browser can be notified', () => {
  const host = (change: object, navigator: object = {}) =>
    ({
      ...{ isSecureContext: true, PushManager: {}, Notification: { permission: 'default' } },
      navigator: { userAgent: 'Chrome/156', maxTouchPoints: 0, serviceWorker: {}, ...navigator },
      ...change,
    }) as unknown as Window & typeof globalThis;
  const { PushManager: _, ...without } = host({});
  beforeEach(() => vi.stubGlobal('matchMedia', () => ({ matches: false })));

  it.each([
    [host({}), 'ready'],
    [host({ Notification: { permission: 'granted' } }), 'ready'],
    [host({ Notification: { permission: 'denied' } }), 'denied'],
    [host({ isSecureContext: false }), 'noSecureContext'],
    [host({}, { serviceWorker: undefined }), 'unsupported'],
    [without as Window & typeof globalThis, 'unsupported'],
    [
      { ...without, navigator: host({}, { userAgent: iphone }).navigator } as Window & typeof globalThis,
      'notInstalled',
    ],
  ])('case %#', (page, place) => expect(pushPlaceHere(page)).toBe(place));
});

describe('turning it on', () => {
  it('takes the address of this browser, for the key of the platform', async () => {
    const { subscribe } = browser('granted');
    expect(await subscribeHere('key')).toEqual(address);
    expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: 'key' });
  });

  it('ends a subscription of an earlier visit first: it may be another account’s, or of another key', async () => {
    browser('granted', true);
    expect(await subscribeHere('key')).toEqual(address);
    expect(did).toEqual(['unsubscribe']);
  });

  it('does nothing where the player does not agree', async () => {
    const { subscribe } = browser('default');
    expect(await subscribeHere('key')).toBe('notAsked');
    expect(subscribe).not.toHaveBeenCalled();
  });

  it('says where the browser does not reach its service', async () => {
    const { subscribe } = browser('granted');
    subscribe.mockRejectedValue(new DOMException('Registration failed', 'AbortError'));
    expect(await subscribeHere('key')).toBe('notReached');
  });
});

it('knows its address without asking for anything', async () => {
  const { requestPermission } = browser('default', true);
  expect(await addressHere()).toEqual(address);
  browser('default');
  expect(await addressHere()).toBeNull();
  expect(requestPermission).not.toHaveBeenCalled();
});

it('ends what is shown and the subscription, and is silent where there is neither', async () => {
  const { requestPermission } = browser('granted', true);
  await endPushHere();
  expect(did).toEqual(['close', 'unsubscribe']);
  vi.stubGlobal('navigator', {});
  await endPushHere();
  expect(requestPermission).not.toHaveBeenCalled();
});
