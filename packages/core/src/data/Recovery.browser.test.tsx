import { expect, userEvent, waitFor } from 'storybook/test';
import { expect as expectNow, test, vi } from 'vitest';
import { systemPermission, systemWhitelabel } from '#api/system.ts';
import { noProps, renderOnPlatform } from '#storybook/renderOnPlatform.tsx';
import { LoadingNote, slowAfterMs } from '../components/LoadingNote.tsx';
import { useNavigate } from '../routing/router.ts';
import { useFlags, useSite } from '../site/site.ts';

/** What a page shows of the site information and of the feature switches. */
function Screen() {
  const site = useSite();
  const navigate = useNavigate();
  const { MANPLAYREB3 } = useFlags();
  return (
    <button type="button" onClick={() => void navigate('/pvp')}>
      {`${site.status === 'ready' ? site.value.currencySymbol : site.status} ${MANPLAYREB3 ? 'on' : 'off'}`}
    </button>
  );
}

/** Site information and switches fail once each. */
async function renderAfterOneFailure() {
  const fault = { kind: 'refuse', code: 'unknown' } as const;
  const faults = [systemPermission, systemWhitelabel].map(({ id }) => ({ match: id, when: { calls: [1] }, fault }));
  const rendered = await renderOnPlatform(Screen, noProps, { faults, path: '/rng' });
  await rendered.canvas.findByRole('button', { name: 'failed off' });
  await waitFor(() => expect(rendered.everyCall.every(({ settled }) => settled)).toBe(true));
  return rendered;
}

test('site information and switches that failed are asked for on the next page', async () => {
  const { canvas, calls, url } = await renderAfterOneFailure();
  await expect(calls(systemPermission)).toHaveLength(1);
  await userEvent.click(canvas.getByRole('button'));
  await expect(await canvas.findByRole('button', { name: '฿ on' })).toBeVisible();
  await expect(url()).toBe('/pvp');
  await expect(calls(systemPermission)).toHaveLength(2);
  await expect(calls(systemWhitelabel)).toHaveLength(2);
});

test('they are asked for when the player returns to the tab, also where that gives no focus', async () => {
  const { canvas } = await renderAfterOneFailure();
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  await expect(await canvas.findByRole('button', { name: '฿ on' })).toBeVisible();
});

test('a part says that it takes longer than usual before its call is given up', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const rendering = renderOnPlatform(LoadingNote, noProps);
  await vi.waitFor(() => expectNow(document.body.querySelector('span')).not.toBeNull());
  const { canvas, t } = await rendering;
  await expect(canvas.queryByText(t('common:slow'))).toBeNull();
  await vi.advanceTimersByTimeAsync(slowAfterMs);
  vi.useRealTimers();
  await expect(await canvas.findByText(t('common:slow'))).toBeVisible();
});
