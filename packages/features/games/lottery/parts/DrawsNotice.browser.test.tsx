import { expect } from 'storybook/test';
import { test } from 'vitest';
import { ready } from '#core/data/remote.ts';
import { TickerContext } from '#core/time/ticker.ts';
import { renderOnPlatform } from '#storybook/renderOnPlatform.tsx';
import { hourMs } from '#text/durations.ts';
import { DrawsNotice } from './DrawsNotice.tsx';

const now = Date.now();
const ticker = { subscribe: () => () => {}, time: () => now };

/** Shows draws that came an hour ago. */
function OldDraws({ refreshing }: { refreshing: boolean }) {
  return (
    <TickerContext value={ticker}>
      <DrawsNotice draws={ready(new Map(), refreshing, now - hourMs)} drawsFailed={null} />
    </TickerContext>
  );
}
const renderNotice = (refreshing: boolean) => renderOnPlatform(OldDraws, () => ({ refreshing }));

test('tells that draws are outdated', async () => {
  const { canvas, t } = await renderNotice(false);
  await expect(canvas.getByText(t('lottery:drawsStale'), { exact: false })).toBeVisible();
});

// A document can have them at any age: the page that takes it over must show what it shows, and asks for the draws anyway.
test('says nothing of the draws of the menu, which stand in while the draws load', async () => {
  const { canvas, t } = await renderNotice(true);
  await expect(canvas.queryByText(t('lottery:drawsStale'), { exact: false })).toBeNull();
});
