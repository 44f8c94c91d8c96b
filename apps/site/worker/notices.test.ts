import { beforeEach, expect, it, test, vi } from 'vitest';
import { pushKinds } from '#api/push.ts';
import { createNotices } from './notices.ts';

const pages = ['/', '/?centre=messageV2&ref=M1', '/vip'];
const did: string[] = [];
const shown: { title: string; options: NotificationOptions | undefined }[] = [];
const closed = vi.fn<() => void>();
const setBadge = vi.fn<(count: number) => Promise<void>>();
const folder = '/brands/kinnari/';
const icons = { icon: `${folder}icon-192.png`, badge: `${folder}badge-96.png` };
let iconFolder: () => Promise<string | undefined>;

/** The worker of a browser with these windows. */
function notices(...windows: { visibilityState?: string; fails?: 'navigate' | 'focus' }[]) {
  const act = (name: string, fails: boolean) => async (url?: string) => {
    did.push(`${name} ${url ?? ''}`.trim());
    if (fails) throw new TypeError(name);
  };
  return createNotices({
    registration: {
      showNotification: async (title, options) => void shown.push({ title, options }),
      getNotifications: async (filter) =>
        shown.some(({ options }) => options?.tag === filter?.tag) ? [{ close: closed } as unknown as Notification] : [],
    },
    clients: {
      matchAll: async () =>
        windows.map(({ visibilityState = 'hidden', fails }) => ({
          visibilityState,
          navigate: act('navigate', fails === 'navigate'),
          focus: act('focus', fails === 'focus'),
        })),
      openWindow: act('open', false),
    },
    isPage: (url) => pages.includes(url),
    iconFolder: () => iconFolder(),
    neutral: 'news',
  });
}
beforeEach(() => {
  did.length = 0;
  shown.length = 0;
  closed.mockClear();
  setBadge.mockReset().mockRejectedValue(new DOMException('', 'NotAllowedError'));
  vi.stubGlobal('navigator', { setAppBadge: setBadge });
  iconFolder = async () => folder;
});

const payload = { v: 1, kind: 'money', title: 'Your deposit', body: 'Tap', tag: 'money-1', at: 5, url: '/vip' };
const tapped = (data: unknown) => ({ data, close: closed });

test.each([...pushKinds, 'ofALaterPlatform'])(
  'a notification of %s is shown as the platform has worded it',
  async (kind) => {
    await notices().show(() => ({ ...payload, kind }));
    const options = { body: 'Tap', tag: 'money-1', data: '/vip', silent: false, ...icons };
    expect(shown).toEqual([{ title: 'Your deposit', options }]);
  },
);

test.each([{ ...payload, v: 2 }, {}, null].map((data) => JSON.stringify(data)).concat('no JSON'))(
  'what is not known says nothing, and leads home: %s',
  async (data) => {
    await notices().show(() => JSON.parse(data));
    expect(shown).toMatchObject([{ title: 'news', options: { body: '', tag: '', data: '/', silent: false } }]);
    await notices().open(tapped(shown[0]?.options?.data));
    expect(did).toEqual(['open /']);
  },
);

it('is shown without icons where no page says whose they are', async () => {
  for (const unknown of [async () => undefined, () => Promise.reject(new DOMException('', 'QuotaExceededError'))]) {
    iconFolder = unknown;
    await notices().show(() => payload);
    expect(Object.keys(shown.at(-1)?.options ?? {})).toEqual(['body', 'tag', 'data', 'silent']);
  }
});

it('brings the number of the messages that are not read to the icon of the app, also when it is none', async () => {
  await notices().show(() => payload);
  await notices().show(() => ({ ...payload, v: 2, badge: 9 }));
  expect(setBadge).not.toHaveBeenCalled();
  for (const badge of [3, 0]) await notices().show(() => ({ ...payload, badge }));
  expect(setBadge.mock.calls).toEqual([[3], [0]]);
  // A system without such a badge.
  vi.stubGlobal('navigator', {});
  await notices().show(() => ({ ...payload, badge: 1 }));
  expect(shown).toHaveLength(5);
});

it('is silent and gone where a page is in view', async () => {
  await notices({ visibilityState: 'hidden' }).show(() => payload);
  expect(closed).not.toHaveBeenCalled();
  await notices({}, { visibilityState: 'visible' }).show(() => payload);
  expect([shown.at(-1)?.options?.silent, closed.mock.calls.length]).toEqual([true, 1]);
});

it('opens the page in a window of the site, which goes there first', async () => {
  await notices({}).open(tapped('/vip'));
  expect(did).toEqual(['navigate /vip', 'focus']);
  expect(closed).toHaveBeenCalledOnce();
});

it('opens it also where the window may not come to the front, or cannot go there, and where there is none', async () => {
  await notices({ fails: 'focus' }).open(tapped('/vip'));
  expect(did).toEqual(['navigate /vip', 'focus']);
  await notices({ fails: 'navigate' }).open(tapped('/vip'));
  await notices().open(tapped('/vip'));
  expect(did.slice(2)).toEqual(['navigate /vip', 'open /vip', 'open /vip']);
});

it.each(['https://elsewhere.example/', 'javascript:alert(1)', '/wps/member', undefined])(
  '%s leads home',
  async (url) => {
    await notices().open(tapped(url));
    expect(did).toEqual(['open /']);
  },
);
