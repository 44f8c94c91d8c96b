import { expect, test } from 'vitest';
import { playStatus } from '#api/responsiblePlay.ts';
import { renderOnPlatform } from '#storybook/renderOnPlatform.tsx';
import { MissionsScreen } from './MissionsScreen.tsx';
import { useMissionsScreen } from './useMissionsScreen.ts';

test('the missions come although the limits cannot be read', async () => {
  const { canvas, t } = await renderOnPlatform(MissionsScreen, useMissionsScreen, {
    persona: 'member',
    faults: [{ match: playStatus.id, fault: { kind: 'network' } }],
  });
  expect(await canvas.findByRole('region', { name: t('missions:thisWeek') })).toBeVisible();
});
