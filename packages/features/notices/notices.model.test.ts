import { describe, expect, it } from 'vitest';
import type { Announcement } from '#api/system.ts';
import { bangkokDay, isNewsDue, newestFirst, newsOf, toNoticeView } from './notices.model.ts';

const notice = (id: string, publishedAt: string | null = null): Announcement => ({
  id,
  title: id,
  content: `<p>${id}</p>`,
  publishedAt,
});
const ids = (notices: readonly Announcement[]) => notices.map(({ id }) => id);

describe('what is shown', () => {
  it('puts pop-ups before the notices to players, each once', () => {
    expect(ids(newsOf({ popup: [notice('a'), notice('b')], player: [notice('b'), notice('c')] }))).toEqual([
      'a',
      'b',
      'c',
    ]);
  });
  it('falls back to the notices to players', () => {
    expect(ids(newsOf({ popup: [], player: [notice('c')] }))).toEqual(['c']);
  });
  it('lists the newest first, and last what has no date', () => {
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

describe('the day of "not again today"', () => {
  it.each([
    ['2026-11-20T16:59:59.999Z', '2026-11-20'],
    ['2026-11-20T17:00:00.000Z', '2026-11-21'],
    ['2026-12-31T17:00:00.000Z', '2027-01-01'],
  ])('%s is %s in Bangkok', (moment, day) => {
    expect(bangkokDay(Date.parse(moment))).toBe(day);
  });
});

describe('news is due', () => {
  it.each([
    ['for a visitor who has just come', null, [], true],
    ['not twice for a visitor', null, [null], false],
    ['after the login', 'token', [null], true],
    ['not twice for a member', 'token', ['token'], false],
    ['not for having logged out', null, ['token'], false],
    ['for another login', 'other', ['token', null], true],
  ] as const)('%s', (_case, token, seen, due) => {
    expect(isNewsDue({ route: 'home', token }, new Set(seen))).toBe(due);
  });
  it.each(['login', 'register', 'game', 'seamless'] as const)('not on %s', (route) => {
    expect(isNewsDue({ route, token: null }, new Set())).toBe(false);
  });
  it('on a page that nobody knows too', () => {
    expect(isNewsDue({ route: null, token: null }, new Set())).toBe(true);
  });
});
