import { expect, it } from 'vitest';
import { splitServices } from './sidebar.model.ts';

it('separates VIP services and keeps the operator’s order in both groups', () => {
  const entries = ['LIVECHAT', 'VIP', 'LINE'].map((csType) => ({ csType, csPosition: '', title: csType, path: '' }));
  const { vip, services } = splitServices(entries);
  expect(vip.map(({ csType }) => csType)).toEqual(['VIP']);
  expect(services.map(({ csType }) => csType)).toEqual(['LIVECHAT', 'LINE']);
});
