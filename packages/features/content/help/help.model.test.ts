import { describe, expect, it } from 'vitest';
import { sectionLink, sectionOf, shownSections } from './help.model.ts';

const sections = ['about', 'term'].map((id) => ({ id, title: id, content: '' }));

it.each([
  ['term', 'term'],
  ['about', 'about'],
  ['unknown', 'about'],
  [null, 'about'],
])('the anchor %j shows %j', (wanted, shown) => {
  expect(sectionOf(sections, wanted)?.id).toBe(shown);
});

it('shows nothing without sections', () => {
  expect(sectionOf([], 'term')).toBeUndefined();
});

it.each([
  ['#term', 'term'],
  ['/help#term', 'term'],
  ['/helpmc#term', 'term'],
  ['#%E0%B8%81', 'ก'],
  ['#100%', '100%'],
  ['#', null],
  ['/help', null],
  ['/promotions#term', null],
  ['https://example.com/help#term', null],
])('the link %s leads to the section %j', (href, id) => {
  expect(sectionLink(href)).toBe(id);
});

describe('the sections that are shown', () => {
  const section = (id: string, title = id) => ({ id, title, content: '' });
  const own = { beginner: section('beginner', 'own'), contact: section('contact', 'own') };
  const ids = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id);

  it('begin with the manual and end with the contact, which the site adds', () => {
    expect(ids(shownSections(sections, [], own))).toEqual(['beginner', 'about', 'term', 'contact']);
  });

  it('are in the same places where the platform has them, with its texts', () => {
    const given = [section('contact', 'theirs'), section('term'), section('beginner', 'theirs')];
    const shown = shownSections(given, [], { ...own, beginner: { ...own.beginner, words: ['w'] } });
    expect(ids(shown)).toEqual(['beginner', 'term', 'contact']);
    expect(shown.map(({ title }) => title)).toEqual(['theirs', 'term', 'theirs']);
    expect(shown[0]?.words).toEqual(['w']);
  });

  it('are not about what is switched off', () => {
    const off = [{ modId: 'VIP', enabled: '0' as const, childrenNodes: [] }];
    expect(ids(shownSections([section('vip'), section('term')], off, own))).toEqual(['beginner', 'term', 'contact']);
    expect(ids(shownSections([section('vip')], [], own))).toContain('vip');
  });
});
