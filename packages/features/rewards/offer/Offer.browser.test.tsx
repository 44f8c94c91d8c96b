import { userEvent, waitFor } from 'storybook/test';
import { expect, test, vi } from 'vitest';
import { promotionApply, promotionJoin, promotionStates } from '#api/promotions.ts';
import { listApplications } from '#sandbox/adapters/node/applications.ts';
import { changeSettings } from '#sandbox/changeSettings.ts';
import { type RenderOptions, renderOnPlatform } from '#storybook/renderOnPlatform.tsx';
import { OfferView } from './OfferView.tsx';
import { useOffer } from './useOffer.ts';

const render = (promotionId: string, options: RenderOptions = {}) =>
  renderOnPlatform(OfferView, () => useOffer(promotionId), {
    persona: 'member',
    path: `/promoDetail?id=${promotionId}`,
    ...options,
  });

/** A picture of one pixel. */
async function onePixel(): Promise<File> {
  const bitmap = document.createElement('canvas');
  [bitmap.width, bitmap.height] = [1, 1];
  const blob = await new Promise<Blob | null>((resolve) => bitmap.toBlob(resolve));
  return new File(blob === null ? [] : [blob], 'fan.png', { type: 'image/png' });
}

test('joining shows the new state without asking again, and leads on', async () => {
  const { canvas, calls, t } = await render('promo-10');
  await userEvent.click(await canvas.findByRole('button', { name: t('offer:join') }));
  expect(await canvas.findByText(t('promotions:states.joined'))).toBeVisible();
  expect(canvas.getByRole('link', { name: t('offer:deposit') })).toBeVisible();
  expect(calls(promotionStates)).toHaveLength(1);
});

test('two clicks join once', async () => {
  const { canvas, calls, t } = await render('promo-2');
  const join = await canvas.findByRole('button', { name: t('offer:join') });
  join.click();
  join.click();
  await canvas.findByText(t('promotions:states.joined'));
  expect(calls(promotionJoin)).toHaveLength(1);
});

test('terms that changed after opening are shown again before joining', async () => {
  const { canvas, calls, sandbox, t } = await render('promo-2');
  const join = await canvas.findByRole('button', { name: t('offer:join') });
  const { promotions } = sandbox.settings;
  const rule = { kind: 'wager', gameTypes: ['RNG'], targetSatang: 999_900, rewardSatang: 6_000 } as const;
  const list = promotions.list.map((each) => (each.id === 'promo-2' ? { ...each, rule } : each));
  changeSettings(sandbox, { promotions: { ...promotions, list } });
  await userEvent.click(join);
  expect(await canvas.findByText(t('offer:refused.promotion_terms_changed'))).toBeVisible();
  expect(await canvas.findByText(/9,999/)).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: t('offer:join') }));
  expect(await canvas.findByText(t('promotions:states.joined'))).toBeVisible();
  expect(calls(promotionJoin)).toHaveLength(2);
});

test('a lost answer to joining shows what the platform has', async () => {
  const { canvas, t } = await render('promo-2', {
    faults: [{ match: promotionJoin.id, when: { calls: [1] }, fault: { kind: 'network' }, effect: 'applied' }],
  });
  await userEvent.click(await canvas.findByRole('button', { name: t('offer:join') }));
  expect(await canvas.findByText(t('promotions:states.joined'))).toBeVisible();
});

test('an application keeps what was typed after a failure, and reaches the back office once', async () => {
  const { canvas, container, calls, sandbox, t } = await render('promo-4', {
    faults: [{ match: promotionApply.id, when: { calls: [1] }, fault: { kind: 'status', status: 503 } }],
  });
  await userEvent.type(await canvas.findByRole('textbox'), 'Red scarf');
  const input = container.querySelector<HTMLInputElement>('input[type=file]');
  if (input === null) throw new Error('no field for pictures');
  await userEvent.upload(input, await onePixel());
  await canvas.findByText(t('uploads:state.sent'));
  const send = () => userEvent.click(canvas.getByRole('button', { name: t('offer:form.send') }));
  await send();
  await vi.waitFor(() => expect(calls(promotionApply)).toHaveLength(1));
  await canvas.findByRole('alert');
  // The state is read again after a failure, until when nothing can be sent.
  await vi.waitFor(() => expect(calls(promotionStates).map(({ settled }) => settled)).toEqual([true, true]));
  expect(canvas.getByRole('textbox')).toHaveValue('Red scarf');
  await send();
  expect(await canvas.findByText(t('promotions:states.applying'))).toBeVisible();
  expect(listApplications(sandbox, 'en').list).toMatchObject([{ account: 'demo', remark: 'Red scarf' }]);
});

test('pictures beyond those that a promotion asks for are left out, and it says so', async () => {
  const rule = { kind: 'application', remark: false, files: 2, rewardSatang: 5_000 } as const;
  const { canvas, container, t } = await render('promo-4', {
    prepare: (sandbox) => {
      const { promotions } = sandbox.settings;
      const list = promotions.list.map((each) => (each.id === 'promo-4' ? { ...each, rule } : each));
      changeSettings(sandbox, { promotions: { ...promotions, list } });
    },
  });
  const input = await vi.waitUntil(() => container.querySelector<HTMLInputElement>('input[type=file]'));
  await userEvent.upload(input, [await onePixel(), await onePixel(), await onePixel()]);
  await waitFor(() => expect(canvas.getAllByText(t('uploads:state.sent'))).toHaveLength(2));
  expect(canvas.getByText(t('uploads:problems.leftOut', { most: 2 }))).toBeVisible();
});

test('during a break nothing is offered', async () => {
  const { canvas, calls, t } = await render('promo-2', { scenario: 'resting' });
  await vi.waitFor(() => expect(calls(promotionStates)).toHaveLength(1));
  await vi.waitFor(() => expect(canvas.queryByRole('button')).toBeNull());
  expect(canvas.queryByRole('region', { name: t('offer:title') })).toBeNull();
});
