import { expect, test } from 'vitest';
import { missionLeaderboard, missionSummary } from '#api/missions.ts';
import { playStatus } from '#api/responsiblePlay.ts';
import { renderOnPlatform } from '#storybook/renderOnPlatform.tsx';
import { MissionsScreen } from './MissionsScreen.tsx';
import { useMissionsScreen } from './useMissionsScreen.ts';

test('during a time-out nothing of the missions is shown or asked', async () => {
  const { canvas, calls, t } = await renderOnPlatform(MissionsScreen, useMissionsScreen, {
    persona: 'member',
    scenario: 'resting',
  });
  expect(await canvas.findByRole('heading', { name: t('limits:stop.breakTitle') })).toBeVisible();
  expect(canvas.queryByRole('progressbar')).toBeNull();
  expect(calls(playStatus)).toHaveLength(1);
  expect([...calls(missionSummary), ...calls(missionLeaderboard)]).toEqual([]);
});

test('the missions come although the limits cannot be read', async () => {
  const { canvas, t } = await renderOnPlatform(MissionsScreen, useMissionsScreen, {
    persona: 'member',
    faults: [{ match: playStatus.id, fault: { kind: 'network' } }],
  });
  expect(await canvas.findByRole('region', { name: t('missions:thisWeek') })).toBeVisible();
});
