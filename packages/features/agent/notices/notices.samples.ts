import type { AgentNotice } from '#api/agentNotices.ts';
import type { NoticeRow } from './notices.types.ts';

const about = { at: '2026-11-20T17:00:00.000Z', seen: false, contract: null, link: null, count: 0 };
const contract = { id: 'C1', kind: 'dividend', side: 'upline', with: null, until: '2026-11-28T03:00:00.000Z' } as const;
const link = { id: 'K388PP7M', name: 'LINE' };

const notices: readonly AgentNotice[] = [
  { ...about, id: 'offer', kind: 'contractWaits', contract },
  {
    ...about,
    id: 'ends',
    kind: 'contractEnds',
    contract: { ...contract, kind: 'daily', side: 'downline', with: 'นก' },
  },
  { ...about, id: 'signUps', kind: 'signUps', link, count: 3 },
  { ...about, id: 'firstDeposits', kind: 'firstDeposits', link, count: 2, seen: true },
  { ...about, id: 'quiet', kind: 'quiet', count: 1_234, at: '2026-11-15T17:00:00.000Z' },
];

/** A notice of every kind. What leads nowhere is on a site without such a page. */
export const sampleNotices: readonly NoticeRow[] = notices.map((notice) => ({
  ...notice,
  href: notice.id === 'ends' ? null : `/?agent=${notice.id}`,
}));
