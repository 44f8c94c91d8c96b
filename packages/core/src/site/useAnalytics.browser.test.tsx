import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { test } from 'vitest';
import { systemPermission } from '#api/system.ts';
import { localStore } from '#core/data/storage.ts';
import { type RenderOptions, renderOnPlatform } from '#storybook/renderOnPlatform.tsx';
import { type AnalyticsChoice, useAnalytics } from './useAnalytics.ts';

const id = 'G-KINNARI1';
const everyone: RenderOptions = { settings: { gtagId: id }, deployment: { analytics: true } };

function Choice({ choice }: { choice: AnalyticsChoice | null }) {
  if (choice === null) return <p>no choice</p>;
  const { agreed, onAgree } = choice;
  return <input type="checkbox" checked={agreed} onChange={(event) => onAgree(event.target.checked)} />;
}

async function renderChoice(options: RenderOptions) {
  const analytics = { start: fn<(id: string) => void>(), stop: fn<(id: string) => void>() };
  const load = fn(async () => analytics);
  const rendered = await renderOnPlatform(Choice, () => ({ choice: useAnalytics(load) }), options);
  return { ...rendered, ...analytics, load };
}

test('nothing is loaded before the player agrees, and it stops when they withdraw (ENT-06)', async () => {
  const { canvas, load, start, stop } = await renderChoice(everyone);
  const box = await canvas.findByRole('checkbox');
  await expect(box).not.toBeChecked();
  await expect(load).not.toHaveBeenCalled();
  await userEvent.click(box);
  await waitFor(() => expect(start).toHaveBeenLastCalledWith(id));
  await expect(localStore.get('analyticsAgreed')).toBe('1');
  await userEvent.click(box);
  await waitFor(() => expect(stop).toHaveBeenLastCalledWith(id));
  await expect(localStore.get('analyticsAgreed')).toBeNull();
});

test('who has agreed before is measured on the next visit', async () => {
  const { start } = await renderChoice({ ...everyone, prepare: () => localStore.set('analyticsAgreed', '1') });
  await waitFor(() => expect(start).toHaveBeenLastCalledWith(id));
});

test.each([
  ['the platform names no id', { deployment: { analytics: true } }],
  ['the deployment does not allow it', { settings: { gtagId: id } }],
] as const)('there is no choice, and nothing is loaded, where %s', async (_, options) => {
  const prepare = () => localStore.set('analyticsAgreed', '1');
  const { calls, canvas, load } = await renderChoice({ ...options, prepare });
  await canvas.findByText('no choice');
  await waitFor(() => expect(calls(systemPermission)).toHaveLength(1));
  await expect(load).not.toHaveBeenCalled();
});
