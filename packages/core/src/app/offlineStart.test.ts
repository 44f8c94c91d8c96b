import { beforeEach, describe, expect, it, vi } from 'vitest';

const origin = 'https://site.example';
const names = ['shell-1', 'used', 'pages', 'of-others'];

/** A browser with this worker registered, or none. */
function browserWith(scriptURL: string | null, isSecureContext = true) {
  const asked: unknown[] = [];
  const registration = { active: { scriptURL, postMessage: vi.fn() }, unregister: vi.fn(async () => true) };
  const removed: string[] = [];
  const host = {
    isSecureContext,
    location: { origin },
    caches: { keys: async () => names, delete: async (name: string) => removed.push(name) },
    performance: { getEntriesByType: () => [{ name: `${origin}/assets/a.js` }] },
    navigator: {
      serviceWorker: {
        register: vi.fn(async (...args: unknown[]) => asked.push(...args)),
        ready: Promise.resolve(registration),
        getRegistration: async () => (scriptURL === null ? undefined : registration),
      },
    },
    trustedTypes: {
      createPolicy: (name: string, rules: { createScriptURL: (url: string) => string }) => {
        asked.push(name);
        expect(() => rules.createScriptURL('/other.js')).toThrow(TypeError);
        return rules;
      },
    },
  };
  return { host: host as unknown as Window, registration, asked, removed };
}

let part: typeof import('./offlineStart.ts');
beforeEach(async () => {
  vi.resetModules();
  part = await import('./offlineStart.ts');
});

describe('startOffline', () => {
  it('registers the worker by the policy of its one address, and tells it what the page has loaded', async () => {
    const { host, asked, registration } = browserWith(`${origin}/sw.js`);
    await part.startOffline(host);
    expect(asked).toEqual(['kinnari-worker', '/sw.js', { updateViaCache: 'none' }]);
    expect(registration.active.postMessage).toHaveBeenCalledExactlyOnceWith([`${origin}/assets/a.js`]);
  });
  it('registers once in the life of a page, whose policy can be made once', async () => {
    const { host, asked } = browserWith(null);
    await part.startOffline(host);
    await part.startOffline(host);
    expect(asked).toHaveLength(3);
  });
  it('does nothing over plain http, where browsers have no workers', async () => {
    const { host, asked } = browserWith(null, false);
    await part.startOffline(host);
    expect(asked).toEqual([]);
  });
  it('goes on without where the browser refuses', async () => {
    const { host } = browserWith(null);
    vi.mocked(host.navigator.serviceWorker.register).mockRejectedValue(new DOMException('', 'SecurityError'));
    await expect(part.startOffline(host)).resolves.toBeUndefined();
  });
});

describe('endOffline', () => {
  it('removes the worker and its caches alone', async () => {
    const { host, registration, removed } = browserWith(`${origin}/sw.js`);
    await part.endOffline(host);
    expect(registration.unregister).toHaveBeenCalledOnce();
    expect(removed).toEqual(['shell-1', 'used', 'pages']);
  });
  it.each([null, `${origin}/mockServiceWorker.js`])('leaves %s', async (scriptURL) => {
    const { host, registration, removed } = browserWith(scriptURL);
    await part.endOffline(host);
    expect(registration.unregister).not.toHaveBeenCalled();
    expect(removed).toEqual([]);
  });
});
