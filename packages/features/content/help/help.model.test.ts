import { expect, it } from 'vitest';
import { sectionLink, sectionOf } from './help.model.ts';

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
