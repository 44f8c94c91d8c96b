import { expect, it } from 'vitest';
import { toAccountView, toAgreements } from './account.model.ts';

it('reads each agreement from its own setting', () => {
  const none = { dailysalreqtype: '0', divtypereq: '0', contracthoursalreqtype: '0', realtimesalreqtype: '0' } as const;
  const inForce = (settings: object) =>
    toAgreements({ ...none, ...settings }).flatMap(({ agreement, inForce: on }) => (on ? [agreement] : []));
  expect(inForce({})).toEqual([]);
  expect(inForce({ dailysalreqtype: '1' })).toEqual(['dailySalary']);
  expect(inForce({ divtypereq: '1' })).toEqual(['dividend']);
  expect(inForce({ contracthoursalreqtype: '1' })).toEqual(['hourlySalary']);
  expect(inForce({ realtimesalreqtype: '1' })).toEqual(['realTimeSalary']);
});

const info = { account: 'demo', id: '7', nickname: '', type: 0, toUpline: false, memberLabel: [], clubLabel: null };
it('falls back to the account name and omits missing labels', () => {
  expect(toAccountView(info)).toEqual({ account: 'demo', id: '7', name: 'demo', vip: null, club: null });
});
it('shows the first label and the club rank', () => {
  const more = { nickname: 'Fah', memberLabel: [{ labelName: 'VIP' }, { labelName: 'other' }] };
  expect(toAccountView({ ...info, ...more, clubLabel: { labelName: 'Gold', rankLevel: 3 } })).toMatchObject({
    name: 'Fah',
    vip: 'VIP',
    club: { name: 'Gold', rank: 3 },
  });
});
