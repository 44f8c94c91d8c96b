import { expect, it } from 'vitest';
import { firstView } from './firstView.ts';
import { linkedView } from './team.model.ts';
import type { TeamView } from './team.types.ts';
import { chosenOf, readTeamRef, viewOf, writeTeamRef } from './teamRef.model.ts';

const everything: TeamView = {
  ...{ text: 'ก&ข=ค', tag: 'VIP #1', kind: 'agent', state: 'quiet', level: 0, link: 'ABC' },
  registered: { from: '2026-01-01', to: '2026-01-31' },
  lastBet: { from: '2026-02-01', to: '' },
  played: { from: '', to: '2026-03-31' },
  sort: { key: 'stake', order: 'desc' },
  pageNo: 1,
};

it.each([
  ['everything', everything],
  ['nothing but a tag', { ...firstView, tag: 'ขาประจำ' }],
  ['nothing but an order', { ...firstView, sort: { key: 'profit', order: 'asc' } as const }],
])('an address and a saved view keep what was chosen: %s', (_, view) => {
  expect(readTeamRef(writeTeamRef(view))).toEqual(view);
  expect(linkedView(writeTeamRef(view))).toEqual(view);
  expect(viewOf(chosenOf(view))).toEqual(view);
});

it('writes nothing for the list as it begins', () => {
  expect(writeTeamRef(firstView)).toBe('');
  expect(chosenOf(firstView)).toEqual({ filter: {} });
});

it('leaves what links choose otherwise, and ignores what it does not know', () => {
  expect([readTeamRef(null), readTeamRef('member-ploy'), readTeamRef('kind=played&from=2026-02-22')]).toEqual([
    null,
    null,
    null,
  ]);
  const odd = 'list=chosen&kind=pirate&state=&level=-1&registeredFrom=soon&sort=shoe&order=up&x=1';
  expect(readTeamRef(odd)).toEqual(firstView);
  expect(readTeamRef('list=chosen&sort=stake&order=up')?.sort).toEqual({ key: 'stake', order: 'asc' });
});
