import { expect, it } from 'vitest';
import { isInMaintenance, toVendorView } from './vendorView.ts';

const end = '2026-03-02T07:30:00Z';
const now = Date.parse(end);
const card = {
  vassalage: 'ANGP',
  displayName: 'Angel Parlour',
  accountTypeId: '22',
  gameType: 'LIVE',
  isHot: true,
} as const;

it('is in maintenance while the flag is set and the end has not passed', () => {
  const inMaintenance = (more: Parameters<typeof isInMaintenance>[0], at = now) =>
    isInMaintenance({ ...card, ...more }, at);
  expect(inMaintenance({})).toBe(false);
  expect(inMaintenance({ maintenance: false, maintenanceEnd: end }, now - 1)).toBe(false);
  expect(inMaintenance({ maintenance: true, maintenanceEnd: end }, now - 1)).toBe(true);
  expect(inMaintenance({ maintenance: true, maintenanceEnd: end })).toBe(false);
  // The end is unknown.
  expect(inMaintenance({ maintenance: true, maintenanceEnd: null })).toBe(true);
  expect(inMaintenance({ maintenance: true })).toBe(true);
});

it('keeps its link in maintenance, and is not hot then', () => {
  const view = (maintenance: boolean) => toVendorView({ ...card, maintenance }, (path) => path, '/live', now);
  expect(view(false)).toMatchObject({ hot: true, inMaintenance: false, href: '/live' });
  expect(view(true)).toMatchObject({ hot: false, inMaintenance: true, href: '/live' });
});
