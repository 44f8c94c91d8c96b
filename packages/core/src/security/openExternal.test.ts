import { describe, expect, it, vi } from 'vitest';
import { openExternal, openWindow, serviceWindow } from './openExternal.ts';

const popup = () => ({ opener: {} as unknown, closed: false, location: { replace: vi.fn() }, close: vi.fn() });

function browser(opened: ReturnType<typeof popup> | null, change: object = {}) {
  const open = vi.fn((..._args: [url: string, target: string, features: string]) => opened);
  const screen = { availWidth: 1920, availHeight: 1040, availLeft: 0, availTop: 0 };
  const fake = { open, screen, screenX: 100, screenY: 50, outerWidth: 1280, outerHeight: 800, ...change };
  return { open, window: fake as unknown as Window };
}

const shape = { ...serviceWindow, name: 'service' };
const featuresOf = (open: ReturnType<typeof browser>['open']) =>
  Object.fromEntries((open.mock.calls[0]?.[2] ?? '').split(',').map((part) => part.split('=')));

describe('openWindow', () => {
  it('opens an empty popup centred on the current window', () => {
    const { open, window } = browser(popup());
    openWindow(shape, window);
    expect(open).toHaveBeenCalledExactlyOnceWith('about:blank', 'service', expect.stringMatching(/^popup,/));
    expect(featuresOf(open)).toMatchObject({ width: '440', height: '500', left: '520', top: '200' });
  });

  it.each([
    ['beyond the right and lower edge', { screenX: 1700, screenY: 900 }, { left: '1480', top: '540' }],
    ['beyond the left and upper edge', { screenX: -1200, screenY: -700 }, { left: '0', top: '0' }],
    [
      'on a screen to the left',
      { screenX: -1900, screen: { availWidth: 1920, availHeight: 1040, availLeft: -1920, availTop: 0 } },
      { left: '-1480' },
    ],
    [
      'on a screen smaller than itself',
      { screen: { availWidth: 360, availHeight: 460 } },
      { width: '360', height: '460', left: '0', top: '0' },
    ],
  ])('stays on the screen: %s', (_, change, expected) => {
    const { open, window } = browser(popup(), change);
    openWindow(shape, window);
    expect(featuresOf(open)).toMatchObject(expected);
  });

  it('clears the opener before it navigates', () => {
    const opened = popup();
    opened.location.replace.mockImplementation(() => expect(opened.opener).toBeNull());
    openWindow(shape, browser(opened).window)?.go(new URL('https://chat.test/room'));
    expect(opened.location.replace).toHaveBeenCalledExactlyOnceWith('https://chat.test/room');
  });

  it('closes, and reports when the player has closed it', () => {
    const opened = popup();
    const handle = openWindow(shape, browser(opened).window);
    handle?.close();
    expect(opened.close).toHaveBeenCalledOnce();
    expect(handle?.closed).toBe(false);
    opened.closed = true;
    expect(handle?.closed).toBe(true);
  });

  it('is null when the browser blocked it', () => {
    expect(openWindow(shape, browser(null).window)).toBeNull();
  });
});

describe('openExternal', () => {
  it('opens a tab without access to the site', () => {
    const { open, window } = browser(null);
    openExternal(new URL('https://register.test/licence'), window);
    expect(open).toHaveBeenCalledExactlyOnceWith('https://register.test/licence', '_blank', 'noopener,noreferrer');
  });
});
