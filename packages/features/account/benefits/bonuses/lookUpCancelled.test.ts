import { expect, test } from 'vitest';
import { bonusCancel, bonusCancelPreview, bonusList } from '#api/bonuses.ts';
import { takeBonus } from '#sandbox/testing/errors/promotionWays.ts';
import { valueOf } from '#sandbox/testing/moneyOut.ts';
import { createTestPlatform } from '#sandbox/testing/platform.ts';
import { lookUpCancelled } from './lookUpCancelled.ts';

test('a cancelled bonus is found with the sums that were agreed to, an open one is not', async () => {
  const platform = createTestPlatform();
  const { client } = platform;
  await platform.signIn('demo');
  await takeBonus(platform);
  const [bonus] = valueOf(await client.call(bonusList, { pageNo: 1, pageSize: 1, language: 'EN' })).list;
  const id = bonus?.id ?? '';
  const seen = valueOf(await client.call(bonusCancelPreview, { id }));
  const lookUp = lookUpCancelled(client);
  expect(await lookUp({ id, seen }, 0)).toEqual({ ok: true, value: null });
  await client.call(bonusCancel, { id, seen });
  expect(await lookUp({ id, seen }, 0)).toEqual({ ok: true, value: { id, reference: bonus?.reference, ...seen } });
});
