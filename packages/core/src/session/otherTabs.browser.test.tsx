import { expect, onTestFinished, test, vi } from 'vitest';
import { badgesChannel, onChangedElsewhere } from './otherTabs.ts';

/** A message of another tab, and one after it on a channel that is always heard: when that has come, the first has, too. */
async function changedElsewhere(): Promise<void> {
  const heard = new BroadcastChannel(badgesChannel);
  const arrived = new Promise((resolve) => heard.addEventListener('message', resolve));
  const otherTab = new BroadcastChannel(badgesChannel);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel has no target origin
  otherTab.postMessage({ changedBy: 'another tab' });
  await arrived;
  otherTab.close();
  heard.close();
}

const comeBack = (persisted: boolean) => dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));

test('a page in the back/forward cache has no channel, and asks when it is back', async () => {
  const listener = vi.fn();
  onTestFinished(onChangedElsewhere(listener));
  await changedElsewhere();
  expect(listener).toHaveBeenCalledTimes(1);
  dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
  await changedElsewhere();
  expect(listener).toHaveBeenCalledTimes(1);
  comeBack(true);
  expect(listener).toHaveBeenCalledTimes(2);
  await changedElsewhere();
  expect(listener).toHaveBeenCalledTimes(3);
});

test('the first time that a page is shown changes nothing', async () => {
  const listener = vi.fn();
  onTestFinished(onChangedElsewhere(listener));
  comeBack(false);
  expect(listener).not.toHaveBeenCalled();
  await changedElsewhere();
  expect(listener).toHaveBeenCalledTimes(1);
});
