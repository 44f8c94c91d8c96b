import { expect, it } from 'vitest';
import { splitServices } from './sides.model.ts';

it('keeps VIP services apart, each group in the order of the operator', () => {
  const entries = ['LIVECHAT', 'VIP', 'LINE'].map((csType) => ({ csType, csPosition: '', title: csType, path: '' }));
  const { vip, services } = splitServices(entries);
  expect(vip.map(({ csType }) => csType)).toEqual(['VIP']);
  expect(services.map(({ csType }) => csType)).toEqual(['LIVECHAT', 'LINE']);
});
