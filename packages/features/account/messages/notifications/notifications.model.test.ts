import { expect, it } from 'vitest';
import type { NotifySettings } from '#api/notifications.ts';
import {
  changeOf,
  endsNextDay,
  groupRows,
  newestFirst,
  noEdits,
  pageOf,
  problemsIn,
  quietHours,
  timesWith,
  unsavedEdits,
} from './notifications.model.ts';

const channels = { screen: true, mail: false, sms: false };
const settings: NotifySettings = {
  groups: [
    { group: 'bets', ...channels, fixed: false },
    { group: 'security', ...channels, fixed: true },
    { group: 'team', ...channels, fixed: false },
    { group: { other: 'weather' }, ...channels, fixed: false },
  ],
  quiet: null,
};

it('lists by time, and what happened at once in the order of the platform', () => {
  const [noon, later] = ['2026-11-21T05:00:00Z', '2026-11-21T06:00:00Z'];
  const rows = [
    { id: 'E3', at: noon },
    { id: 'E2', at: later },
    { id: 'E1', at: noon },
  ];
  expect(newestFirst(rows).map(({ id }) => id)).toEqual(['E2', 'E3', 'E1']);
});

it('lists by pages, and shows the last one where there are fewer by now', () => {
  const rows = Array.from({ length: 31 }, (_, at) => at);
  expect(pageOf(rows, 1)).toEqual({ list: rows.slice(0, 15), pageNo: 1, totalPages: 3 });
  expect(pageOf(rows, 3)).toEqual({ list: [30], pageNo: 3, totalPages: 3 });
  expect(pageOf(rows.slice(0, 30), 3)).toEqual({ list: rows.slice(15, 30), pageNo: 2, totalPages: 2 });
  expect(pageOf([], 2)).toEqual({ list: [], pageNo: 1, totalPages: 1 });
});

it('lists the groups that the site knows, with what was changed, and a team only for who has one', () => {
  const edits = { ...noEdits, groups: { bets: { sms: true } } };
  expect(groupRows(settings, edits, false)).toEqual([
    { group: 'bets', ...channels, sms: true, fixed: false },
    { group: 'security', ...channels, fixed: true },
  ]);
  expect(groupRows(settings, edits, true).map(({ group }) => group)).toContain('team');
});

it('sends the groups that were changed alone, and keeps what protects on the screen', () => {
  expect(changeOf(settings, noEdits)).toEqual({ groups: [], quiet: null });
  const edits = { ...noEdits, groups: { security: { screen: false, mail: true } } };
  expect(changeOf(settings, edits).groups).toEqual([{ group: 'security', screen: true, mail: true, sms: false }]);
});

it('keeps what was changed elsewhere in the meantime, in the same group and in the quiet hours', () => {
  const [bets, ...others] = settings.groups;
  const latest: NotifySettings = {
    groups: [{ ...(bets ?? { group: 'bets', ...channels, fixed: false }), mail: true }, ...others],
    quiet: { from: '23:00', to: '06:00' },
  };
  expect(changeOf(latest, { ...noEdits, groups: { bets: { sms: true } } })).toEqual({
    groups: [{ group: 'bets', screen: true, mail: true, sms: true }],
    quiet: { from: '23:00', to: '06:00' },
  });
  expect(changeOf(latest, { ...noEdits, to: '07:30' }).quiet).toEqual({ from: '23:00', to: '07:30' });
  expect(changeOf(latest, { ...noEdits, quiet: false }).quiet).toBeNull();
});

it.each([
  [{ on: true, from: '22:00', to: '22:00' }, { to: 'same' }],
  [{ on: false, from: '22:00', to: '22:00' }, {}],
  [{ on: true, from: '22:00', to: '07:00' }, {}],
])('the quiet hours %j have the problems %j', (hours, problems) => {
  expect(problemsIn(hours)).toEqual(problems);
});

it('what was changed after it was sent is still to be saved', () => {
  const sent = { ...noEdits, groups: { bets: { sms: true, mail: true } }, quiet: true, from: '21:00' };
  const now = { ...sent, groups: { bets: { sms: false, mail: true }, team: { mail: true } }, from: '21:30' };
  expect(unsavedEdits(sent, sent)).toEqual(noEdits);
  expect(unsavedEdits(now, sent)).toEqual({
    ...noEdits,
    groups: { bets: { sms: false }, team: { mail: true } },
    from: '21:30',
  });
});

it('quiet hours may end on the next day', () => {
  expect(endsNextDay({ on: true, from: '22:00', to: '07:00' })).toBe(true);
  expect(endsNextDay({ on: true, from: '12:00', to: '13:30' })).toBe(false);
});

it('quiet hours that are switched on begin with the night', () => {
  expect(quietHours(settings, { ...noEdits, quiet: true })).toEqual({ on: true, from: '22:00', to: '07:00' });
});

it('offers each half hour, and a time between that was chosen elsewhere', () => {
  expect(timesWith('22:00')).toHaveLength(48);
  const times = timesWith('22:10', '07:00');
  expect(times.slice(times.indexOf('22:00'), times.indexOf('22:30') + 1)).toEqual(['22:00', '22:10', '22:30']);
});
