import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { test } from 'vitest';
import { localStore } from '#core/data/storage.ts';
import { paths } from '#core/routing/paths.ts';
import { type RenderOptions, renderOnPlatform } from '#storybook/renderOnPlatform.tsx';
import { Link } from '#ui/Link/Link.tsx';
import { TryGameDialog } from './TryGameDialog.tsx';
import { useTryGame } from './useTryGame.ts';

const openers = (
  <>
    <Link href={paths.tryGame('/rng?p=2')}>hot</Link>
    <Link href={paths.tryGame('/rng?p=2', '/game?vassalage=KICK&gameType=SPORTS&nodeId=1')}>match</Link>
  </>
);
const renderTry = (options: RenderOptions = {}) =>
  renderOnPlatform(TryGameDialog, useTryGame, {
    persona: 'visitor',
    path: '/rng?p=2',
    beside: openers,
    prepare: () => localStore.remove('ageConfirmed'),
    settings: { flags: { FREEPLAY3: true } },
    ...options,
  });

test('one click confirms the age and opens the game, and the device is not asked again (RSP-10)', async () => {
  const { canvas, sandbox, t, url } = await renderTry();
  const age = { age: sandbox.settings.policy.minAge };
  await userEvent.click(canvas.getByRole('link', { name: 'hot' }));
  const play = await screen.findByRole('button', { name: t('tryGame:playFrom', age) });
  await expect(localStore.get('ageConfirmed')).toBeNull();
  await waitFor(() => expect(play).toBeVisible());
  await userEvent.click(play);
  await waitFor(() => expect(url()).toMatch(/^\/game\?.*practice=1/));
  await expect(new URL(url(), location.origin).searchParams.get('from')).toBe('/rng?p=2');
  await expect(localStore.get('ageConfirmed')).toBe(String(age.age));
  await userEvent.click(await canvas.findByRole('link', { name: 'match' }));
  await screen.findByText(t('tryGame:instead.noPractice'));
  await screen.findByRole('button', { name: t('tryGame:play') });
});

test('closing it leaves the page with its query, and no age is stored', async () => {
  const { canvas, t, url } = await renderTry();
  await userEvent.click(canvas.getByRole('link', { name: 'hot' }));
  await screen.findByRole('dialog');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(url()).toBe('/rng?p=2'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await expect(localStore.get('ageConfirmed')).toBeNull();
  await expect(t('tryGame:title')).not.toBe('');
});

test('says so where the operator has no practice, and where the games did not come', async () => {
  const off = await renderTry({ path: paths.tryGame('/'), settings: { flags: { FREEPLAY3: false } } });
  await screen.findByText(off.t('tryGame:none.title'));
  off.unmount();
  const { t } = await renderTry({
    path: paths.tryGame('/'),
    faults: [{ match: 'gameHot', when: { calls: [1] }, fault: { kind: 'refuse', code: 'unknown' } }],
  });
  await screen.findByText(t('tryGame:failed'));
  await userEvent.click(await screen.findByRole('button', { name: t('common:retry') }));
  await screen.findByRole('button', { name: new RegExp(t('tryGame:play'), 'i') });
});
