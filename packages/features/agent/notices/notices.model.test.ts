import { expect, test } from 'vitest';
import type { AgentNotice } from '#api/agentNotices.ts';
import { isOpenNotice, noticeHref, unreadIds } from './notices.model.ts';

const notice: AgentNotice = {
  ...{ id: 'quiet:1', kind: 'quiet', at: '2026-11-16T00:00:00+07:00', seen: false, count: 3 },
  ...{ contract: null, link: null },
};
const contract = { id: 'C1', kind: 'daily', side: 'upline', with: null, until: notice.at } as const;
const link = { id: 'ABC', name: 'LINE' };
const hrefOf = (page: string, ref = '') => `${page}?${ref}`;

test.each<[Partial<AgentNotice>, string | null]>([
  [{ kind: 'contractWaits', contract }, 'dailySalary?'],
  [{ kind: 'contractEnds', contract: { ...contract, kind: 'dividend', side: 'downline' } }, 'dividend?tab=downline'],
  [{ kind: 'contractWaits', contract: { ...contract, kind: { other: 'YEARLY' } } }, null],
  [{ kind: 'signUps', link }, 'teamManagement?kind=link&of=ABC'],
  [{ kind: 'firstDeposits', link }, 'registerCenter?open=ABC'],
  [{}, 'teamManagement?kind=quiet'],
  [{ kind: { other: 'BIRTHDAY' } }, null],
])('%j leads to %s', (change, href) => {
  expect(noticeHref({ ...notice, ...change }, hrefOf)).toBe(href);
});

test('an offer counts until it is answered, the others until they are read', () => {
  const offer = { ...notice, id: 'offer', kind: 'contractWaits', contract } as const;
  expect([notice, offer].map(isOpenNotice)).toEqual([true, true]);
  expect([notice, offer].map((each) => isOpenNotice({ ...each, seen: true }))).toEqual([false, true]);
  expect(unreadIds([notice, offer, { ...notice, id: 'read', seen: true }])).toEqual(['quiet:1']);
});
