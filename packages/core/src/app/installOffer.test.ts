import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { InstallOffer } from './installOffer.types.ts';

let part: typeof import('./installOffer.ts');
beforeEach(async () => {
  const page = new EventTarget();
  vi.stubGlobal('window', {});
  for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent'] as const) {
    vi.stubGlobal(name, page[name].bind(page));
  }
  vi.resetModules();
  part = await import('./installOffer.ts');
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
  expect(part.installState()).toBe('none');
  await part.install();
  expect(part.installState()).toBe('none');
});

test('an offer asks once, also for two taps, and is heard of when it comes and goes', async () => {
  const heard = vi.fn();
  const end = part.onInstallState(heard);
  const prompt = offerWith('accepted');
  expect(part.installState()).toBe('offered');
  expect(heard).toHaveBeenCalledTimes(1);
  await Promise.all([part.install(), part.install()]);
  expect(prompt).toHaveBeenCalledOnce();
  expect(part.installState()).toBe('installed');
  expect(heard).toHaveBeenCalledTimes(2);
  end();
  offerWith('accepted');
  expect(heard).toHaveBeenCalledTimes(2);
});

test('a player can decline, and is asked again only by a new offer', async () => {
  offerWith('dismissed');
  await part.install();
  expect(part.installState()).toBe('declined');
  offerWith('dismissed');
  expect(part.installState()).toBe('offered');
});

test('a browser that does not open its question has declined', async () => {
  offerWith('accepted').mockRejectedValueOnce(new DOMException('no tap', 'NotAllowedError'));
  await part.install();
  expect(part.installState()).toBe('declined');
});

test('an offer ends when the site is installed by the browser’s menu', () => {
  const end = part.onInstallState(() => {});
  offerWith('accepted');
  dispatchEvent(new Event('appinstalled'));
  expect(part.installState()).toBe('installed');
  end();
});
