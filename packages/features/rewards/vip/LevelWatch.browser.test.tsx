import { useState } from 'react';
import { screen, userEvent, waitFor, within } from 'storybook/test';
import { beforeEach, expect, test } from 'vitest';
import { vipLevels } from '#api/vip.ts';
import { localStore } from '#core/data/storage.ts';
import { memberIdOf } from '#sandbox/seed/members.ts';
import { type RenderOptions, noProps, renderOnPlatform } from '#storybook/renderOnPlatform.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { LevelWatch } from './LevelWatch.tsx';

const key = `vipLevelSeen:${memberIdOf('demo')}` as const;

/** The site, as far as a new level knows it. */
function Site() {
  const [paused, setPaused] = useState(false);
  const [shown, setShown] = useState(false);
  return (
    <>
      <Button onClick={() => setPaused(!paused)}>pause</Button>
      <output>{shown ? 'shown' : 'hidden'}</output>
      <LevelWatch paused={paused} onShow={setShown} />
    </>
  );
}

const render = (options: RenderOptions = {}) =>
  renderOnPlatform(Site, noProps, { persona: 'member', scenario: 'played', ...options });

beforeEach(() => localStore.clear());

test('the level that is seen first on a device is remembered, and is no news', async () => {
  const { calls } = await render();
  await waitFor(() => expect(Number(localStore.get(key))).toBeGreaterThan(0));
  expect(calls(vipLevels)).toEqual([]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a new level opens once, and is remembered', async () => {
  const { canvas, t, unmount } = await render({ prepare: () => localStore.set(key, '0') });
  const dialog = await screen.findByRole('dialog', { name: t('vip:up.title') });
  expect(within(dialog).getByRole('link', { name: t('vip:up.open') })).toHaveAttribute('href', '/vip');
  expect(canvas.getByText('shown')).toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(canvas.getByText('hidden')).toBeInTheDocument();
  const remembered = Number(localStore.get(key));
  expect(remembered).toBeGreaterThan(0);
  unmount();
  const again = await render({ prepare: () => localStore.set(key, String(remembered)) });
  await waitFor(() => expect(again.canvas.getByText('hidden')).toBeInTheDocument());
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a new level does not open during a break', async () => {
  const { calls } = await render({ scenario: 'resting', prepare: () => localStore.set(key, '0') });
  await waitFor(() => expect(calls(vipLevels).length).toBeGreaterThan(0));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(localStore.get(key)).toBe('0');
});
