import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { InstallOffer } from '#core/site/installOffer.types.ts';
import { install, isInstallOffered, onInstallOffer } from './installOffer.ts';

beforeEach(() => {
  const page = new EventTarget();
  vi.stubGlobal('window', {});
  for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent'] as const) {
    vi.stubGlobal(name, page[name].bind(page));
  }
});
afterEach(() => vi.unstubAllGlobals());

/** As the boot script keeps it. */
function offerWith(outcome: 'accepted' | 'dismissed') {
  const prompt = vi.fn<InstallOffer['prompt']>(async () => ({ outcome }));
  const event = Object.assign(new Event('beforeinstallprompt'), { prompt });
  window.kinnariInstall = event;
  dispatchEvent(event);
  return prompt;
}

test('without an offer nobody is asked', async () => {
  expect(isInstallOffered()).toBe(false);
  expect(await install()).toBe(false);
});

test('an offer asks once, and is heard of when it comes and goes', async () => {
  const heard = vi.fn();
  const end = onInstallOffer(heard);
  const prompt = offerWith('accepted');
  expect(isInstallOffered()).toBe(true);
  expect(heard).toHaveBeenCalledTimes(1);
  expect(await install()).toBe(true);
  expect(await install()).toBe(false);
  expect(prompt).toHaveBeenCalledOnce();
  expect(isInstallOffered()).toBe(false);
  expect(heard).toHaveBeenCalledTimes(2);
  end();
  offerWith('accepted');
  expect(heard).toHaveBeenCalledTimes(2);
});

test('a player can decline, and a browser can break the offer', async () => {
  offerWith('dismissed');
  expect(await install()).toBe(false);
  offerWith('accepted').mockRejectedValueOnce(new DOMException('no tap', 'NotAllowedError'));
  await expect(install()).rejects.toThrow('no tap');
  expect(isInstallOffered()).toBe(false);
});

test('an offer ends when the site is installed by the browser’s menu', () => {
  const end = onInstallOffer(() => {});
  offerWith('accepted');
  dispatchEvent(new Event('appinstalled'));
  expect(isInstallOffered()).toBe(false);
  end();
});
