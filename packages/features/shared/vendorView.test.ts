import { expect, it } from 'vitest';
import { isResting, toVendorView } from './vendorView.ts';

const end = '2026-03-02T07:30:00Z';
const now = Date.parse(end);
const card = {
  vassalage: 'ANGP',
  displayName: 'Angel Parlour',
  accountTypeId: '22',
  gameType: 'LIVE',
  isHot: true,
} as const;

it('rests while it says so, until the end of the break, whatever an older list says', () => {
  const rests = (more: Parameters<typeof isResting>[0], at = now) => isResting({ ...card, ...more }, at);
  expect(rests({})).toBe(false);
  expect(rests({ maintenance: false, maintenanceEnd: end }, now - 1)).toBe(false);
  expect(rests({ maintenance: true, maintenanceEnd: end }, now - 1)).toBe(true);
  expect(rests({ maintenance: true, maintenanceEnd: end })).toBe(false);
  // Nobody knows until when.
  expect(rests({ maintenance: true, maintenanceEnd: null })).toBe(true);
  expect(rests({ maintenance: true })).toBe(true);
});

it('leads to its place in a break too, and is not called hot then', () => {
  const view = (maintenance: boolean) => toVendorView({ ...card, maintenance }, (path) => path, '/live', now);
  expect(view(false)).toMatchObject({ hot: true, resting: false, href: '/live' });
  expect(view(true)).toMatchObject({ hot: false, resting: true, href: '/live' });
});
