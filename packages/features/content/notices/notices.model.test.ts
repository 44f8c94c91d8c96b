import { describe, expect, it } from 'vitest';
import type { Announcement } from '#api/announcements.ts';
import { isNewsDue, newestFirst, newsOf, toNoticeView, urgentOf } from './notices.model.ts';

const notice = (id: string, publishedAt: string | null = null): Announcement => ({
  id,
  title: id,
  content: `<p>${id}</p>`,
  publishedAt,
  urgent: false,
});
const ids = (notices: readonly Announcement[]) => notices.map(({ id }) => id);

describe('the list', () => {
  it('puts pop-ups before the notices to players, without duplicates', () => {
    expect(ids(newsOf({ popup: [notice('a'), notice('b')], player: [notice('b'), notice('c')] }))).toEqual([
      'a',
      'b',
      'c',
    ]);
  });
  it('falls back to the notices to players', () => {
    expect(ids(newsOf({ popup: [], player: [notice('c')] }))).toEqual(['c']);
  });
  it('opens by itself what the operator has marked as urgent, and nothing else (NOT-02c)', () => {
    const urgent = { ...notice('b'), urgent: true };
    expect(ids(urgentOf(newsOf({ popup: [notice('a')], player: [urgent, notice('c')] })))).toEqual(['b']);
    expect(urgentOf([notice('a')])).toEqual([]);
  });
  it('lists the newest first and undated notices last', () => {
    const mixed = [
      notice('undated'),
      notice('old', '2026-01-02T00:00:00Z'),
      notice('new', '2026-11-20T09:00:00+07:00'),
      notice('undated too'),
    ];
    expect(ids(newestFirst(mixed))).toEqual(['new', 'old', 'undated', 'undated too']);
  });
  it('names the era of Thai dates', () => {
    const view = (language: 'TH' | 'EN') => toNoticeView(notice('a', '2026-11-20T12:00:00Z'), language).date;
    expect(view('TH')).toMatch(/พ\.ศ\. 2569/);
    expect(view('EN')).toMatch(/2026/);
    expect(toNoticeView(notice('a'), 'TH').date).toBeNull();
  });
});

describe('news is due', () => {
  it.each([
    ['for a new visitor', 'visitor', null, true],
    ['not twice for a visitor', 'visitor', 'visitor', false],
    ['after a login', 'member', 'visitor', true],
    ['for a member who saw none before', 'member', null, true],
    ['not twice for a member', 'member', 'member', false],
  ] as const)('%s', (_case, who, seenBy, due) => {
    expect(isNewsDue({ route: 'home', who }, seenBy)).toBe(due);
  });
  it.each(['rng', 'join', 'help', 'login', 'register', 'game', null] as const)('not on %s', (route) => {
    expect(isNewsDue({ route, who: 'visitor' }, null)).toBe(false);
  });
});
